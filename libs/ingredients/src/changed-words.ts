import { amountPattern, parseQuantity, toAsciiDigits } from './quantity.ts';

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** @returns words that only one of two spellings of a line has, and numbers with another value */
export function changedWords(one: string, other: string): string[] {
  const [first, second] = [partsOf(one), partsOf(other)];
  return [...without(first, second), ...without(second, first)];
}

function partsOf(line: string): string[] {
  const text = toAsciiDigits(line.normalize('NFC'));
  const numbers = text.match(new RegExp(amountPattern, 'gu')) ?? [];
  const values = numbers.map((number) => String(Math.round((parseQuantity(number) ?? NaN) * 100) / 100));
  return [...(text.match(word) ?? []), ...values];
}

function without(parts: string[], others: string[]): string[] {
  const left = [...others];
  return parts.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
