import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { type UploadedContent, ReportsService, type Report } from '#groups';
import { defineJob, Jobs } from '#jobs';
import type { Context } from '#persistence';
import { Conflict, Storage, translate, ValidationFailed } from '#platform';
import { RecipesService } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';
import { Migration, type MigrationState } from './migration.entity.ts';

export interface MigrationPayload {
  migrationId: string;
}
/** Worker deaths are hardly ever caused by this job, which reads in a limited process and stores what it has read. */
export const runMigration = defineJob<MigrationPayload>('migrations.run', {
  task: 'tasks.migration',
  concurrency: 4,
  kills: 5,
});
export const undoMigration = defineJob<MigrationPayload>('migrations.undo', {
  task: 'tasks.undoMigration',
  concurrency: 1,
  kills: 5,
});
export const pruneMigrations = defineJob<object>('migrations.prune', { schedule: '52 3 * * *' });

export const folderOf = (id: string) => `migrations/${id}`;

const titleCase = (text: string) => text.replace(/(^|[^\p{L}])\p{L}/gu, (start) => start.toUpperCase());
const AUTOMATIC = 'auto';
const MAX_SHOWN = 100;
/** Size of a file up to which the answer waits for the import. */
const MAX_AWAITED_BYTES = 2 * 1024 * 1024;

/** Starts and controls migrations, which jobs carry out. */
@Injectable()
export class MigrationsService {
  constructor(
    private readonly reports: ReportsService,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly recipes: RecipesService,
  ) {}

  async list(context: Context): Promise<Migration[]> {
    return context.repository(Migration).select().orderBy('row.created_at', 'DESC').limit(MAX_SHOWN).getMany();
  }

  async get(context: Context, id: string): Promise<Migration> {
    return context.repository(Migration).get(id);
  }

  /** Returns the ids of imported recipes that still exist. Throws 404. */
  async recipeIds(context: Context, id: string): Promise<Set<string>> {
    await this.get(context, id);
    const imported = context.repository(MigratedRecipe).select().andWhere('row.migration_id = :id', { id });
    return new Set((await imported.getMany()).map(({ recipeId }) => recipeId));
  }

  /** Stores the upload and starts reading it. Returns the report, which has the id of the migration. */
  async start(
    context: Context,
    {
      archive,
      migration_type,
      add_migration_tag,
      preview,
    }: Omit<RequestSchema<'MigrationUpload'>, 'archive'> & { archive: UploadedContent },
  ): Promise<Report> {
    const type = migration_type ?? AUTOMATIC;
    return context.transaction(async (tx) => {
      const kind = type === AUTOMATIC ? '' : `${titleCase(type)} `;
      const report = await this.reports.create(
        tx,
        'migration',
        `${kind}${translate(tx.locale, 'migrations.migration')}`,
      );
      await tx.repository(Migration).create({
        id: report.id,
        type,
        fileName: archive.originalname.slice(-200),
        addTag: add_migration_tag ?? false,
        isPreview: preview ?? false,
        state: 'reading',
      });
      await this.storage.take(archive.path, `${folderOf(report.id)}/upload`);
      await this.jobs.enqueueTask(tx, runMigration, { migrationId: report.id });
      return report;
    });
  }

  /** Waits until the import of a small file has ended. */
  async settle(context: Context, report: Report): Promise<Report> {
    const upload = await this.storage.info(`${folderOf(report.id)}/upload`);
    if (upload && upload.size > MAX_AWAITED_BYTES) return report;
    const read = () => this.reports.get(context, report.id);
    return this.jobs.settle(context, report, { read, isRunning: ({ status }) => status === 'in-progress' });
  }

  /** Imports the recipes of a preview. */
  async confirm(
    context: Context,
    id: string,
    { existing = 'skip' }: RequestSchema<'MigrationStart'> = {},
  ): Promise<Migration> {
    return this.move(context, id, ['ready'], { state: 'running', existing }, runMigration);
  }

  /** Imported recipes are kept; see `undo`. */
  async cancel(context: Context, id: string): Promise<Migration> {
    return context.transaction(async (tx) => {
      const migration = await this.move(tx, id, ['reading', 'ready', 'running'], { state: 'canceled' });
      if ((await this.reports.reportedItems(tx, id)).size === 0) await this.reports.finish(tx, id);
      return migration;
    });
  }

  /**
   * Retries failed recipes and those that a cancelled migration did not reach, or imports skipped recipes. Throws 422 for entries that
   * are not those of skipped recipes.
   */
  async retry(
    context: Context,
    id: string,
    { existing = 'skip', entries }: RequestSchema<'MigrationRetry'> = {},
  ): Promise<Migration> {
    return context.transaction(async (tx) => {
      const from: MigrationState[] = entries ? ['finished'] : ['finished', 'failed', 'canceled'];
      const migration = await this.move(tx, id, from, { state: 'running', existing }, runMigration);
      if (!entries) await this.reports.reopen(tx, id);
      else if (!(await this.reports.reopenSkipped(tx, id, entries)))
        throw new ValidationFailed({ entries: ['migrations.notSkipped'] });
      return migration;
    });
  }

  /** Moves all imported recipes to the trash. */
  async undo(context: Context, id: string): Promise<Migration> {
    return this.move(context, id, ['finished', 'failed', 'canceled'], { state: 'undoing' }, undoMigration);
  }

  /** Throws 409 if the migration is in another state. */
  private async move(
    context: Context,
    id: string,
    from: MigrationState[],
    change: Partial<Pick<Migration, 'existing'>> & { state: MigrationState },
    job?: typeof runMigration,
  ): Promise<Migration> {
    return context.transaction(async (tx) => {
      const migration = await tx.repository(Migration).lock(id);
      if (!from.includes(migration.state)) throw new Conflict('migrations.notNow');
      const updated = await tx.repository(Migration).write(migration, change);
      if (job) await this.jobs.enqueueTask(tx, job, { migrationId: id });
      tx.record({ type: 'migration.updated', data: { id } });
      return updated;
    });
  }

  /** Returns the ids of imported recipes that still exist. */
  async recipesOf({ manager, groupId }: Context, migrationId: string): Promise<string[]> {
    const rows = await manager.find(MigratedRecipe, { where: { migrationId, groupId }, select: { recipeId: true } });
    return rows.map(({ recipeId }) => recipeId);
  }

  async deleteRecipe(context: Context, id: string): Promise<void> {
    await this.recipes.delete(context, id);
  }
}
