import { amountPattern, parseQuantity } from '#ingredients';

const amount = new RegExp(amountPattern);

export function firstNumber(text: string): number | null {
  const match = amount.exec(text);
  return match ? parseQuantity(match[0]) : null;
}

/** How many servings (pieces, litres) a yield text speaks of. */
export function servingsIn(text: string): number | null {
  return firstNumber(text);
}
