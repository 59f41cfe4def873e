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

/** Words behind or before the weight of one of several pieces: "4 fillets (6 oz each)", "4 Steaks à 200 g". */
const EACH =
  /\d\s?\p{L}{1,12}\.?\s+(?:each|apiece|per piece|jeweils|per stuk|ciascun\w*|chacun\w*|cada un\w?)(?!\p{L})|(?:^|[\s(])(?:[àá]|je)\s(?:ca\.?\s)?\d/iu;
const MAX_WEIGHT_RATIO = 2.5;
const isSimilar = (one: number, other: number) => Math.max(one, other) <= MAX_WEIGHT_RATIO * Math.min(one, other);

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

/** Share of the oil of a deep fryer that the food takes up; the rest stays in the pan. */
const ABSORBED_OIL = 0.1;
/** Grams of oil below which food is fried in a pan, which takes all of it up. */
const MIN_DEEP_FRYING_GRAMS = 150;
const FRYING =
  /\b(?:for|zum|pour|para|per|om te|till|til|do)\b[^,;]{0,20}?(?:fry|frittier|ausback|frire|friture|fre[ií]r|fritar|frigg|frit|smaż)/iu;

/** Words of a bird that is weighed with its bones, which nobody eats. */
const WITH_BONES = /\b(?:whole|bone[- ]in|with bones?|ganze\w*|mit knochen|entier\w*|entero|intero|heel|hel[at]?)\b/i;

/** The share of an amount that is eaten: not the oil that stays in a deep fryer, not bones. */
export function eatenShare(base: FoodBase, food: string, { unit, words = '' }: FoodAmount, grams: number): number {
  if (grams > MIN_DEEP_FRYING_GRAMS && FRYING.test(words) && [food, ...base.kindsOf(food)].includes('oil'))
    return ABSORBED_OIL;
  if (/\bboneless\b/i.test(words)) return 1;
  const isWhole = WITH_BONES.test(words) || unit === null;
  const share = base.measureOf(food, 'edible') ?? (isWhole ? base.measureOf(food, 'edible-whole') : null);
  return share?.grams ?? 1;
}

/** The grams of an amount of a food, from the line itself or else from the measures of the food or its nearest kind. */
export function weigh(base: FoodBase, food: string, amount: FoodAmount): Weight | null {
  const { quantity, unit, further = [], words = '' } = amount;
  const volume = isCooked(amount) && base.measureOf(food, 'cooked-ml') ? 'cooked-ml' : 'ml';
  const own = measured(base, food, amount, volume);
  const stated = further.map((each) => measured(base, food, each, volume)).find((weight) => weight !== null);
  // the author weighed "4 cups (450 g) penne"; a weight that is far off belongs to something else
  if (own?.source && stated?.source === null && isSimilar(own.grams, stated.grams)) return stated;
  if (own) return own;
  // "2 cans (400 g)" and "2 fillets (200 g each)" state the weight of one, "2 onions (200 g)" that of both
  const isOfOne = (unit && containers.has(unit)) || EACH.test(words);
  if (stated) return isOfOne ? { ...stated, grams: stated.grams * quantity } : stated;
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
