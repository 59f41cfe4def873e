/** Fields of a recipe's content, in the order of the contract. */
import { FIELDS } from './generated/fields.ts';
import { keysOf } from './objects.ts';

export const RECIPE = FIELDS.Recipe;
export type RecipeField = keyof typeof RECIPE;
type FieldOf<Kind extends string> = {
  [K in RecipeField]: (typeof RECIPE)[K]['kind'] extends Kind ? K : never;
}[RecipeField];
export type TextRecipeField = FieldOf<'text'>;
/** A field that is one text or number, as opposed to lists and tables. */
export type PlainRecipeField = FieldOf<'text' | 'number' | 'boolean'>;

export const recipeFields = keysOf(RECIPE);
export const lineFields = keysOf(FIELDS.RecipeIngredient);
export const stepFields = keysOf(FIELDS.RecipeInstruction);
export const settingFields = keysOf(FIELDS.RecipeSettings);

const isPlain = (field: RecipeField): field is PlainRecipeField =>
  ['text', 'number', 'boolean'].includes(RECIPE[field].kind);
export const plainRecipeFields = recipeFields.filter(isPlain);

const isText = (field: RecipeField): field is TextRecipeField => RECIPE[field].kind === 'text';
export const textRecipeFields = recipeFields.filter(isText);
