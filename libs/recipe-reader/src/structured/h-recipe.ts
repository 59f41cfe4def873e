import { classNames, hRecipeMark, isHRecipe, type Page } from '../page/tree.ts';
import { markedRecipes, type Markup } from './microdata.ts';
import type { SchemaNode } from './json-ld.ts';

/** schema.org names by class of the microformats hRecipe and h-recipe. */
const properties = new Map<string, string>(
  Object.entries({
    fn: 'name',
    'p-name': 'name',
    ingredient: 'recipeIngredient',
    'p-ingredient': 'recipeIngredient',
    instructions: 'recipeInstructions',
    'e-instructions': 'recipeInstructions',
    yield: 'recipeYield',
    'p-yield': 'recipeYield',
    duration: 'totalTime',
    'dt-duration': 'totalTime',
    preptime: 'prepTime',
    cooktime: 'cookTime',
    photo: 'image',
    'u-photo': 'image',
    summary: 'description',
    'p-summary': 'description',
    author: 'author',
    'p-author': 'author',
    nutrition: 'nutritionText',
  }),
);

const hRecipe: Markup = {
  isScope: isHRecipe,
  type: () => 'Recipe',
  property: (element) => {
    const names = classNames(element).map((name) => properties.get(name.toLowerCase()));
    return [...new Set(names)].filter(Boolean).join(' ') || undefined;
  },
};

export function hRecipes(page: Page): SchemaNode[] {
  return page.attributes.has(hRecipeMark) ? markedRecipes(page, hRecipe) : [];
}
