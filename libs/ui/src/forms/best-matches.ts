import { plainText } from './plain-text.ts';

export interface Suggestion {
  name: string;
  /** Further names, by which it is found as well. */
  also: string[];
}

const shownOptions = 8;

const namesOf = (option: string | Suggestion) =>
  typeof option === 'string' ? [option] : [option.name, ...option.also];

/** What has the typed text as one of its names comes first, then what begins with it, then what merely contains it. */
export function bestMatches(options: (string | Suggestion)[], value: string): string[] {
  const wanted = plainText(value);
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3);
  const ranked = options.map((option) => {
    const names = namesOf(option);
    return { name: names[0]!, rank: wanted ? Math.min(...names.map((name) => rank(plainText(name)))) : 0 };
  });
  const found = ranked.filter(({ name, rank }) => rank < 3 && (!wanted || name !== value));
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shownOptions)
    .map(({ name }) => name);
}
