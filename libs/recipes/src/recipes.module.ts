import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { OcrModule } from '#ocr';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { AssetsService } from './assets/assets.service.ts';
import { BulkAction, BulkChange } from './bulk/bulk-action.entity.ts';
import { BulkActionsService } from './bulk/bulk-actions.service.ts';
import { BulkExport } from './bulk/bulk-export.entity.ts';
import { BulkExportsService } from './bulk/bulk-exports.service.ts';
import { RecipeCleanUpService } from './clean-up/recipe-clean-up.service.ts';
import { RecipeMergesService } from './clean-up/recipe-merges.service.ts';
import { CommentsService } from './comments/comments.service.ts';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { Cookbook } from './cookbooks/cookbook.entity.ts';
import { CookbooksService } from './cookbooks/cookbooks.service.ts';
import { RecipeExportsService } from './import-export/recipe-exports.service.ts';
import { RecipeFileImportsService } from './import-export/recipe-file-imports.service.ts';
import { RelatedDataService } from './import-export/related-data.service.ts';
import { RecipeHistoryService } from './history/recipe-history.service.ts';
import { RecipeVersion } from './history/recipe-version.entity.ts';
import { RecipeImagesService } from './images/recipe-images.service.ts';
import { PictureFingerprint } from './images/picture-fingerprint.entity.ts';
import { PictureFingerprintsService } from './images/picture-fingerprints.service.ts';
import { ImportReviewService } from './imports/import-review.service.ts';
import { RecipeImport } from './imports/recipe-import.entity.ts';
import { RecipeImportsService } from './imports/recipe-imports.service.ts';
import { RecipePhotosService } from './imports/recipe-photos.service.ts';
import { RecipeBackfillService } from './backfill/recipe-backfill.service.ts';
import { RecipeCountsService } from './organizers/recipe-counts.service.ts';
import { RecipeOrganizersService } from './organizers/recipe-organizers.service.ts';
import { PublicRecipesService } from './public/public-recipes.service.ts';
import { MediaAccessService } from './public/media-access.service.ts';
import { CopyPublicRecipeService } from './public/copy-public-recipe.service.ts';
import { RatingsService } from './ratings/ratings.service.ts';
import { RecipeRating } from './ratings/recipe-rating.entity.ts';
import { RecipeIngredient } from './recipes/recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipes/recipe-instruction.entity.ts';
import { RecipeReferencesService } from './recipes/recipe-references.service.ts';
import { RecipeTrashService } from './recipes/recipe-trash.service.ts';
import { RecipeWriter } from './recipes/recipe-writer.ts';
import { Recipe } from './recipes/recipe.entity.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { RecipeRestoreService } from './restore/recipe-restore.service.ts';
import { ShareLink } from './sharing/share-link.entity.ts';
import { ShareLinksService } from './sharing/share-links.service.ts';
import { PlannedMealsService } from './timeline/planned-meals.service.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { TimelineService } from './timeline/timeline.service.ts';
import { RecipeStatistics } from './recipe-statistics.ts';
import { RecipesCleanup } from './recipes.cleanup.ts';

const entities = [
  BulkAction,
  BulkChange,
  BulkExport,
  Cookbook,
  Recipe,
  RecipeComment,
  RecipeImport,
  RecipeIngredient,
  RecipeInstruction,
  PictureFingerprint,
  RecipeRating,
  RecipeVersion,
  ShareLink,
  TimelineEvent,
];
const services = [
  AssetsService,
  BulkActionsService,
  BulkExportsService,
  CommentsService,
  CookbooksService,
  ImportReviewService,
  RecipeBackfillService,
  PlannedMealsService,
  PublicRecipesService,
  RatingsService,
  RecipeCleanUpService,
  RecipeCountsService,
  RecipeExportsService,
  RecipeFileImportsService,
  RelatedDataService,
  RecipeHistoryService,
  MediaAccessService,
  RecipeImagesService,
  RecipeImportsService,
  RecipeMergesService,
  RecipeOrganizersService,
  RecipePhotosService,
  PictureFingerprintsService,
  RecipeRestoreService,
  RecipeStatistics,
  RecipesService,
  CopyPublicRecipeService,
  RecipesCleanup,
  ShareLinksService,
  TimelineService,
];

@Module({
  imports: [
    GroupsModule,
    IdentityModule,
    OcrModule,
    OrganizersModule,
    ParsingModule,
    TypeOrmModule.forFeature(entities),
  ],
  providers: [RecipeReferencesService, RecipeTrashService, RecipeWriter, ...services],
  exports: services,
})
export class RecipesModule {}
