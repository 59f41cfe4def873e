import type { Page, PageElement } from '../page/tree.ts';
import { isObject, objectsIn, parseLooseJson, repairBudget, type Json, type JsonObject } from './json.ts';
import { usePlainKeys } from './plain-keys.ts';
import { hasType, maxRecipes } from './schema-types.ts';

/** A schema.org object and its path. */
export interface SchemaNode {
  object: JsonObject;
  path: string;
}

export function scriptText(script: PageElement): string {
  return script.children.filter((child) => typeof child === 'string').join('');
}

/** Finds all recipes in the page's JSON-LD and resolves references to other nodes. */
export function jsonLdRecipes(page: Page): SchemaNode[] {
  const scripts = page.elements.filter(
    ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes.type ?? ''),
  );
  const budget = repairBudget();
  const documents = scripts.map((script) => parseLooseJson(scriptText(script), budget));
  return recipesIn(documents.filter((document) => document !== undefined));
}

/** Finds recipes at any depth of JSON documents. */
export function recipesIn(documents: Json[]): SchemaNode[] {
  usePlainKeys(documents.flatMap((document) => objectsIn(document)).map(({ object }) => object));
  const nodes = documents.flatMap((document) => objectsIn(document));
  const byId = new Map<string, JsonObject>();
  for (const { object } of nodes) {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1 && !byId.has(id)) byId.set(id, object);
  }
  return nodes
    .filter(({ object }) => hasType(object, 'Recipe'))
    .slice(0, maxRecipes)
    .map(({ object, path }) => ({ object: follow(object, byId), path }));
}

/** Replaces bare references ({"@id": ...}) among the values of a node by the referenced nodes. */
function follow(node: JsonObject, byId: Map<string, JsonObject>): JsonObject {
  const resolve = (value: Json): Json => {
    if (!isObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value;
    const target = byId.get(value['@id']);
    return target && target !== node ? target : value;
  };
  const entries = Object.entries(node).map(
    ([key, value]) => [key, Array.isArray(value) ? value.map(resolve) : resolve(value)] as const,
  );
  return Object.fromEntries(entries);
}
