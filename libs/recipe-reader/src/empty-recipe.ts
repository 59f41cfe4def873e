import type { ReadRecipe } from './recipe.ts';

/** A recipe in which every field is empty. */
export const emptyRecipe: Readonly<ReadRecipe> = {
  name: '',
  description: '',
  images: [],
  recipeYield: '',
  servings: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  totalTime: null,
  ingredients: [],
  instructions: [],
  notes: [],
  keywords: [],
  categories: [],
  cuisines: [],
  tools: [],
  author: '',
  nutrition: {},
  language: '',
  url: '',
  rating: null,
  video: '',
};
