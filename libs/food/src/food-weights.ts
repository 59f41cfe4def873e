import { containers, unitFacts } from '#ingredients';
import type { FoodBase } from './food-base.ts';

/** An amount as a line states it, in standard units. */
export interface Amount {
  quantity: number;
  /** Standard unit such as `cup`; null for pieces. */
  unit: string | null;
}

export interface FoodAmount extends Amount {
  /** Second amounts of the line: the 400 g of "1 can (400 g)". */
  further?: Amount[];
  /** Words of the line, which may name a size: "2 large". */
  words?: string;
}

export interface Weight {
  grams: number;
  /** The row that the weight comes from; null for a weight that the line states. */
  source: string | null;
}

/** Grams of a unit whatever the food is; kitchens do not measure it. */
const USUAL_GRAMS = new Map([
  ['pinch', 0.4],
  ['dash', 0.6],
  ['drop', 0.05],
  ['handful', 30],
  ['knob', 15],
  ['splash', 5],
  ['drizzle', 5],
]);
const SIZES = ['small', 'medium', 'large'];

/** Words before a food that is measured cooked: "3 cups cooked rice". Behind it, as in "200 g pasta, cooked", the amount is of the dry food. */
const COOKED = new RegExp(
  String.raw`^(?:[^,;]|,(?=\d))*?(?<![\p{L}-])(?:(?:pre-?)?cooked|boiled|steamed|leftover|gekocht\p{L}*|cuit\p{L}*|cocid\p{L}*|cott[oaie]|cozid\p{L}*|gekookt\p{L}*|kokt[ae]?|kogt[e]?|keitet\p{L}+|ugotowan\p{L}+|uvařen\p{L}+|uvaren\p{L}+|вар[её]н\p{L}+|отварн\p{L}+|főtt|fiert\p{L}*|haşlanmış|pişmiş|βρασμέν\p{L}+)(?!\p{L})`,
  'iu',
);

const isCooked = ({ words = '' }: FoodAmount): boolean => COOKED.test(words.replace(/\([^)]*\)/g, ' '));

/** The share of a cooked food that is the dry food of the tables; 1 for an amount that is of the food as it is sold. */
export const dryShare = (base: FoodBase, food: string, amount: FoodAmount): number =>
  isCooked(amount) ? (base.measureOf(food, 'cooked')?.grams ?? 1) : 1;

/** The grams of an amount of a food, from the line itself or else from the measures of the food or its nearest kind. */
export function weigh(base: FoodBase, food: string, amount: FoodAmount): Weight | null {
  const { quantity, unit, further = [], words = '' } = amount;
  const volume = isCooked(amount) && base.measureOf(food, 'cooked-ml') ? 'cooked-ml' : 'ml';
  const own = measured(base, food, amount, volume);
  if (own) return own;
  const stated = further.map((each) => measured(base, food, each, volume)).find((weight) => weight !== null);
  // "2 cans (400 g)" states the weight of one, "2 onions (200 g)" that of both
  if (stated) return unit && containers.has(unit) ? { ...stated, grams: stated.grams * quantity } : stated;
  const size = SIZES.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(words));
  const names = unit ? [unit] : [...(size ? [size] : []), 'piece'];
  for (const name of names) {
    const measure = base.measureOf(food, name);
    if (measure) return { grams: quantity * measure.grams, source: measure.source };
  }
  const usual = USUAL_GRAMS.get(unit ?? '');
  return usual === undefined ? null : { grams: quantity * usual, source: 'own' };
}

function measured(base: FoodBase, food: string, { quantity, unit }: Amount, volume: string): Weight | null {
  const { dimension, factor = 0 } = unitFacts.get(unit ?? '') ?? {};
  if (dimension === 'mass') return { grams: quantity * factor, source: null };
  const density = dimension === 'volume' ? base.measureOf(food, volume) : null;
  return density && { grams: quantity * factor * density.grams, source: density.source };
}
