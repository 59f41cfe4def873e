export {
  FoodBase,
  NUTRIENTS,
  SUBSTANCES,
  type Food,
  type FoodName,
  type FoodProperties,
  type Nutrients,
  type Substance,
  type Swap,
} from './food-base.ts';
export { FoodNames, type NamedFood } from './food-names.ts';
export { isDoubtful, type FoodLink } from './food-search.ts';
export {
  estimateNutrition,
  type CountedLine,
  type MissingReason,
  type NutritionEstimate,
  type NutritionLine,
} from './estimate-nutrition.ts';
export {
  contentsOfWords,
  isApplied,
  withGluten,
  type FoodContents,
  type LineDoubt,
  type LineLink,
  type UnknownReason,
} from './line-contents.ts';
export { weigh, type Amount, type FoodAmount, type Weight } from './food-weights.ts';
export { FoodLinker, type LinkOptions } from './link-food.ts';
