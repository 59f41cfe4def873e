/**
 * Endings that tell one from many, and one case from another, the longest first, with what each stands for where that is something.
 * What is left must have three letters.
 */
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

/** A word without its ending and accents, so that one and many of it are the same. */
export function stem(word: string, language: string): string {
  const text = plain(word);
  for (const rule of endings.get(language) ?? []) {
    const [ending = '', instead = ''] = rule.split('>');
    if (text.endsWith(ending) && text.length - ending.length >= minStemLength)
      return text.slice(0, -ending.length) + instead;
  }
  return text;
}
