import { NUTRIENTS, type FoodBase, type Nutrients } from './food-base.ts';
import { dryShare, eatenShare, weigh, type FoodAmount, type Weight } from './food-weights.ts';

export interface NutritionLine {
  /** Food of the tables; null if the line names none that is known. */
  food: string | null;
  /** Null for "salt to taste". */
  amount: FoodAmount | null;
}

/** Reasons why a line counts nothing. */
export type MissingReason = 'food' | 'amount' | 'weight' | 'nutrients';

export interface CountedLine extends Weight {
  line: number;
  /** The food whose values are taken: the nearest kind where the food has none. */
  food: string;
  /** Row of the values. */
  nutrientsSource: string;
  nutrients: Nutrients;
}

export interface NutritionEstimate {
  /** Sum of the counted lines. A value that one of them lacks counts as nothing. */
  total: Nutrients;
  counted: CountedLine[];
  missing: { line: number; reason: MissingReason }[];
  /** Share of the weight that is counted, from 0 to 1; the weight of the other lines is guessed. */
  coverage: number;
}

/** Grams of a line whose weight nobody knows. */
const UNKNOWN_GRAMS = 100;
/** Grams of a line without an amount, mostly a spice or a garnish. */
const UNMEASURED_GRAMS = 5;

/** Sums up what the lines of a recipe hold, and says which lines count and why others do not. */
export function estimateNutrition(base: FoodBase, lines: readonly NutritionLine[]): NutritionEstimate {
  const counted: CountedLine[] = [];
  const missing: NutritionEstimate['missing'] = [];
  let uncounted = 0;
  for (const [line, { food, amount }] of lines.entries()) {
    const weight = food && amount ? weigh(base, food, amount) : null;
    const values = food ? base.nutrientsOf(food) : null;
    if (food && weight && values) {
      const share = amount ? dryShare(base, food, amount) * eatenShare(base, food, amount, weight.grams) : 1;
      const nutrients = scale(values.nutrients, (share * weight.grams) / 100);
      counted.push({ line, ...weight, food: values.food, nutrientsSource: values.source, nutrients });
      continue;
    }
    missing.push({ line, reason: !food ? 'food' : !amount ? 'amount' : !weight ? 'weight' : 'nutrients' });
    uncounted += weight?.grams ?? (amount ? UNKNOWN_GRAMS : UNMEASURED_GRAMS);
  }
  const grams = counted.reduce((sum, each) => sum + each.grams, 0);
  const total = counted.reduce((sum, { nutrients }) => add(sum, nutrients), scale({}, 0));
  return { total, counted, missing, coverage: grams ? grams / (grams + uncounted) : 0 };
}

function scale(nutrients: Nutrients, factor: number): Nutrients {
  const result: Nutrients = {};
  for (const name of NUTRIENTS) {
    const value = nutrients[name];
    if (value !== undefined) result[name] = value * factor;
  }
  return result;
}

function add(one: Nutrients, other: Nutrients): Nutrients {
  const result: Nutrients = {};
  for (const name of NUTRIENTS) {
    const values = [one[name], other[name]].filter((value) => value !== undefined);
    if (values.length) result[name] = values.reduce((sum, value) => sum + value, 0);
  }
  return result;
}
