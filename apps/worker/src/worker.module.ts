import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { JobsModule } from '#jobs';
import { RecipesModule } from '#recipes';
import { TestTaskHandler } from './admin/test-task.handler.ts';
import { BulkImportHandler } from './recipes/bulk-import.handler.ts';

/** The part of the product that works in the background. */
@Module({
  imports: [JobsModule.forWorker(), GroupsModule, RecipesModule],
  providers: [BulkImportHandler, TestTaskHandler],
})
export class WorkerModule {}
