import type { Catalogue } from './completeness.ts';

/** English words that no other offered language writes the same way. */
const englishWord =
  /(?<!\p{L})(the|your|you|this|that|with|please|couldn’t|can’t|isn’t|aren’t|don’t|what’s|recipes?)(?!\p{L})/iu;

/** Returns the keys of texts in which English words were left. */
export const englishLeftovers = (locale: string, translation: Catalogue): string[] =>
  locale.startsWith('en')
    ? []
    : [...translation].filter(([key, text]) => englishWord.test(text) && !isName(key)).map(([key]) => key);

const isName = (key: string) => key.startsWith('migrations.programs.');

/** Returns pairs of keys of one screen that read the same although their English texts differ. */
export function sameTexts(source: Catalogue, translation: Catalogue): string[] {
  const seen = new Map<string, string>();
  return [...source].flatMap(([key, english]) => {
    const text = translation.get(key);
    if (!text) return [];
    const place = `${key.split('.')[0]} ${text}`;
    const other = seen.get(place);
    if (other === undefined) seen.set(place, key);
    const differs = other !== undefined && source.get(other)?.toLowerCase() !== english.toLowerCase();
    return differs && baseOf(other) !== baseOf(key) ? [`${other} = ${key}`] : [];
  });
}

const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
