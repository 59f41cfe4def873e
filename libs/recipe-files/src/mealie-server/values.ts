import type { Json } from '../readers/json/json-values.ts';

/** Removes null characters and lone surrogates, which PostgreSQL rejects. */
export const toCleanText = (value: unknown, most = 255): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
    .replaceAll('\0', '')
    .slice(0, most)
    .toWellFormed();

export const toPhrase = (value: unknown, most = 255): string => toCleanText(value, most).trim();

/** Accepts booleans, and 0 and 1 of SQLite. */
export const toBoolean = (value: unknown, otherwise = false): boolean =>
  typeof value === 'boolean' ? value : typeof value === 'number' ? value !== 0 : otherwise;

export function toNumber(value: unknown, otherwise: number): number {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && Math.abs(number) <= 1e9 ? number : otherwise;
}

export const toInteger = (value: unknown, otherwise: number): number => Math.trunc(toNumber(value, otherwise));

/** Returns an ISO timestamp. Mealie stores times in UTC without a zone. */
export function toInstant(value: unknown): string | null {
  const text = toPhrase(value, 40).replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const time = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || text.length === 10 ? text : `${text}Z`);
  const toDate = new Date(time);
  return Number.isNaN(time) || toDate.getUTCFullYear() < 1900 || toDate.getUTCFullYear() > 9999
    ? null
    : toDate.toISOString();
}

export const date = (value: unknown): string | null => toInstant(value)?.slice(0, 10) ?? null;

export const toExtras = (rows: Json[]): Record<string, string> =>
  Object.fromEntries(
    rows
      .map((row) => [toCleanText(row['keyName'] ?? row['key']), toCleanText(row['value'], 10_000)] as const)
      .filter(([key]) => key !== '')
      .slice(0, 200),
  );

/** Returns the known value that matches, or null. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T | null {
  const text = toPhrase(value).toLowerCase();
  return known.find((one) => one === text) ?? null;
}
