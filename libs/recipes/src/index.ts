export { canonicalAddress } from './clean-up/canonical-address.ts';
export {
  AlreadyExists,
  comparableLines,
  comparableText,
  type ExistingRecipe,
  ExistingRecipes,
  type WhenExisting,
} from './imports/existing-recipes.ts';
export { DuplicatesService } from './clean-up/duplicates.service.ts';
export { NewFoodsService } from './clean-up/new-foods.service.ts';
export { CorrectionsService } from './clean-up/corrections.service.ts';
export { RecipeCleanUpService } from './clean-up/recipe-clean-up.service.ts';
export { RecipeMergesService } from './clean-up/recipe-merges.service.ts';
export { AssetsService } from './assets/assets.service.ts';
export { bulkActionJob, BulkActionsService, type BulkActionJob } from './bulk/bulk-actions.service.ts';
export { bulkExport, BulkExportsService, type BulkExportJob, pruneExports } from './bulk/bulk-exports.service.ts';
export { CommentsService } from './comments/comments.service.ts';
export { Cookbook } from './cookbooks/cookbook.entity.ts';
export { CookbooksService } from './cookbooks/cookbooks.service.ts';
export { type ExportedFile, RecipeExportsService } from './import-export/recipe-exports.service.ts';
export { problemOfReading, RecipeFileImportsService } from './import-export/recipe-file-imports.service.ts';
export { type RelatedData, RelatedDataService } from './import-export/related-data.service.ts';
export type { ImportItem, FilesSummary } from './import-export/read-files.worker-task.ts';
export { linkLines } from './foods/link-lines.ts';
export { linkOlderRecipes, RecipeFoodsService } from './foods/recipe-foods.service.ts';
export { RecipeFeedsService, type WrittenFeed } from './feeds/recipe-feeds.service.ts';
export { RecipeHistoryService } from './history/recipe-history.service.ts';
export { fingerprintPictures, PictureFingerprintsService } from './images/picture-fingerprints.service.ts';
export { pictureKey, searchTextPictures, TextPicturesService } from './images/text-pictures.service.ts';
export { prunePictures, RecipeImagesService } from './images/recipe-images.service.ts';
export { ImportReviewService } from './imports/import-review.service.ts';
export { bulkImport, type BulkImportPayload, RecipeImportsService } from './imports/recipe-imports.service.ts';
export { RecipeSourcesService } from './imports/recipe-sources.service.ts';
export { type PhotosJob, readPhotos, RecipePhotosService } from './imports/recipe-photos.service.ts';
export {
  type Avoidance,
  avoidanceOf,
  eatsAll,
  type Fit,
  fitConditions,
  fitOfRecipes,
} from './persons/fit-condition.ts';
export { EVERYONE, loadHousehold } from './persons/load-persons.ts';
export type { Eater } from './persons/person-fit.ts';
export type { Person } from './persons/person.entity.ts';
export { PersonsService } from './persons/persons.service.ts';
export { RecipeVariantsService } from './persons/recipe-variants.service.ts';
export { PublicRecipesService } from './public/public-recipes.service.ts';
export { type Audience, MediaAccessService } from './public/media-access.service.ts';
export { CopyPublicRecipeService } from './public/copy-public-recipe.service.ts';
export { RecipeCountsService } from './organizers/recipe-counts.service.ts';
export { RecipeBackfillService, backfillRecipes } from './backfill/recipe-backfill.service.ts';
export { RecipeOrganizersService } from './organizers/recipe-organizers.service.ts';
export { RatingsService } from './ratings/ratings.service.ts';
export { Recipe } from './recipes/recipe.entity.ts';
export { RecipeIngredient } from './recipes/recipe-ingredient.entity.ts';
export { RecipeStatistics } from './recipe-statistics.ts';
export { RecipesModule } from './recipes.module.ts';
export { RecipeSuggestionsService } from './recipes/recipe-suggestions.service.ts';
export { RecipesService } from './recipes/recipes.service.ts';
export { pruneShareLinks, ShareLinksService } from './sharing/share-links.service.ts';
export { type BackupTables, RecipeRestoreService } from './restore/recipe-restore.service.ts';
export { renderMarkdown } from './recipes/rich-text.ts';
export { VIDEO_HOSTS } from './recipes/foreign-media.ts';
export { fetchTextPictures } from './recipes/text-pictures-job.ts';
export { PlannedMealsService, type PlannedMeal } from './timeline/planned-meals.service.ts';
export { timelineFolder, TimelineService } from './timeline/timeline.service.ts';
export { RecipesCleanup } from './recipes.cleanup.ts';
