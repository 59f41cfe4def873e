import { plainText } from './plain-text.ts';

export interface Suggestion {
  name: string;
  /** Further names to search by. */
  also: string[];
  /** Sorted before all other matches. */
  isFirst?: boolean;
}

const shownOptions = 8;

const namesOf = (option: string | Suggestion) =>
  typeof option === 'string' ? [option] : [option.name, ...option.also];

/** Sorts options: exact names first, then prefixes, then other matches. */
export function bestMatches(options: (string | Suggestion)[], value: string): string[] {
  const wanted = plainText(value);
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3);
  const ranked = options.map((option) => {
    const names = namesOf(option);
    const [name = ''] = names;
    const isFirst = typeof option === 'object' && option.isFirst === true;
    return { name, isFirst, rank: wanted ? Math.min(...names.map((name) => rank(plainText(name)))) : 0 };
  });
  const found = ranked.filter(({ name, rank }) => rank < 3 && (!wanted || name !== value));
  const sorted = found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.rank - b.rank);
  // names may repeat
  return [...new Set(sorted.map(({ name }) => name))].slice(0, shownOptions);
}
