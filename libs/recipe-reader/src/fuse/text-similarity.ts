/** Keeps letters and digits only, to compare lines regardless of spaces and punctuation. */
export function lettersAndDigits(text: string): string {
  return normalizeCase(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Splits a text into words and numbers; "400g" gives two, "cup(s)" gives "cups". */
export function splitWords(text: string): string[] {
  return (
    normalizeCase(text)
      .replace(/\((e?[ns])\)/g, '$1')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}

/** Returns the share of words of `part` that `whole` contains. */
export function coverage(part: string[], whole: string[]): number {
  return part.length ? countShared(part, whole) / part.length : 0;
}

/** Counts the words that two multisets share. */
function countShared(part: string[], whole: string[]): number {
  const counts = new Map<string, number>();
  for (const word of whole) counts.set(word, (counts.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of part) {
    const left = counts.get(word) ?? 0;
    if (left <= 0) continue;
    found++;
    counts.set(word, left - 1);
  }
  return found;
}

/** F1 score of two multisets of words, from 0 to 1. */
export function similarity(left: string[], right: string[]): number {
  if (!left.length || !right.length) return 0;
  const shared = countShared(left, right);
  const [precision, recall] = [shared / right.length, shared / left.length];
  return precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
}

function normalizeCase(text: string): string {
  return (/[^\u0000-\u007f]/.test(text) ? text.normalize('NFKC') : text).toLowerCase();
}
