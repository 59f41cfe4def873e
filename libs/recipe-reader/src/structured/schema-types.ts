import { asArray, type JsonObject } from './json.ts';

/** A page has no more recipes that are looked at. Several may name the same long list, so that more would take far longer than the page is long. */
export const maxRecipes = 50;

/** Whether a node is of a schema.org type, however the type is written: bare, prefixed, as an address, in a list. */
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
