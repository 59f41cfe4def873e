import type { Json } from '../formats/json.ts';

/** The database takes neither zero characters nor halves of characters. */
export const words = (value: unknown, most = 255): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
    .replaceAll('\0', '')
    .slice(0, most)
    .toWellFormed();

export const phrase = (value: unknown, most = 255): string => words(value, most).trim();

/** SQLite says 0 and 1. */
export const flag = (value: unknown, otherwise = false): boolean =>
  typeof value === 'boolean' ? value : typeof value === 'number' ? value !== 0 : otherwise;

export function amount(value: unknown, otherwise: number): number {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && Math.abs(number) <= 1e9 ? number : otherwise;
}

export const whole = (value: unknown, otherwise: number): number => Math.trunc(amount(value, otherwise));

/** As ISO; times are kept in UTC there, without saying so. */
export function instant(value: unknown): string | null {
  const text = phrase(value, 40).replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const time = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || text.length === 10 ? text : `${text}Z`);
  const date = new Date(time);
  return Number.isNaN(time) || date.getUTCFullYear() < 1900 || date.getUTCFullYear() > 9999 ? null : date.toISOString();
}

export const date = (value: unknown): string | null => instant(value)?.slice(0, 10) ?? null;

export const extras = (rows: Json[]): Record<string, string> =>
  Object.fromEntries(
    rows
      .map((row) => [words(row['keyName'] ?? row['key']), words(row['value'], 10_000)] as const)
      .filter(([key]) => key !== '')
      .slice(0, 200),
  );

/** One of these, or null. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T | null {
  const text = phrase(value).toLowerCase();
  return known.find((one) => one === text) ?? null;
}
