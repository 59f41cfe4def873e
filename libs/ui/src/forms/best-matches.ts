import { plainText } from './plain-text.ts';

export interface Suggestion {
  name: string;
  /** Further names to search by. */
  also: string[];
  /** Sorted before all other matches. */
  isFirst?: boolean;
}

const shownOptions = 8;

interface PlainOption {
  name: string;
  isFirst: boolean;
  plainNames: string[];
}

/** Options with their names in plain letters, which takes too long to do again for each letter that is typed. */
const plainOptions = new WeakMap<readonly (string | Suggestion)[], PlainOption[]>();

function plainOptionsOf(options: readonly (string | Suggestion)[]): PlainOption[] {
  const known = plainOptions.get(options);
  if (known) return known;
  const made = options.map((option) =>
    typeof option === 'string'
      ? { name: option, isFirst: false, plainNames: [plainText(option)] }
      : {
          name: option.name,
          isFirst: option.isFirst === true,
          plainNames: [option.name, ...option.also].map(plainText),
        },
  );
  plainOptions.set(options, made);
  return made;
}

/** Sorts options: exact names first, then prefixes, then other matches. */
export function bestMatches(options: readonly (string | Suggestion)[], value: string): string[] {
  const wanted = plainText(value);
  const rankOf = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3);
  const ranked = plainOptionsOf(options).map(({ name, isFirst, plainNames }) => ({
    name,
    isFirst,
    rank: wanted ? Math.min(...plainNames.map(rankOf)) : 0,
  }));
  const found = ranked.filter(({ name, rank }) => rank < 3 && (!wanted || name !== value));
  const sorted = found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.rank - b.rank);
  // names may repeat
  return [...new Set(sorted.map(({ name }) => name))].slice(0, shownOptions);
}
