import { fuse, type RecipeResult } from './fuse/fuse.ts';
import { readOpenGraph } from './open-graph.ts';
import { decodePage, maxPageBytes } from './page/decode.ts';
import { parsePage, type Page } from './page/tree.ts';
import type { Reading, Source } from './recipe.ts';
import { appStateRecipes } from './structured/app-state.ts';
import { hRecipes } from './structured/h-recipe.ts';
import { jsonLdRecipes, recipesIn, scriptText, type SchemaNode } from './structured/json-ld.ts';
import { parseLooseJson } from './structured/json.ts';
import { microdataRecipes, rdfaRecipes } from './structured/microdata.ts';
import { schemaRecipe } from './structured/schema-recipe.ts';
import { readVisible } from './visible/read-page.ts';

export interface ReadOptions {
  /** Address of the page; base of relative addresses. */
  url: string;
  /** Content-Type header of the response. */
  contentType?: string;
}

/** Reads the recipe of a page; `recipe` is null if there is none. Never throws, takes linear time. */
export function readRecipe(html: string | Uint8Array, options: ReadOptions): RecipeResult {
  const text = typeof html === 'string' ? html.slice(0, maxPageBytes) : decodePage(html, options.contentType);
  const page = parsePage(text);
  return fuse({
    readings: readings(page),
    head: readOpenGraph(page),
    visible: readVisible(page),
    url: options.url,
    isProduct: describesProduct(page),
  });
}

/** Reads pasted or uploaded schema.org JSON: a Recipe, or a graph or list that contains one. */
export function readSchemaJson(json: string, options: ReadOptions): RecipeResult {
  const document = parseLooseJson(json);
  const nodes = document === undefined ? [] : recipesIn([document]);
  return fuse({ readings: schemaReadings('json-ld', nodes), head: {}, visible: null, url: options.url });
}

const productType = /["']@type["']\s*:\s*\[?\s*["'](?:https?:\/\/schema\.org\/)?Product["']/;

/** True if the page's markup describes a product of a shop. */
function describesProduct({ elements }: Page): boolean {
  return elements.some((element) => {
    const { tag, attributes } = element;
    if (tag === 'script') return /ld\+json/i.test(attributes.type ?? '') && productType.test(scriptText(element));
    if (tag === 'meta') return attributes.property === 'og:type' && /product/i.test(attributes.content ?? '');
    return /schema\.org\/Product$/i.test(attributes.itemtype ?? '');
  });
}

function readings(page: Page): Reading[] {
  const marked = [
    ...schemaReadings('json-ld', jsonLdRecipes(page)),
    ...schemaReadings('microdata', microdataRecipes(page)),
    ...schemaReadings('rdfa', rdfaRecipes(page)),
    ...schemaReadings('h-recipe', hRecipes(page)),
  ];
  const whole = marked.some(({ fields }) => fields.ingredients && fields.instructions);
  return whole ? marked : [...marked, ...schemaReadings('app-state', appStateRecipes(page))];
}

function schemaReadings(source: Source, nodes: SchemaNode[]): Reading[] {
  return nodes.map(({ object, path }) => ({ source, path, fields: schemaRecipe(object) }));
}
