import { foldSearch, type SearchTerm } from '#contract/search-words';
import { foodLanguages, foodLinker } from '#organizers';

/** Most words in the name of a food that somebody types. */
const MAX_NAME_WORDS = 3;

/** The food that each typed word names, by itself or with its neighbours: both words of "goat cheese" name that cheese. */
export function foodsOfTerms(typed: string, terms: SearchTerm[], locale: string): (string | null)[] {
  const options = foodLanguages(locale);
  const words = typed
    .replace(/"[^"]+"/g, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const foods = new Map<string, string>();
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_NAME_WORDS, words.length - start);
    let food: string | null = null;
    for (; length > 0 && !food; length--)
      food = foodLinker.findByName(words.slice(start, start + length).join(' '), options);
    const count = food ? length + 1 : 1;
    if (food) for (const word of words.slice(start, start + count)) foods.set(foldSearch(word), food);
    start += count;
  }
  return terms.map(({ word, isFiller }) => (isFiller ? null : (foods.get(word) ?? null)));
}
