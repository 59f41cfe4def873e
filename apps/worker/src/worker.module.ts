import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { JobsModule } from '#jobs';
import { RecipesModule } from '#recipes';
import { TestTaskHandler } from './admin/test-task.handler.ts';
import { PasswordResetMailHandler } from './identity/password-reset-mail.handler.ts';
import { BulkImportHandler } from './recipes/bulk-import.handler.ts';

/** The part of the product that works in the background. */
@Module({
  imports: [JobsModule.forWorker(), GroupsModule, IdentityModule, RecipesModule],
  providers: [BulkImportHandler, PasswordResetMailHandler, TestTaskHandler],
})
export class WorkerModule {}
