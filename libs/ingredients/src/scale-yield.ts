import { exactFraction, maxDenominator, roundQuantity, scaleQuantity } from './fraction.ts';
import { amountPattern, parseQuantity, vulgarFraction, vulgarFractions } from './quantity.ts';

const amountOrRange = new RegExp(
  String.raw`(?<![\d.,/])(${amountPattern})(?:(\s*(?:[-–—~]|\bto\b|\bbis\b|\bà\b|\ba\b)\s*)(${amountPattern}))?`,
);

/** Scales the first amount of a yield text, both ends of a range; a text without an amount stays as it is. */
export function scaleYield(text: string, factor: number): string {
  if (factor === 1) return text;
  return text.replace(amountOrRange, (_, low: string, joint?: string, high?: string) => {
    const first = scaleWritten(low, factor);
    return high ? first + joint + scaleWritten(high, factor) : first;
  });
}

/** Scales one written amount and keeps its way of writing: decimal comma, `1 1/2` or `1½`. */
export function scaleWritten(written: string, factor: number): string {
  const value = parseQuantity(written);
  if (value === null) return written;
  const scaled = scaleQuantity(value, factor);
  if (/[/⁄∕]/.test(written)) return writeFraction(scaled, 'ascii');
  if (new RegExp(`[${vulgarFractions}]`).test(written)) return writeFraction(scaled, 'vulgar');
  const decimal = String(roundQuantity(scaled));
  return /\d,\d/.test(written) ? decimal.replace('.', ',') : decimal;
}

function writeFraction(value: number, style: 'ascii' | 'vulgar'): string {
  const { numerator, denominator } = exactFraction(value);
  if (denominator > maxDenominator) return String(roundQuantity(value));
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (!rest) return String(whole);
  const single = style === 'vulgar' ? vulgarFraction(rest, denominator) : undefined;
  if (single) return (whole || '') + single;
  return whole ? `${whole} ${rest}/${denominator}` : `${rest}/${denominator}`;
}
