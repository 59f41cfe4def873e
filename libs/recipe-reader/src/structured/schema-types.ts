import { asArray, type JsonObject } from './json.ts';

/** Limits the recipes of a page, because several may refer to the same long list. */
export const maxRecipes = 50;

/** True if a node has a schema.org type: bare, prefixed, as an address, or in a list. */
export function hasType(node: JsonObject, type: string): boolean {
  return asArray(node['@type']).some(
    (written) => typeof written === 'string' && typeName(written) === type.toLowerCase(),
  );
}

function typeName(written: string): string {
  return written
    .trim()
    .replace(/^.*[/#:]/, '')
    .toLowerCase();
}
