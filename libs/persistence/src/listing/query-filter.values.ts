import { BadRequest } from '#platform';

export type ValueType = 'text' | 'uuid' | 'number' | 'boolean' | 'date' | 'datetime';

type Parsed = string | number | boolean | Date | undefined;

const uuid = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** ISO text without a zone is UTC, as everywhere in the API; other notations are parsed by `Date`. */
function instantOf(text: string): Date | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/.test(text);
  const parsed = new Date(iso ? `${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}` : text);
  const year = parsed.getUTCFullYear();
  return year >= 1 && year <= 9999 ? parsed : undefined;
}

const readers: Record<ValueType, (text: string) => Parsed> = {
  text: (text) => (text.includes('\0') ? undefined : text),
  uuid: (text) => (uuid.test(text) ? text.toLowerCase() : undefined),
  number: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
  boolean: (text) => (text === '' ? undefined : /^([ty]|1$)/i.test(text)),
  date: (text) => instantOf(text)?.toISOString().slice(0, 10),
  datetime: instantOf,
};

/** Converts text to the type of the column. Throws 400 `filter.badValue`. */
export function filterValue(type: ValueType, name: string, text: string): Exclude<Parsed, undefined> {
  const value = readers[type](text);
  if (value === undefined) throw new BadRequest('filter.badValue', { value: text.slice(0, 100), name });
  return value;
}
