/** What people write of a recipe, field by field, in the order of the contract. */
import { FIELDS } from './generated/fields.ts';
import { keysOf } from './objects.ts';

export const RECIPE = FIELDS.Recipe;
export type RecipeField = keyof typeof RECIPE;
/** A field that is one text or number, as opposed to lists and tables. */
export type PlainRecipeField = {
  [K in RecipeField]: (typeof RECIPE)[K]['kind'] extends 'text' | 'number' | 'boolean' ? K : never;
}[RecipeField];

export const recipeFields = keysOf(RECIPE);
export const lineFields = keysOf(FIELDS.RecipeIngredient);
export const stepFields = keysOf(FIELDS.RecipeInstruction);
export const settingFields = keysOf(FIELDS.RecipeSettings);

const isPlain = (field: RecipeField): field is PlainRecipeField =>
  ['text', 'number', 'boolean'].includes(RECIPE[field].kind);
export const plainRecipeFields = recipeFields.filter(isPlain);
