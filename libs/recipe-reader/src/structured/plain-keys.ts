import { asArray, isObject, type Json, type JsonObject } from './json.ts';

const schemaAddress = /^https?:\/\/(?:www\.)?schema\.org\/?#?$/i;
const typeWord = /^[A-Z][A-Za-z]+$/;

/**
 * Renames the keys of JSON-LD nodes to schema.org's bare names: "schema:name", "https://schema.org/name" and "Name" become
 * "name", `type` and `id` become `@type` and `@id`, and lists in `@list` or `@set` become arrays.
 */
export function usePlainKeys(nodes: JsonObject[]): void {
  const prefixes = new Set(['schema', ...nodes.flatMap((node) => schemaPrefixes(node['@context']))]);
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node)) {
      const list = asPlainList(value);
      const name = plainKey(key, prefixes);
      if (name === key && list === value) continue;
      if (name !== key && name in node) continue;
      delete node[key];
      node[name] = list;
    }
    if ('@type' in node || typeof node.type !== 'string' || !typeWord.test(node.type)) continue;
    node['@type'] = node.type;
    if (typeof node.id === 'string') node['@id'] ??= node.id;
  }
}

/** The prefixes that a context declares for schema.org. */
function schemaPrefixes(context: Json | undefined): string[] {
  return asArray(context).flatMap((part) =>
    isObject(part)
      ? Object.entries(part).flatMap(([prefix, address]) =>
          typeof address === 'string' && schemaAddress.test(address) ? [prefix] : [],
        )
      : [],
  );
}

function plainKey(key: string, prefixes: Set<string>): string {
  const [, prefix = '', name = ''] = /^(.+[:/#])(\w+)$/.exec(key) ?? [];
  if (name && (schemaAddress.test(prefix) || prefixes.has(prefix.slice(0, -1)))) return name;
  return typeWord.test(key) && !/^[A-Z]+$/.test(key) ? key.charAt(0).toLowerCase() + key.slice(1) : key;
}

function asPlainList(value: Json): Json {
  if (isObject(value)) return value['@list'] ?? value['@set'] ?? value;
  if (!Array.isArray(value) || !value.some((item) => isObject(item) && ('@list' in item || '@set' in item)))
    return value;
  return value.flatMap((item) => asArray(asPlainList(item)));
}
