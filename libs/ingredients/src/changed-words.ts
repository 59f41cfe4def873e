import { toAsciiDigits } from './digits.ts';
import { amountPattern, parseQuantity } from './quantity.ts';

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** @returns the words and numbers that only one of two versions of a line has */
export function changedWords(one: string, other: string): string[] {
  const [first, second] = [wordsAndNumbers(one), wordsAndNumbers(other)];
  return [...difference(first, second), ...difference(second, first)];
}

function wordsAndNumbers(line: string): string[] {
  const text = toAsciiDigits(line.normalize('NFC'));
  const numbers = text.match(new RegExp(amountPattern, 'gu')) ?? [];
  const values = numbers.map((number) => String(Math.round((parseQuantity(number) ?? NaN) * 100) / 100));
  return [...(text.match(word) ?? []), ...values];
}

/** Difference of two multisets. */
function difference(words: string[], others: string[]): string[] {
  const unmatched = [...others];
  return words.filter((each) => {
    const at = unmatched.indexOf(each);
    if (at >= 0) unmatched.splice(at, 1);
    return at < 0;
  });
}
