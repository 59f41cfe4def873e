/** Endings of plurals and cases with their replacements, the longest first. The stem keeps at least three letters. */
const endings = new Map([
  ['en', ['ies>i', 'es', 's', 'y>i', 'e']],
  ['de', ['ern', 'nen', 'en', 'er', 'es', 'em', 'e', 'n', 's']],
  ['fr', ['eaux>eau', 'aux>al', 'es', 's', 'x', 'e']],
  ['es', ['ces', 'es', 'os', 'as', 's', 'o', 'a', 'e', 'z']],
  ['it', ['chi>c', 'che>c', 'ghi>g', 'ghe>g', 'co>c', 'ca>c', 'go>g', 'ga>g', 'i', 'e', 'o', 'a']],
]);
const minStemLength = 3;

const plain = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

/** True for a language whose endings are listed. */
export const hasStems = (language: string): boolean => endings.has(language);

/** Removes ending and accents, so that singular and plural become equal. */
export function stem(word: string, language: string): string {
  const text = plain(word);
  for (const rule of endings.get(language) ?? []) {
    const [ending = '', replacement = ''] = rule.split('>');
    if (text.endsWith(ending) && text.length - ending.length >= minStemLength)
      return text.slice(0, -ending.length) + replacement;
  }
  return text;
}
