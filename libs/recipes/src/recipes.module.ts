import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { OcrModule } from '#ocr';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { AssetsService } from './assets/assets.service.ts';
import { BulkAct, BulkChange } from './bulk/bulk-act.entity.ts';
import { BulkActsService } from './bulk/bulk-acts.service.ts';
import { BulkExport } from './bulk/bulk-export.entity.ts';
import { BulkExportsService } from './bulk/bulk-exports.service.ts';
import { RecipeCleanUpService } from './clean-up/recipe-clean-up.service.ts';
import { RecipeMergesService } from './clean-up/recipe-merges.service.ts';
import { CommentsService } from './comments/comments.service.ts';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { Cookbook } from './cookbooks/cookbook.entity.ts';
import { CookbooksService } from './cookbooks/cookbooks.service.ts';
import { RecipeExportsService } from './exports/recipe-exports.service.ts';
import { RecipeFilingService } from './filing/recipe-filing.service.ts';
import { SurroundingsService } from './filing/surroundings.service.ts';
import { RecipeHistoryService } from './history/recipe-history.service.ts';
import { RecipeVersion } from './history/recipe-version.entity.ts';
import { RecipeImagesService } from './images/recipe-images.service.ts';
import { RecipePicture } from './images/recipe-picture.entity.ts';
import { RecipePicturesService } from './images/recipe-pictures.service.ts';
import { ImportReviewService } from './imports/import-review.service.ts';
import { RecipeImport } from './imports/recipe-import.entity.ts';
import { RecipeImportsService } from './imports/recipe-imports.service.ts';
import { RecipePhotosService } from './imports/recipe-photos.service.ts';
import { OlderRecipesService } from './older/older-recipes.service.ts';
import { RecipeCountsService } from './organizers/recipe-counts.service.ts';
import { RecipeOrganizersService } from './organizers/recipe-organizers.service.ts';
import { PublicRecipesService } from './public/public-recipes.service.ts';
import { RecipeFilesService } from './public/recipe-files.service.ts';
import { RecipeTakingService } from './public/recipe-taking.service.ts';
import { RatingsService } from './ratings/ratings.service.ts';
import { RecipeRating } from './ratings/recipe-rating.entity.ts';
import { RecipeIngredient } from './recipes/recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipes/recipe-instruction.entity.ts';
import { RecipeReferencesService } from './recipes/recipe-references.service.ts';
import { RecipeTrashService } from './recipes/recipe-trash.service.ts';
import { RecipeWriter } from './recipes/recipe-writer.ts';
import { Recipe } from './recipes/recipe.entity.ts';
import { RecipesService } from './recipes/recipes.service.ts';
import { RecipeRestoringService } from './restoring/recipe-restoring.service.ts';
import { ShareLink } from './sharing/share-link.entity.ts';
import { ShareLinksService } from './sharing/share-links.service.ts';
import { PlannedMealsService } from './timeline/planned-meals.service.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { TimelineService } from './timeline/timeline.service.ts';
import { RecipeStatistics } from './recipe-statistics.ts';
import { RecipesUpkeep } from './upkeep.ts';

const entities = [
  BulkAct,
  BulkChange,
  BulkExport,
  Cookbook,
  Recipe,
  RecipeComment,
  RecipeImport,
  RecipeIngredient,
  RecipeInstruction,
  RecipePicture,
  RecipeRating,
  RecipeVersion,
  ShareLink,
  TimelineEvent,
];
const services = [
  AssetsService,
  BulkActsService,
  BulkExportsService,
  CommentsService,
  CookbooksService,
  ImportReviewService,
  OlderRecipesService,
  PlannedMealsService,
  PublicRecipesService,
  RatingsService,
  RecipeCleanUpService,
  RecipeCountsService,
  RecipeExportsService,
  RecipeFilingService,
  SurroundingsService,
  RecipeHistoryService,
  RecipeFilesService,
  RecipeImagesService,
  RecipeImportsService,
  RecipeMergesService,
  RecipeOrganizersService,
  RecipePhotosService,
  RecipePicturesService,
  RecipeRestoringService,
  RecipeStatistics,
  RecipesService,
  RecipeTakingService,
  RecipesUpkeep,
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
