export { emptyRecipe } from './empty-recipe.ts';
export { readRecipe, readSchemaJson, type ReadOptions } from './read-recipe.ts';
export type { RecipeResult } from './fuse/fuse.ts';
export type * from './recipe.ts';
export { headingKind, isBareHeading } from './visible/lexicon.ts';
export { durationText, minutesSaid, readDuration, type RecipeDuration } from './duration.ts';
export { schemaRecipe } from './structured/schema-recipe.ts';
export { servingsIn } from './yield.ts';
