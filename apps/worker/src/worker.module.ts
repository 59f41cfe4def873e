import { Module } from '@nestjs/common';
import { AdminModule } from '#admin';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { JobsModule } from '#jobs';
import { NotificationsModule } from '#notifications';
import { MigrationsModule } from '#migrations';
import { OrganizersModule } from '#organizers';
import { PlanningModule } from '#planning';
import { RecipesModule } from '#recipes';
import { ShoppingModule } from '#shopping';
import { BackupsHandler } from './admin/backups.handler.ts';
import { PruneLogsHandler } from './admin/prune-logs.handler.ts';
import { TestTaskHandler } from './admin/test-task.handler.ts';
import { TrashHandler } from './groups/trash.handler.ts';
import { IdentityHandler } from './identity/identity.handler.ts';
import { NotificationsHandler } from './notifications/notifications.handler.ts';
import { MigrationsHandler } from './migrations/migrations.handler.ts';
import { WatchedFolderHandler } from './migrations/watched-folder.handler.ts';
import { CookedMealsHandler } from './planning/cooked-meals.handler.ts';
import { TimersHandler } from './planning/timers.handler.ts';
import { BulkActionHandler } from './recipes/bulk-action.handler.ts';
import { BulkExportHandler } from './recipes/bulk-export.handler.ts';
import { BulkImportHandler } from './recipes/bulk-import.handler.ts';
import { LinkFoodsHandler } from './recipes/link-foods.handler.ts';
import { RecipeBackfillHandler } from './recipes/recipe-backfill.handler.ts';
import { PhotosHandler } from './recipes/photos.handler.ts';
import { PicturesHandler } from './recipes/pictures.handler.ts';
import { PurchasesHandler } from './shopping/purchases.handler.ts';
import { ShareLinksHandler } from './recipes/share-links.handler.ts';

/** Background part of the server. */
@Module({
  imports: [
    JobsModule.forWorker(),
    AdminModule,
    GroupsModule,
    IdentityModule,
    MigrationsModule,
    NotificationsModule,
    OrganizersModule,
    PlanningModule,
    RecipesModule,
    ShoppingModule,
  ],
  providers: [
    BackupsHandler,
    BulkActionHandler,
    BulkExportHandler,
    BulkImportHandler,
    CookedMealsHandler,
    TimersHandler,
    IdentityHandler,
    NotificationsHandler,
    MigrationsHandler,
    WatchedFolderHandler,
    LinkFoodsHandler,
    RecipeBackfillHandler,
    PhotosHandler,
    PicturesHandler,
    PruneLogsHandler,
    PurchasesHandler,
    ShareLinksHandler,
    TestTaskHandler,
    TrashHandler,
  ],
})
export class WorkerModule {}
