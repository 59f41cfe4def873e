import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseLanguage } from '#ingredients';
// the work on similar names loads this file in a process of its own, which has no use for the rest of the platform
import { installedFolder } from '#platform/installed-folder';

const folder = installedFolder('food/seeds/foods.tsv');

/** Regions that have only the words of their own, and the locale of the others. */
const REGIONAL = new Map([
  ['en-GB', 'en-US'],
  ['fr-CA', 'fr-FR'],
  ['pt-PT', 'pt-BR'],
]);

/** The locales with foods, aisles and units. */
export const SEED_LOCALES = readdirSync(folder)
  .filter((file) => file.includes('-'))
  .map((file) => file.replace('.tsv', ''))
  .sort();

export interface SeedName {
  name: string;
  pluralName: string | null;
  /** Only for units; empty if there is none. */
  abbreviation: string;
}

export type SeedKind = 'aisle' | 'food' | 'unit';

interface SeedFood {
  /** English name, which is the same in all tables. */
  food: string;
  /** English name of the aisle. */
  aisle: string;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const memoize = <T>(create: () => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};

/** Common foods in the order in which groups get them. */
export const seedFoods = memoize<SeedFood[]>(() =>
  rowsOf('foods.tsv').map(([food = '', aisle = '']) => ({ food, aisle })),
);

/** The aisles of shops with their colors. */
export const seedAisles = memoize(() => rowsOf('aisles.tsv').map(([aisle = '', color = '']) => ({ aisle, color })));

const tables = new Map<string, Map<string, SeedName>>();

function tableOf(locale: string): Map<string, SeedName> {
  const known = tables.get(locale);
  if (known) return known;
  const own = rowsOf(`${locale}.tsv`).map(([kind = '', english = '', name = '', plural = '', abbreviation = '']) => {
    const words = { name, pluralName: plural || null, abbreviation };
    return [keyOf(kind, english), words] as const;
  });
  const base = REGIONAL.get(locale);
  const table = new Map([...(base ? tableOf(base) : []), ...own]);
  tables.set(locale, table);
  return table;
}

const keyOf = (kind: string, english: string) => `${kind} ${english}`;

/** The locale whose words a locale uses: itself or one of the same language; undefined for a language without words. */
export const seedLocale = (locale: string): string | undefined =>
  SEED_LOCALES.find((code) => code === locale) ??
  SEED_LOCALES.find((code) => !REGIONAL.has(code) && baseLanguage(code) === baseLanguage(locale));

/** Returns the words of a language for an aisle, food or unit; undefined if it has none. */
export function seedName(kind: SeedKind, english: string, locale: string): SeedName | undefined {
  const known = seedLocale(locale);
  return known === undefined ? undefined : tableOf(known).get(keyOf(kind, english));
}

/** Returns the words of all languages for an aisle or food. */
export const seedNames = (kind: SeedKind, english: string): SeedName[] =>
  SEED_LOCALES.flatMap((locale) => seedName(kind, english, locale) ?? []);
