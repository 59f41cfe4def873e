import { amountPattern, parseQuantity, toAsciiDigits } from '#ingredients';

const amount = new RegExp(amountPattern);

/** Longer texts are truncated, because the pattern is slow on them. */
const maxTextLength = 1000;

export function firstNumber(text: string): number | null {
  const match = amount.exec(toAsciiDigits(text.slice(0, maxTextLength)));
  return match ? parseQuantity(match[0]) : null;
}

/** Returns the number of servings, pieces or litres of a yield text. */
export function servingsIn(text: string): number | null {
  return firstNumber(text);
}
