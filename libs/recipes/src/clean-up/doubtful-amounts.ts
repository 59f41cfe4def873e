import type { Answer } from '#contract';
import { displayIngredient, reworded, unitDimension, unitFacts } from '#ingredients';
import type { Unit } from '#organizers';
import { minutesSaid } from '#recipe-reader';
import type { LineParts } from '../bulk/reread-lines.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { TIMES } from '../recipes/recipe-times.ts';

export type DoubtfulAmount = Answer<'DoubtfulAmount'>;

/** What a line or a field was and is to be. */
export interface MendedField {
  name: 'recipeServings' | (typeof TIMES)[number];
  was: string | number | null;
  is: string | number | null;
}
interface Mending {
  line?: { was: LineParts; is: LineParts };
  field?: MendedField;
}
export interface Doubt {
  shown: DoubtfulAmount;
  /** What makes the offer come true; absent where nothing is offered. */
  mending?: Mending;
}

/** More than this is hardly meant in a kitchen, in grams, millilitres or pieces. */
const MOST = { mass: 25_000, volume: 25_000, count: 1000 } as const;
export const MOST_PIECES = MOST.count;
/** Of these, so many are another unit: "100 tablespoons" is a wrong reading. */
const MOST_SPOONS = 60;
const SPOONS = ['teaspoon', 'tablespoon', 'metric_teaspoon', 'metric_tablespoon', 'dessertspoon', 'pinch', 'dash'];
export const MOST_SERVINGS = 500;
/** Sixty days: ham and sauerkraut take weeks. */
export const MOST_MINUTES = 60 * 24 * 60;
/** A point between thousands that was read as one of decimals, or a unit that is a thousand times as large: "150 kg" for "150 g". */
const SLIP = 1000;

/** How much of a unit may be meant. */
export function mostOf(standard: string | null): number {
  if (!standard) return MOST.count;
  if (SPOONS.includes(standard)) return MOST_SPOONS;
  const dimension = unitDimension(standard);
  if (dimension !== 'mass' && dimension !== 'volume') return MOST.count;
  return MOST[dimension] / unitFacts.get(standard)!.factor!;
}

/**
 * What can hardly be meant in a recipe that has its doubtful lines, each with what is probably meant instead.
 *
 * @param units all of the group
 */
export function doubtsIn(recipe: Recipe, units: Unit[], locale: string): Doubt[] {
  const { id: recipeId, name: recipeName, slug: recipeSlug, recipeServings } = recipe;
  const doubt = (what: DoubtfulAmount['what'], at: string, text: string, offer?: Offer): Doubt => {
    const shown = { recipeId, recipeName, recipeSlug, what, at, text, offered: offer?.text ?? null };
    return { shown, ...(offer && { mending: offer.mending }) };
  };
  const doubts = recipe.recipeIngredient.map((line) =>
    doubt('line', line.referenceId, line.display, offerForLine(line, units)),
  );
  if (recipeServings > MOST_SERVINGS)
    doubts.push(doubt('servings', 'recipeServings', String(recipeServings), offerForServings(recipe)));
  for (const name of TIMES)
    if ((recipe[`${name}Minutes`] ?? 0) > MOST_MINUTES)
      doubts.push(doubt('time', name, recipe[name] ?? '', offerForTime(recipe, name, locale)));
  return doubts;
}

interface Offer {
  text: string;
  mending: Mending;
}

function offerForLine(line: RecipeIngredient, units: Unit[]): Offer | undefined {
  const { quantity, quantityMax, unit } = line;
  const standard = unit?.standard ?? null;
  if (!unit || !standard || !['mass', 'volume'].includes(unitDimension(standard)) || SPOONS.includes(standard)) return;
  const smaller = units.find((one) => isSlip(standard, one.standard));
  const divided = (amount: number | null) => (amount === null ? null : amount / SLIP);
  const amounts = smaller
    ? { quantity, quantityMax }
    : { quantity: divided(quantity), quantityMax: divided(quantityMax) };
  const [next, most] = [smaller ?? unit, Math.max(amounts.quantity ?? 0, amounts.quantityMax ?? 0)];
  if (most > mostOf(next.standard)) return;
  const words = reworded(line.words, { amount: !smaller, unit: !!smaller, food: null });
  const { referenceId, foodId, note } = line;
  const was = { referenceId, quantity, quantityMax, unitId: unit.id, foodId, note, words: line.words };
  const { text } = displayIngredient({ ...line, ...amounts, unit: next, words });
  return { text, mending: { line: { was, is: { ...was, ...amounts, unitId: next.id, words } } } };
}

function isSlip(larger: string, smaller: string | null): boolean {
  if (!smaller || unitDimension(larger) !== unitDimension(smaller)) return false;
  return unitFacts.get(larger)!.factor === unitFacts.get(smaller)!.factor! * SLIP;
}

function offerForServings({ recipeServings: was, recipeYield }: Recipe): Offer | undefined {
  const said = Number(/\d+/.exec(recipeYield ?? '')?.[0]);
  const is = [said, was / SLIP, was / 100].find((one) => Number.isInteger(one) && one > 0 && one <= MOST_SERVINGS);
  return is ? { text: String(is), mending: { field: { name: 'recipeServings', was, is } } } : undefined;
}

/** As many minutes as it says days or hours. */
function offerForTime(recipe: Recipe, name: (typeof TIMES)[number], locale: string): Offer | undefined {
  const said = recipe[`${name}Minutes`]!;
  const minutes = [said / (24 * 60), said / 60].find((one) => Number.isInteger(one) && one <= MOST_MINUTES / 60);
  if (!minutes) return;
  const write = (language: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long', useGrouping: false }).format(
      minutes,
    );
  const is = [locale, 'en'].map(write).find((text) => minutesSaid(text) === minutes);
  return is ? { text: is, mending: { field: { name, was: recipe[name], is } } } : undefined;
}
