import { Module } from '@nestjs/common';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { AssetsModule } from './assets/assets.module.ts';
import { RecipeBackfillService } from './backfill/recipe-backfill.service.ts';
import { BulkModule } from './bulk/bulk.module.ts';
import { CleanUpModule } from './clean-up/clean-up.module.ts';
import { DuplicatesService } from './clean-up/duplicates.service.ts';
import { NewFoodsService } from './clean-up/new-foods.service.ts';
import { CommentsModule } from './comments/comments.module.ts';
import { Contributions } from './contributions.ts';
import { CookbooksModule } from './cookbooks/cookbooks.module.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { HistoryModule } from './history/history.module.ts';
import { ImagesModule } from './images/images.module.ts';
import { ImportExportModule } from './import-export/import-export.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { RecipeCountsService } from './organizers/recipe-counts.service.ts';
import { RecipeOrganizersService } from './organizers/recipe-organizers.service.ts';
import { PersonsModule } from './persons/persons.module.ts';
import { PublicModule } from './public/public.module.ts';
import { RatingsModule } from './ratings/ratings.module.ts';
import { RecipeStatistics } from './recipe-statistics.ts';
import { RecipesCleanup } from './recipes.cleanup.ts';
import { RecipeCoreModule } from './recipes/recipe-core.module.ts';
import { RecipeRestoreService } from './restore/recipe-restore.service.ts';
import { SharingModule } from './sharing/sharing.module.ts';
import { TimelineModule } from './timeline/timeline.module.ts';

const modules = [
  AssetsModule,
  BulkModule,
  CleanUpModule,
  CommentsModule,
  CookbooksModule,
  FeedsModule,
  HistoryModule,
  ImagesModule,
  ImportExportModule,
  ImportsModule,
  PersonsModule,
  PublicModule,
  RatingsModule,
  RecipeCoreModule,
  SharingModule,
  TimelineModule,
];
const services = [
  Contributions,
  DuplicatesService,
  NewFoodsService,
  RecipeBackfillService,
  RecipeCountsService,
  RecipeOrganizersService,
  RecipeRestoreService,
  RecipeStatistics,
  RecipesCleanup,
];

@Module({
  imports: [OrganizersModule, ParsingModule, ...modules],
  providers: services,
  exports: [...modules, ...services],
})
export class RecipesModule {}
