import { decodePage, maxPageBytes } from './page/decode.ts';
import { parsePage, type Page } from './page/tree.ts';
import { openGraph } from './open-graph.ts';
import { jsonLdRecipes, type SchemaNode } from './structured/json-ld.ts';
import { microdataRecipes, rdfaRecipes } from './structured/microdata.ts';
import { schemaRecipe } from './structured/schema-recipe.ts';
import { fuse, type RecipeResult } from './fuse.ts';
import type { Reading, Source } from './recipe.ts';

export interface ReadOptions {
  /** Where the page came from; relative addresses are resolved against it. */
  url: string;
  /** The Content-Type header of the answer. */
  contentType?: string;
}

/** Reads the recipe of a page; `recipe` is null where there is none. Never throws, takes time linear in the page. */
export function readRecipe(html: string | Uint8Array, options: ReadOptions): RecipeResult {
  const text = typeof html === 'string' ? html.slice(0, maxPageBytes) : decodePage(html, options.contentType);
  const page = parsePage(text);
  return fuse(readings(page), options.url);
}

function readings(page: Page): Reading[] {
  return [
    ...schemaReadings('json-ld', jsonLdRecipes(page)),
    ...schemaReadings('microdata', microdataRecipes(page)),
    ...schemaReadings('rdfa', rdfaRecipes(page)),
    { source: 'open-graph', path: 'head', fields: openGraph(page) },
  ];
}

function schemaReadings(source: Source, nodes: SchemaNode[]): Reading[] {
  return nodes.map(({ object, path }) => ({ source, path, fields: schemaRecipe(object) }));
}
