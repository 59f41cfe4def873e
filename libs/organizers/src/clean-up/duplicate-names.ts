import { plainName, standardUnitOf } from '#ingredients';
import { singularAndPlural } from '../singular-plural.ts';
import { seedFoodMeanings } from '../seeds/foods.ts';
import { DuplicateSets } from './duplicate-sets.ts';

/** Why two names may mean the same, the surest first. */
export const REASONS = ['spelling', 'number', 'order', 'meaning', 'typo'] as const;
export type DuplicateNameReason = (typeof REASONS)[number];

export interface Named {
  id: string;
  /** Names of the row, its main name first. */
  names: string[];
}

export interface DuplicateNames {
  reason: DuplicateNameReason;
  ids: string[];
}

export interface NameOptions {
  /** Kind of the names, whose synonyms are then known. */
  of?: 'food' | 'unit';
  /** Sets of ids that are known to be different things. */
  listNotDuplicates?: string[][];
}

/** In shorter words a wrong letter makes another word: "pear", "bear". */
const MIN_TYPO_LENGTH = 5;

/**
 * Finds rows that probably mean the same thing; each is in one set at most. Takes time in proportion to the number of rows, since
 * names are looked up by what they could be written like instead of being compared with each other.
 */
export function findDuplicateNames(rows: Named[], { of, listNotDuplicates = [] }: NameOptions = {}): DuplicateNames[] {
  const sets = new DuplicateSets(REASONS, listNotDuplicates);
  const compared = rows.map(({ id, names }) => ({ id, names: names.map(compareName) }));
  const join = (reason: DuplicateNameReason, keysOf: (name: ComparedName) => string[]) => {
    const keyed = compared.flatMap(({ id, names }) => [...new Set(names.flatMap(keysOf))].map((key) => ({ key, id })));
    for (const same of Map.groupBy(keyed, ({ key }) => key).values())
      sets.join(
        same.map(({ id }) => id),
        reason,
      );
  };
  join('spelling', ({ joined }) => [joined]);
  const bySpelling = new Map(compared.flatMap(({ id, names }) => names.map(({ joined }) => [joined, id] as const)));
  for (const { id, names } of compared)
    for (const other of names.flatMap(({ joined }) => singularAndPlural(joined))) {
      const found = bySpelling.get(other);
      if (found) sets.join([id, found], 'number');
    }
  join('order', ({ words }) => (words.length > 1 ? [words.toSorted().join(' ')] : []));
  if (of === 'unit') join('meaning', ({ name }) => [standardUnitOf(name)].filter((unit) => unit !== null));
  if (of === 'food') join('meaning', ({ plain }) => seedFoodMeanings(plain));
  for (const [one, other] of findTypos(compared)) sets.join([one, other], 'typo');
  return sets.all();
}

interface ComparedName {
  name: string;
  /** The name without case and accents. */
  plain: string;
  words: string[];
  /** The words without what separates them. */
  joined: string;
}

export function compareName(name: string): ComparedName {
  const plain = plainName(name);
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { name, plain, words, joined: words.join('') || plain.trim() };
}

/** Pairs whose first names differ in one letter: changed, missing, or two of them exchanged. Different numbers are meant. */
function findTypos(rows: { id: string; names: ComparedName[] }[]): [string, string][] {
  const named = rows.flatMap(({ id, names }) => {
    const name = names[0]?.joined ?? '';
    return name.length < MIN_TYPO_LENGTH ? [] : { id, name };
  });
  const byDigits = Map.groupBy(named, ({ name }) => name.replace(/\P{N}/gu, ''));
  return [...byDigits.values()].flatMap((same) => (same.length > 1 ? findTyposAmong(same) : []));
}

function findTyposAmong(rows: { id: string; name: string }[]): [string, string][] {
  const index = new Map<string, { id: string; name: string }[]>();
  const pairs: [string, string][] = [];
  for (const row of rows) {
    const { id, name } = row;
    const keys = new Set([name, ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1))]);
    for (const key of keys) {
      const known = index.get(key);
      for (const other of known ?? []) if (isTypo(name, other.name)) pairs.push([other.id, id]);
      if (known) known.push(row);
      else index.set(key, [row]);
    }
  }
  return pairs;
}

/** True if one of two different names with the same digits is probably the other one with a wrong letter. */
function isTypo(one: string, other: string): boolean {
  // two foods that we know are not one with a wrong letter
  if (seedFoodMeanings(one).length && seedFoodMeanings(other).length) return false;
  const start = [...one].findIndex((letter, at) => letter !== other[at]);
  if (start < 0) return true;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isExchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
