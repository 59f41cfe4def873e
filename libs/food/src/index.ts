export { FoodBase, SUBSTANCES, type Food, type FoodName, type FoodProperties, type Substance } from './food-base.ts';
export { type FoodLink } from './food-search.ts';
export { FoodLinker, type LinkOptions } from './link-food.ts';
