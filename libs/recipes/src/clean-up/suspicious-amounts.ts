import type { ResponseSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { displayIngredient, rewordLine, unitDimension, unitFacts } from '#ingredients';
import { numberText } from '#locales';
import type { Unit } from '#organizers';
import { parseExactMinutes } from '#recipe-reader';
import type { LineParts } from '../bulk/reparse-lines.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { TIMES } from '../recipes/recipe-times.ts';

export type SuspiciousAmount = ResponseSchema<'DoubtfulAmount'>;

/** Previous and new value of a corrected field. */
export interface FixedField {
  name: 'recipeServings' | (typeof TIMES)[number];
  was: string | number | null;
  is: string | number | null;
}
interface Fix {
  line?: { was: LineParts; is: LineParts };
  field?: FixedField;
}
export interface AmountFinding {
  amount: SuspiciousAmount;
  /** Change that applies the suggestion; absent without a suggestion. */
  fix?: Fix;
}

/** Largest plausible amounts in a recipe, in grams, millilitres or pieces. */
const MAX_AMOUNT = { mass: 25_000, volume: 25_000, count: 1000 } as const;
export const MAX_PIECES = MAX_AMOUNT.count;
/** Largest plausible number of spoons: "100 tablespoons" is a misread unit. */
const MAX_SPOONS = 60;
const SPOONS = ['teaspoon', 'tablespoon', 'metric_teaspoon', 'metric_tablespoon', 'dessertspoon', 'pinch', 'dash'];
export const MAX_SERVINGS = 500;
/** 60 days, since ham and sauerkraut take weeks. */
export const MAX_MINUTES = 60 * 24 * 60;
/** Factor of a misread thousands separator or of a wrong unit, such as "150 kg" for "150 g". */
const SCALE_ERROR = 1000;

/** Returns the largest plausible amount in a standard unit. */
export function maxPlausibleAmount(standard: string | null): number {
  if (!standard) return MAX_AMOUNT.count;
  if (SPOONS.includes(standard)) return MAX_SPOONS;
  const dimension = unitDimension(standard);
  if (dimension !== 'mass' && dimension !== 'volume') return MAX_AMOUNT.count;
  return MAX_AMOUNT[dimension] / mustGet(unitFacts, standard).factor!;
}

/**
 * Lists implausible amounts with suggested corrections.
 *
 * @param recipe its `recipeIngredient` holds only the suspicious lines
 * @param units all units of the group
 */
export function findSuspiciousAmounts(recipe: Recipe, units: Unit[], locale: string): AmountFinding[] {
  const { id: recipeId, name: recipeName, slug: recipeSlug, recipeServings } = recipe;
  const finding = (
    what: SuspiciousAmount['what'],
    at: string,
    text: string,
    suggestion?: Suggestion,
  ): AmountFinding => {
    const amount = { recipeId, recipeName, recipeSlug, what, at, text, offered: suggestion?.text ?? null };
    return { amount, ...(suggestion && { fix: suggestion.fix }) };
  };
  const findings = recipe.recipeIngredient.map((line) =>
    finding('line', line.referenceId, line.display, suggestForLine(line, units)),
  );
  if (recipeServings > MAX_SERVINGS)
    findings.push(finding('servings', 'recipeServings', String(recipeServings), suggestForServings(recipe)));
  for (const name of TIMES)
    if ((recipe[`${name}Minutes`] ?? 0) > MAX_MINUTES)
      findings.push(finding('time', name, recipe[name] ?? '', suggestForTime(recipe, name, locale)));
  return findings;
}

interface Suggestion {
  text: string;
  fix: Fix;
}

function suggestForLine(line: RecipeIngredient, units: Unit[]): Suggestion | undefined {
  const { quantity, quantityMax, unit } = line;
  const standard = unit?.standard ?? null;
  if (!unit || !standard || !['mass', 'volume'].includes(unitDimension(standard)) || SPOONS.includes(standard)) return;
  const smaller = units.find((one) => isScaleError(standard, one.standard));
  const divided = (amount: number | null) => (amount === null ? null : amount / SCALE_ERROR);
  const amounts = smaller
    ? { quantity, quantityMax }
    : { quantity: divided(quantity), quantityMax: divided(quantityMax) };
  const [next, most] = [smaller ?? unit, Math.max(amounts.quantity ?? 0, amounts.quantityMax ?? 0)];
  if (most > maxPlausibleAmount(next.standard)) return;
  const words = rewordLine(line.words, { amount: !smaller, unit: !!smaller, food: null });
  const { referenceId, foodId, note } = line;
  const was = { referenceId, quantity, quantityMax, unitId: unit.id, foodId, note, words: line.words };
  const { text } = displayIngredient({ ...line, ...amounts, unit: next, words });
  return { text, fix: { line: { was, is: { ...was, ...amounts, unitId: next.id, words } } } };
}

function isScaleError(larger: string, smaller: string | null): boolean {
  if (!smaller || unitDimension(larger) !== unitDimension(smaller)) return false;
  return mustGet(unitFacts, larger).factor === mustGet(unitFacts, smaller).factor! * SCALE_ERROR;
}

function suggestForServings({ recipeServings: was, recipeYield }: Recipe): Suggestion | undefined {
  const said = Number(/\d+/.exec(recipeYield ?? '')?.[0]);
  const is = [said, was / SCALE_ERROR, was / 100].find(
    (one) => Number.isInteger(one) && one > 0 && one <= MAX_SERVINGS,
  );
  return is ? { text: String(is), fix: { field: { name: 'recipeServings', was, is } } } : undefined;
}

/** Suggests minutes for a number that was read as days or hours. */
function suggestForTime(recipe: Recipe, name: (typeof TIMES)[number], locale: string): Suggestion | undefined {
  const said = recipe[`${name}Minutes`]!;
  const minutes = [said / (24 * 60), said / 60].find((one) => Number.isInteger(one) && one <= MAX_MINUTES / 60);
  if (!minutes) return;
  const write = (language: string) =>
    numberText(minutes, language, { style: 'unit', unit: 'minute', unitDisplay: 'long', useGrouping: false });
  const is = [locale, 'en'].map(write).find((text) => parseExactMinutes(text) === minutes);
  return is ? { text: is, fix: { field: { name, was: recipe[name], is } } } : undefined;
}
