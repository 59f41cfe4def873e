export { FoodBase, SUBSTANCES, type Food, type FoodName, type FoodProperties, type Substance } from './food-base.ts';
export { FoodLinker, type FoodLink, type LinkOptions } from './link-food.ts';
