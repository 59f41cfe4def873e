import { convertUnit, unitDimension } from '#ingredients';
import { liquid, type Contents } from './contents.ts';
import type { UnitSystem } from './unit-systems.ts';

/** Amount with the canonical id of its unit; `high` equals `low` if it is no range. */
export interface Measure {
  low: number;
  high: number;
  unit: string;
}

/** Millilitres as cooks count them: a cup is 240, not 236.588. */
const milliliters: Record<string, number> = {
  teaspoon: 5,
  tablespoon: 15,
  fluid_ounce: 30,
  cup: 240,
  metric_cup: 250,
  pint: 480,
  imperial_pint: 570,
  imperial_fluid_ounce: 28.4,
  quart: 960,
  gallon: 3840,
  milliliter: 1,
  centiliter: 10,
  deciliter: 100,
  liter: 1000,
};
/** Millilitres of a cup in languages where it is not 240. */
const smallCups: Record<string, number> = { ja: 200, ko: 200, tr: 200 };

/** Measures that are larger or smaller in a region than in the United States. */
const regional: [RegExp, Record<string, string>][] = [
  [/^en-(?:GB|IE)/i, { pint: 'imperial_pint', fluid_ounce: 'imperial_fluid_ounce' }],
  [/^en-(?:AU|NZ)/i, { pint: 'imperial_pint', cup: 'metric_cup' }],
];

/** @returns the measure that a unit means where readers of a locale live: a British pint is 570 ml */
export const regionalUnit = (unit: string, locale: string): string =>
  regional.find(([pattern]) => pattern.test(locale))?.[1][unit] ?? unit;

type Convert = (measure: Measure, language: string, contents: Contents) => Measure | null;

const mass = (measure: Measure) => inUnit(measure, (value) => convertUnit(value, measure.unit, 'gram')!);
const volume = (measure: Measure, language: string) => {
  const smallCup = measure.unit === 'cup' ? smallCups[language] : undefined;
  const factor = smallCup ?? milliliters[measure.unit] ?? convertUnit(1, measure.unit, 'milliliter')!;
  return inUnit(measure, (value) => value * factor);
};
const inUnit = ({ low, high, unit }: Measure, convert: (value: number) => number): Measure => ({
  low: convert(low),
  high: convert(high),
  unit,
});

/** Amount in grams or milliliters; undefined unless it is a mass or a volume. */
export function inBaseUnit(measure: Measure, language: string): Measure | undefined {
  const dimension = unitDimension(measure.unit);
  if (dimension === 'mass') return { ...mass(measure), unit: 'gram' };
  return dimension === 'volume' ? { ...volume(measure, language), unit: 'milliliter' } : undefined;
}

const usUnits = 'ounce pound fluid_ounce cup teaspoon tablespoon pint quart gallon inch fahrenheit'.split(' ');
export const isUs = (unit: string): boolean => usUnits.includes(unit);
const isMetric = (unit: string): boolean => /(?:gram|liter)$/.test(unit);
/** True if a unit of mass or volume belongs to the system. */
export const isIn = (system: UnitSystem, unit: string): boolean =>
  system === 'metric' ? isMetric(unit) : system === 'us' && isUs(unit);

const toMetric: Record<string, Convert> = {
  ...each('ounce pound metric_pound catty', (measure) => metricOf(mass(measure), massSteps, ['gram', 'kilogram'])),
  ...each(
    'fluid_ounce imperial_fluid_ounce cup metric_cup pint imperial_pint quart gallon',
    (measure, language, { density, isLiquid }) => {
      const inMilliliters = volume(measure, language);
      if (density) {
        const inGrams = inUnit(inMilliliters, (value) => value * density);
        return metricOf(inGrams, massSteps, ['gram', 'kilogram']);
      }
      return isLiquid ? metricOf(inMilliliters, volumeSteps, ['milliliter', 'liter']) : null;
    },
  ),
  fahrenheit: (measure) => rounded(measure, celsiusOf, 'celsius'),
  inch: toCentimeters,
};

const toUs: Record<string, Convert> = {
  ...each('gram decagram hectogram kilogram metric_pound catty', (measure) => firstFit(mass(measure), weights)),
  ...each('milliliter centiliter deciliter liter metric_cup imperial_pint imperial_fluid_ounce', (measure, language) =>
    firstFit(volume(measure, language), vessels),
  ),
  celsius: (measure) => rounded(measure, fahrenheitOf, 'fahrenheit'),
  ...each('centimeter millimeter', toInches),
};

function each(units: string, convert: Convert): Record<string, Convert> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, convert]));
}

/**
 * Converts and rounds an amount; null if it stays as it is: counts, spoons, units of the system, and amounts that
 * rounding would distort. Cups of a solid become grams if its density is known, and never millilitres.
 */
