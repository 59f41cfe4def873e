import { amountPattern, convertUnit, parseQuantity, scaleYield, toAsciiDigits } from '#ingredients';
import { baseServings, type Yield } from './base-servings.ts';
import type { ScaleMeasure } from './scale-measure.ts';

/** Units of weight and volume that a yield can have, by their abbreviations and names. */
const measures: [pattern: RegExp, unit: string][] = [
  [/^(?:kg|kilos?|kilograms?|kilogramm|kilogrammes?)$/i, 'kilogram'],
  [/^(?:g|gr|grams?|gramm|grammes?|غ|غرام)$/i, 'gram'],
  [/^(?:ml|milliliters?|millilitres?|مل)$/i, 'milliliter'],
  [/^(?:cl|centiliters?|centilitres?)$/i, 'centiliter'],
  [/^(?:dl|deciliters?|décilitres?)$/i, 'deciliter'],
  [/^(?:l|liters?|litres?|لتر)$/i, 'liter'],
  [/^(?:lbs?|pounds?)$/i, 'pound'],
  [/^(?:oz|ounces?)$/i, 'ounce'],
];
const measured = new RegExp(String.raw`^\D*?(${amountPattern})\s*(\p{L}+)`, 'u');

/** The amount and unit with which a text begins: "620 g dough". */
function measureIn(text: string): { value: number; unit: string } | undefined {
  const [, number = '', word = ''] = measured.exec(toAsciiDigits(text)) ?? [];
  const value = parseQuantity(number);
  const unit = measures.find(([pattern]) => pattern.test(word))?.[1];
  return value && unit ? { value, unit } : undefined;
}

/** Scale for one serving more or less, or for a round step of a weight; without servings in halves up to two, then in wholes. */
export function nextScale(scale: number, recipe: Yield, direction: 1 | -1): number | undefined {
  const base = baseServings(recipe);
  if (base) {
    const servings = nextStep(scale * base, isMeasured(recipe) ? roundStep(base) : 1, direction);
    return servings <= 0 ? undefined : servings / base;
  }
  const step = scale < 2 || (scale === 2 && direction < 0) ? 0.5 : 1;
  const next = scale + step * direction;
  return next < 0.5 ? undefined : next;
}

const isMeasured = ({ recipeServings, recipeYield }: Yield) => recipeServings <= 0 && !!measureIn(recipeYield ?? '');

/** The next multiple of a step. */
function nextStep(value: number, step: number, direction: 1 | -1): number {
  const steps = Math.round((value / step) * 1000) / 1000;
  return (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
}

/** About a tenth of an amount, as 1, 2.5 or 5 with noughts. */
function roundStep(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount / 10));
  const share = amount / 10 / power;
  return (share < 2 ? 1 : share < 4 ? 2.5 : 5) * power;
}

/** Largest amount that can be typed. */
const maxTyped = 100_000;

/** Parses a typed number of servings, a weight for a recipe that makes one ("1 kg" of "620 g dough"), or the factor. */
export function scaleOf(text: string, recipe: Yield): number | undefined {
  const typed = parseQuantity(toAsciiDigits(text).trim()) ?? amountInUnitOf(recipe, text);
  return typed && typed > 0 && typed <= maxTyped ? typed / (baseServings(recipe) ?? 1) : undefined;
}

function amountInUnitOf({ recipeServings, recipeYield }: Yield, text: string): number | null {
  const [own, typed] = [measureIn(recipeYield ?? ''), measureIn(text)];
  return own && typed && recipeServings <= 0 ? convertUnit(typed.value, typed.unit, own.unit) : null;
}

export function scaledYield({ recipeYield, recipeServings }: Yield, scale: number): string | undefined {
  if (recipeYield) return scaleYield(recipeYield, scale);
  return recipeServings > 0 ? String(Math.round(recipeServings * scale * 100) / 100) : undefined;
}

/** The yield as the reader has set it: scaled, or in another tin. */
export const shownYield = (recipe: Yield, { scale, measure }: Scaled): string | undefined =>
  measure?.kind === 'tin' ? measure.yield || scaledYield(recipe, 1) : scaledYield(recipe, scale);

interface Scaled {
  scale: number;
  measure: ScaleMeasure | null;
}

/** True for a yield that is only a number. */
export const isCount = (text: string | undefined): boolean =>
  text !== undefined && parseQuantity(toAsciiDigits(text).trim()) !== null;
