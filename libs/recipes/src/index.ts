export { IngredientParserService } from './ingredient-parser.service.ts';
export { RatingsService } from './ratings.service.ts';
export { RecipeImagesService } from './recipe-images.service.ts';
export { bulkImport, type BulkImportPayload, RecipeImportsService } from './recipe-imports.service.ts';
export { RecipeOrganizersService } from './recipe-organizers.service.ts';
export type { RecipeQuery } from './recipe-list.ts';
export { Recipe } from './recipe.entity.ts';
export { RecipesModule } from './recipes.module.ts';
export { RecipesService } from './recipes.service.ts';