export function inSystem(
  measure: Measure,
  system: UnitSystem,
  language: string,
  contents: Contents = liquid,
): Measure | null {
  if (system === 'written') return null;
  return (system === 'metric' ? toMetric : toUs)[measure.unit]?.(measure, language, contents) ?? null;
}

const nearest = (value: number, step: number) => Math.round(value / step) * step;
const errorOf = (value: number, to: number) => Math.abs(to - value) / value;

/** Steps for rounding; the coarsest one within some hundredths of the value is used. */
const massSteps = [100, 50, 25, 10, 5];
const volumeSteps = [100, 50, 10, 5];
const unnoticed = 0.015;

function metricOf(measure: Measure, steps: number[], [small, large]: [string, string]): Measure {
  const { low, high } = inUnit(measure, (value) => roundMetric(value, steps));
  return high >= 1000 ? { low: low / 1000, high: high / 1000, unit: large } : { low, high, unit: small };
}

function roundMetric(value: number, steps: number[]): number {
  const step = steps.find((one) => errorOf(value, nearest(value, one)) <= unnoticed);
  return nearest(value, step ?? (value >= 15 ? 5 : value >= 3 ? 1 : 0.5));
}

function rounded({ low, high }: Measure, convert: (value: number) => number, unit: string): Measure {
  // the sum turns a negative zero into zero
  return { low: convert(low) + 0, high: convert(high) + 0, unit };
}

/** Rounds oven temperatures (steps of 25) to 5 degrees, other ones such as those of sugar to 1. */
function celsiusOf(fahrenheit: number): number {
  const value = convertUnit(fahrenheit, 'fahrenheit', 'celsius')!;
  return nearest(value, value > 100 && fahrenheit % 25 === 0 ? 5 : 1);
}

const nearOvenStep = 8;

function fahrenheitOf(celsius: number): number {
  const value = convertUnit(celsius, 'celsius', 'fahrenheit')!;
  if (celsius <= 100 || celsius % 5 !== 0) return Math.round(value);
  const step = nearest(value, 25);
  return Math.abs(step - value) <= nearOvenStep ? step : nearest(value, 5);
}

function toCentimeters(measure: Measure): Measure {
  const inCentimeters = inUnit(measure, (value) => value * 2.54);
  if (inCentimeters.high < 1)
    return { ...inUnit(inCentimeters, (value) => Math.round(value * 10)), unit: 'millimeter' };
  return { ...inUnit(inCentimeters, roundCentimeters), unit: 'centimeter' };
}

function roundCentimeters(value: number): number {
  const step = [1, 0.5].find((one) => errorOf(value, nearest(value, one)) <= 0.05);
  return nearest(value, step ?? 0.1);
}

function toInches(measure: Measure): Measure {
  const inInches = inUnit(measure, (value) => (measure.unit === 'millimeter' ? value / 25.4 : value / 2.54));
  return { ...inUnit(inInches, roundInches), unit: 'inch' };
}

function roundInches(value: number): number {
  const step = [1, 0.5, 0.25].find((one) => errorOf(value, nearest(value, one)) <= 0.03);
  return Math.max(nearest(value, step ?? 0.125), 0.125);
}

/** A US unit with its minimum amount, fractions and tolerance. */
interface Target {
  unit: string;
  /** In grams or millilitres. */
  size: number;
  from: number;
  parts: number[];
  tolerance: number;
}

const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];
const eighths = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1];

const weights: Target[] = [
  { unit: 'pound', size: 453.59237, from: 440, parts: quarters, tolerance: 0.06 },
  { unit: 'ounce', size: 28.349523125, from: 50, parts: halves, tolerance: 0.03 },
  { unit: 'ounce', size: 28.349523125, from: 28, parts: quarters, tolerance: 0.06 },
  { unit: 'ounce', size: 28.349523125, from: 0, parts: eighths, tolerance: 0.08 },
];

const vessels: Target[] = [
  { unit: 'quart', size: 960, from: 1900, parts: halves, tolerance: 0.03 },
  { unit: 'cup', size: 240, from: 55, parts: [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1], tolerance: 0.08 },
  { unit: 'fluid_ounce', size: 30, from: 55, parts: halves, tolerance: 0.06 },
  { unit: 'tablespoon', size: 15, from: 12, parts: halves, tolerance: 0.1 },
  { unit: 'teaspoon', size: 5, from: 0, parts: quarters, tolerance: 0.12 },
];

/** First unit that fits both ends of a range within its tolerance. */
function firstFit({ low, high }: Measure, targets: Target[]): Measure | null {
  for (const target of targets) {
    const measured = (value: number) => inParts(value / target.size, target.parts);
    const fits = [low, high].every((value) => errorOf(value / target.size, measured(value)) <= target.tolerance);
    if (high >= target.from && fits) return { low: measured(low), high: measured(high), unit: target.unit };
  }
  return null;
}

function inParts(value: number, parts: number[]): number {
  const whole = Math.floor(value);
  const rest = value - whole;
  return whole + parts.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) - 1e-9 ? part : best));
}
