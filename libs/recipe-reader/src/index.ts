export { readRecipe, readSchemaJson, type ReadOptions } from './read-recipe.ts';
export type { RecipeResult } from './fuse/fuse.ts';
export type * from './recipe.ts';
export { durationText, readDuration, type RecipeDuration } from './duration.ts';
