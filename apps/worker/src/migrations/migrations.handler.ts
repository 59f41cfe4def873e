import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import { type MigrationPayload, MigrationRunner, pruneMigrations, runMigration, undoMigration } from '#migrations';
import type { Context } from '#persistence';

@Injectable()
export class MigrationsHandler {
  constructor(private readonly runner: MigrationRunner) {}

  @Handles(runMigration)
  async run({ migrationId }: MigrationPayload, job: JobContext): Promise<void> {
    await this.runner.run(job.context, migrationId, job);
  }

  @AfterFailure(runMigration)
  async fail({ migrationId }: MigrationPayload, context: Context, reason: string): Promise<void> {
    await this.runner.fail(context, migrationId, reason);
  }

  @Handles(undoMigration)
  async undo({ migrationId }: MigrationPayload, job: JobContext): Promise<void> {
    await this.runner.undo(job.context, migrationId, job);
  }

  @Handles(pruneMigrations)
  async prune(): Promise<void> {
    await this.runner.prune();
  }
}
