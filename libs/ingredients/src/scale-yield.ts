import { exactFraction, maxDenominator, roundQuantity, scaleQuantity } from './fraction.ts';
import {
  amountPattern,
  writeInDigitsOf,
  parseQuantity,
  rangeJoint,
  toAsciiDigits,
  vulgarFraction,
  vulgarFractions,
} from './quantity.ts';

const amountOrRange = new RegExp(
  String.raw`(?<![\d.,/])(?<low>${amountPattern})(?:(?<joint>${rangeJoint})(?<high>${amountPattern}))?`,
);

/** Scales the first amount or range of a yield text. */
export function scaleYield(text: string, factor: number): string {
  // some programs write "Serves 4.0"
  if (factor === 1) return text.replace(/(?<=\d)\.0+(?![\d.])/g, '');
  const match = amountOrRange.exec(toAsciiDigits(text));
  if (!match) return text;
  const { low = '', joint = '', high } = match.groups ?? {};
  const scaled = scaleWritten(low, factor) + (high ? joint + scaleWritten(high, factor) : '');
  const [start, end] = [match.index, match.index + match[0].length];
  return text.slice(0, start) + writeInDigitsOf(text.slice(start, end), scaled) + text.slice(end);
}

/** Scales one written amount and keeps its notation: decimal comma, `1 1/2` or `1½`. */
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
