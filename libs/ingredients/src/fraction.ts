/** An exact rational number; the denominator is positive. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Largest denominator that people read easily. */
export const maxDenominator = 10;

/** Half a unit of the last place: fractions are stored with three decimals, so that 0.333 means a third. */
const tolerance = 0.0005 + 1e-9;

/** Fraction of a stored quantity: n/d with d <= 10 that rounds to it, else thousandths. */
export function exactFraction(value: number): Fraction {
  const close = nearestFraction(value, maxDenominator);
  if (Math.abs(toNumber(close) - value) <= tolerance) return close;
  return reduce(Math.round(value * 1000), 1000);
}

/** Nearest fraction with a denominator of at most `limit`, and with the smallest denominator if several are equally near. */
export function nearestFraction(value: number, limit: number): Fraction {
  let best: Fraction = { numerator: Math.round(value), denominator: 1 };
  let error = Math.abs(value - best.numerator);
  for (let denominator = 2; denominator <= limit; denominator++) {
    const numerator = Math.round(value * denominator);
    const distance = Math.abs(value - numerator / denominator);
    if (distance < error - 1e-12) [best, error] = [{ numerator, denominator }, distance];
  }
  return best;
}

export function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

export function reduce(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator) || 1;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** Scales a quantity without float noise: 0.333 times 3 is 1, 0.1 times 3 is 0.3. Products of other factors are rounded. */
export function scaleQuantity(quantity: number, factor: number, round = roundQuantity): number {
  const exact = exactFraction(quantity);
  const by = nearestFraction(factor, maxDenominator);
  // 25 of 24 pieces are no 1.042 times as much
  if (Math.abs(toNumber(by) - factor) > tolerance) return round(toNumber(exact) * factor);
  return (exact.numerator * by.numerator) / (exact.denominator * by.denominator);
}

/** A quantity as it is read from text: at most three decimals. */
export function roundQuantity(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}
