import { maxDenominator, nearestFraction, roundQuantity, scaleQuantity, toNumber } from './fraction.ts';

/** Distance at which an amount counts as a fraction: more than the noise of sums, less than a typed decimal. */
const FRACTION_TOLERANCE = 1e-6;

/** An amount as it is stored: a fraction such as a third with three decimals, others in full precision without float noise. */
export function storedQuantity(quantity: number): number {
  const size = Math.abs(quantity);
  const isFraction = Math.abs(toNumber(nearestFraction(size, maxDenominator)) - size) < FRACTION_TOLERANCE;
  return (isFraction && roundQuantity(quantity)) || Math.round(quantity * 1e9) / 1e9;
}

/** Scales a stored amount: one with three decimals as the fraction that it may stand for, one with more of them exactly. */
export const scaleStoredQuantity = (quantity: number, factor: number): number =>
  roundQuantity(quantity) === quantity
    ? scaleQuantity(quantity, factor, storedQuantity)
    : storedQuantity(quantity * factor);
