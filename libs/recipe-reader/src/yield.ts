import { amountPattern, parseQuantity, toAsciiDigits } from '#ingredients';

const amount = new RegExp(amountPattern);

/** No number stands further behind; the pattern takes long on longer texts. */
const maxTextLength = 1000;

export function firstNumber(text: string): number | null {
  const match = amount.exec(toAsciiDigits(text.slice(0, maxTextLength)));
  return match ? parseQuantity(match[0]) : null;
}

/** How many servings (pieces, litres) a yield text speaks of. */
export function servingsIn(text: string): number | null {
  return firstNumber(text);
}
