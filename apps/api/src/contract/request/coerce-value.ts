/**
 * Coerces request values before validation: camelCase or snake_case keys, upper-case ids, "True" for true, a text for
 * an object with one main field. Of a list or map that is too long, it reads only one entry beyond the limit.
 */
import { isDateTime } from '#contract/dates';
import { resolve, type Schema } from '#contract/document';
import { snakeCase } from '#persistence';

/** json: typed values; text: values of a query string or form, which are all text. */
type Mode = 'json' | 'text';
type Reader = (value: unknown) => unknown;

const readers: Record<Mode, WeakMap<Schema, Reader>> = { json: new WeakMap(), text: new WeakMap() };

export function coercerFor(schema: Schema, mode: Mode): Reader {
  const target = resolve(schema);
  const cached = readers[mode].get(target);
  if (cached) return cached;
  let built: Reader | undefined;
  const lazy: Reader = (value) => (built ??= build(target, mode))(value);
  readers[mode].set(target, lazy);
  return lazy;
}

function build(schema: Schema, mode: Mode): Reader {
  const types = [schema.type ?? []].flat();
  const option = schema.anyOf?.find(({ type }) => type !== 'null');
  if (option) return coercerFor(option, mode);
  if (schema.properties) return objectReader(schema, mode);
  if (types.includes('array')) return arrayReader(schema, mode);
  if (types.includes('boolean')) return readBoolean;
  if (types.includes('integer') || types.includes('number')) return numberReader(types.includes('null'), mode);
  if (types.includes('string')) return textReader(schema, types.includes('null'), mode);
  return mapReader(schema);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

function objectReader(schema: Schema, mode: Mode): Reader {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([, property]) => !property.readOnly)
    .map(([key, property]) => ({
      key,
      snakeKey: snakeCase(key),
      read: coercerFor(property, mode),
      noneReader: readerOfNone(resolve(property)),
    }));
  const main = schema['x-from-text'];
  const read: Reader = (value) => {
    if (main && typeof value === 'string') return read({ [main]: value });
    if (!isRecord(value)) return value;
    const result: Record<string, unknown> = {};
    for (const { key, snakeKey, read: readField, noneReader } of fields) {
      const property = Object.hasOwn(value, key)
        ? value[key]
        : Object.hasOwn(value, snakeKey)
          ? value[snakeKey]
          : undefined;
      const entry = noneReader(property);
      if (entry !== undefined) result[key] = readField(entry);
    }
    return result;
  };
  return read;
}

/** Texts that clients send in place of an id that they do not have. */
const NONE: ReadonlySet<unknown> = new Set(['none', 'null', 'undefined']);
const isNone = (value: unknown) =>
  value === null || (typeof value === 'string' && NONE.has(value.slice(0, 10).toLowerCase()));

/** Reads "None" and null for an id, and null for a map, as null or, where the contract has no null, as absent. */
function readerOfNone({ type, anyOf, format, properties }: Schema): Reader {
  const none = [type ?? []].flat().includes('null') ? null : undefined;
  const isMap = type === 'object' && !properties && !anyOf;
  if (format === 'uuid') return (value) => (isNone(value) ? none : value);
  return isMap ? (value) => value ?? none : (value) => value;
}

function arrayReader(schema: Schema, mode: Mode): Reader {
  const read = coercerFor(schema.items ?? {}, mode);
  const limit = (schema.maxItems ?? Infinity) + 1;
  return (value) => {
    if (mode === 'text' && typeof value === 'string') return splitList(value).slice(0, limit).map(read);
    if (mode === 'text' && isRecord(value)) return [read(value)];
    if (!Array.isArray(value)) return value;
    const entries: unknown[] = value.slice(0, limit);
    return (mode === 'text' ? entries.flatMap(splitList).slice(0, limit) : entries).map(read);
  };
}
const splitList = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [value];

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['on', true],
  ['off', false],
  ['', false],
]);
const readBoolean: Reader = (value) =>
  typeof value === 'string' ? (BOOLEANS.get(value.slice(0, 6).toLowerCase()) ?? value) : value;

const numberReader =
  (nullable: boolean, mode: Mode): Reader =>
  (value) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return nullable ? null : mode === 'text' ? undefined : value;
    return mode === 'text' && Number.isFinite(Number(value)) ? Number(value) : value;
  };

/** Pattern of names without spaces. */
export const NO_SPACES = String.raw`^[^\s\p{C}]+$`;

function textReader({ format, pattern, minLength, enum: values }: Schema, nullable: boolean, mode: Mode): Reader {
  // keyboards of phones add a space behind a word
  const isTrimmed = format === 'email' || pattern === NO_SPACES;
  return (given) => {
    if (typeof given !== 'string') return given;
    const value = isTrimmed ? given.trim() : given;
    if (minLength && nullable && value.trim() === '') return null;
    if ((format || values) && value === '' && (nullable || mode === 'text')) return nullable ? null : undefined;
    if (format === 'uuid') return value.toLowerCase();
    return format === 'date-time' ? readInstant(value) : cleanText(value);
  };
}

/** A date-time without a zone is UTC and a date alone its midnight. Other text stays unchanged and fails validation. */
function readInstant(text: string): Date | string {
  const value = text.slice(0, 50).trim().replace(' ', 'T');
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value}T00:00:00Z`
    : /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(value)
      ? `${value}Z`
      : value;
  return isDateTime(instant) ? new Date(instant) : text;
}

/** Removes control characters, which PostgreSQL (NUL) or XML refuse, and lone surrogates. */
const cleanText = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();

/** Keys that every JavaScript object inherits; refused against prototype pollution. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a map with keys that clients choose. */
function mapReader({ maxProperties = Infinity }: Schema): Reader {
  return (value) => (isRecord(value) ? cleanRecord(value, maxProperties + 1) : clean(value));
}

/** Cleans texts and keys of free-form JSON without changing its shape. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  return isRecord(value) ? cleanRecord(value, Infinity) : value;
}

function cleanRecord(value: Record<string, unknown>, maxEntries: number): Record<string, unknown> {
  const entries = Object.entries(value).slice(0, maxEntries);
  const cleaned = entries.map(([key, entry]) => [cleanText(key), clean(entry)] as const);
  return Object.fromEntries(cleaned.filter(([key]) => !INHERITED.has(key)));
}
