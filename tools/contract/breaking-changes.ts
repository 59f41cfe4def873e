/** Finds what a change of the contract breaks for clients: the library lists the changes, the rules here know their direction. */
import { apiCompare, type Diff } from 'api-smart-diff';

type Json = Record<string, unknown>;
type Direction = 'answers' | 'requests';

export interface BreakingChange {
  /** The operation, such as `GET /recipes`, or the name of a schema. */
  place: string;
  /** The changed part within it, and how it has changed. */
  change: string;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** Keys below which the keys are names. */
const NAMED = new Set(['properties', 'headers', 'schemas', 'responses', 'parameters', 'paths', 'content']);
const TEXTS = new Set(['description', 'summary', 'example', 'examples', 'title', 'tags', 'operationId', 'info']);
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document without texts, examples and marks. Of an alias only its address is left. */
export function outlineOf(document: object): Json {
  const outline = withoutTexts(document, false);
  const paths = isRecord(outline['paths']) ? outline['paths'] : {};
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(isRecord(item) ? item : {})) {
      const original = (document as { paths: Record<string, Record<string, { operationId?: string }>> }).paths[path];
      if (isRecord(item) && isRecord(operation) && /Alias\d+$/.test(original?.[method]?.operationId ?? ''))
        item[method] = { responses: {} };
    }
  return outline;
}

function withoutTexts(value: object, hasNames: boolean): Json {
  const entries = Object.entries(value).filter(([key]) => hasNames || !(key.startsWith('x-') || TEXTS.has(key)));
  return Object.fromEntries(entries.map(([key, entry]) => [key, outlineOfValue(entry, !hasNames && NAMED.has(key))]));
}

function outlineOfValue(value: unknown, hasNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => outlineOfValue(entry, false));
  return isRecord(value) ? withoutTexts(value, hasNames) : value;
}

/** Compares two outlines. */
export function findBreakingChanges(before: Json, after: Json): BreakingChange[] {
  const directions = [directionsOfSchemas(before), directionsOfSchemas(after)];
  const found = apiCompare(before, after).diffs.flatMap((diff) => {
    const path = diff.path.map(String);
    const [area, name = '', method = ''] = path;
    if (area === 'paths') {
      const place = `${method.toUpperCase()} ${name}`;
      const inside = path.slice(3);
      const isBroken = !inside.length ? diff.action === 'remove' : breaks(diff, inside, directionOf(inside));
      return isBroken ? [{ place, change: describe(diff, inside) }] : [];
    }
    if (area !== 'components' || name !== 'schemas') return [];
    const uses = directions.flatMap((schemas) => [...(schemas.get(method) ?? [])]);
    const inside = path.slice(3);
    // a schema that is gone is seen where it was used
    const isBroken = inside.length > 0 && uses.some((direction) => breaks(diff, inside, direction));
    return isBroken ? [{ place: method, change: describe(diff, inside) }] : [];
  });
  return [...new Map(found.map((one) => [`${one.place} ${one.change}`, one])).values()];
}

const directionOf = ([part]: string[]): Direction => (part === 'responses' ? 'answers' : 'requests');

function describe({ action, before, after }: Diff, inside: string[]): string {
  const values = [before, after].map((value) => JSON.stringify(value)?.slice(0, 60) ?? 'none');
  return inside.length ? `${inside.join('.')} (${action}: ${values.join(' -> ')})` : action;
}

const typesOf = (type: unknown) => new Set([type].flat());

/** Answers may grow and narrow their values; requests may grow and widen them. */
function breaks({ action, type, before, after }: Diff, inside: string[], direction: Direction): boolean {
  const [parent, key = ''] = inside.slice(-2);
  if (key === 'type' && action === 'replace') {
    const [old, current] = [typesOf(before), typesOf(after)];
    const [part, whole] = direction === 'answers' ? [current, old] : [old, current];
    return ![...part].every((one) => whole.has(one));
  }
  if (parent === 'properties' && action === 'remove') return true;
  if (direction === 'requests') return type === 'breaking';
  const [place, status = ''] = inside;
  if (place === 'responses' && inside.length === 2) return action === 'remove' && status.startsWith('2');
  if (parent === 'required') return action === 'remove';
  if (key === 'required') return before !== undefined && after === undefined;
  return (parent === 'anyOf' || parent === 'oneOf') && action !== 'remove';
}

/** Which way each schema goes: in bodies of requests, in answers, or in both. */
function directionsOfSchemas(document: Json): Map<string, Set<Direction>> {
  const schemas = ((document['components'] as Json | undefined)?.['schemas'] ?? {}) as Json;
  const found = new Map<string, Set<Direction>>();
  const visit = (value: unknown, direction: Direction): void => {
    for (const [name] of referencesOf(value)) {
      const known = found.get(name) ?? new Set();
      if (known.has(direction)) continue;
      found.set(name, known.add(direction));
      visit(schemas[name], direction);
    }
  };
  const items = Object.values((document['paths'] ?? {}) as Record<string, Json>);
  for (const [method, operation] of items.flatMap((item) => Object.entries(item))) {
    if (!METHODS.has(method) || !isRecord(operation)) continue;
    const { responses, ...request } = operation;
    visit(request, 'requests');
    visit(responses, 'answers');
  }
  visit(document['webhooks'], 'answers');
  return found;
}

const referencesOf = (value: unknown) =>
  [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => [name] as const,
  );
