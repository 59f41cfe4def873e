import { Module } from '@nestjs/common';
import { RecipesModule } from '#recipes';
import { AssetsController } from './assets/assets.controller.ts';
import { BulkActsController } from './bulk/bulk-actions.controller.ts';
import { BulkExportsController } from './bulk/bulk-exports.controller.ts';
import { CommentsController } from './comments/comments.controller.ts';
import { CookbooksController } from './cookbooks/cookbooks.controller.ts';
import { HistoryController } from './history/history.controller.ts';
import { ExportsController } from './exports/exports.controller.ts';
import { ExploreController } from './explore/explore.controller.ts';
import { ImagesController } from './images/images.controller.ts';
import { ImportsController } from './imports/imports.controller.ts';
import { RecipesController } from './recipes/recipes.controller.ts';
import { ShareLinksController } from './sharing/share-links.controller.ts';
import { TimelineController } from './timeline/timeline.controller.ts';

@Module({
  imports: [RecipesModule],
  controllers: [
    AssetsController,
    BulkActsController,
    BulkExportsController,
    CommentsController,
    CookbooksController,
    HistoryController,
    ExploreController,
    ExportsController,
    ImagesController,
    ImportsController,
    RecipesController,
    ShareLinksController,
    TimelineController,
  ],
})
export class RecipesApiModule {}
