import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import { FORMATS } from '#contract/formats';
import { type Download, Downloads } from '#identity';
import { defineJob, Jobs } from '#jobs';
import type { Context } from '#persistence';
import { Clock, NotFound, Storage, translate } from '#platform';
import type { ExportFormat } from '#recipe-files';
import { BulkExport } from './bulk-export.entity.ts';
import { RecipeExportsService } from '../import-export/recipe-exports.service.ts';
import { resolveRecipeIds } from './resolve-recipe-ids.ts';

export interface BulkExportJob {
  exportId: string;
  /** JSON by default. */
  format?: ExportFormat;
}

interface ExportOptions {
  signal?: AbortSignal;
  onProgress?: (fraction: number) => Promise<void>;
}

export const bulkExport = defineJob<BulkExportJob>('recipes.bulk-export', { task: 'tasks.bulkExport', concurrency: 1 });
export const pruneExports = defineJob<object>('recipes.prune-exports', { schedule: '52 3 * * *' });

const DOWNLOAD_KIND = 'recipe-export';
/** Number of recipes up to which the answer waits for the archive. */
const MAX_AWAITED = 100;
const LIFETIME_MS = 7 * DAY_MS;
const storageKey = (id: string) => `exports/${id}/recipes.zip`;

/** Creates archives of many recipes in the background. Downloads need a token that works once. */
@Injectable()
export class BulkExportsService {
  constructor(
    private readonly archives: RecipeExportsService,
    private readonly downloads: Downloads,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    downloads.offer(DOWNLOAD_KIND, (id) => this.open(id));
  }

  async list(context: Context): Promise<BulkExport[]> {
    return context.repository(BulkExport).select().orderBy('row.created_at', 'DESC').getMany();
  }

  async start(context: Context, slugs: string[], format: ExportFormat = 'json'): Promise<BulkExport> {
    return context.transaction(async (tx) => {
      const { recipes, known } = await resolveRecipeIds(tx, slugs);
      if (!known) throw new NotFound('recipes.notFound');
      const now = this.clock.now();
      const day = now.toISOString().slice(0, 10);
      const row = await tx.repository(BulkExport).create({
        name: `${translate(tx.locale, 'bulkActs.export')} ${day}`,
        filename: `recipes-${day}.zip`,
        recipes,
        recipeCount: known,
        expires: new Date(now.getTime() + LIFETIME_MS),
      });
      await this.jobs.enqueueTask(tx, bulkExport, { exportId: row.id, format });
      return row;
    });
  }

  /** Waits until an export of few recipes has been written. */
  async settle(context: Context, row: BulkExport): Promise<BulkExport> {
    if (row.recipeCount > MAX_AWAITED) return row;
    const read = async () => (await context.repository(BulkExport).find(row.id)) ?? row;
    return this.jobs.settle(context, row, { read, isRunning: ({ status }) => status === 'running' });
  }

  /** Writes the archive; starts from the beginning if the job runs again after a crash. */
  async write(
    context: Context,
    { exportId: id, format = 'json' }: BulkExportJob,
    { signal, onProgress }: ExportOptions = {},
  ): Promise<void> {
    const select = context.repository(BulkExport).select().addSelect('row.recipes');
    const row = await select.andWhere('row.id = :id', { id }).getOne();
    // purge() may have deleted the row while the job was queued
    if (!row) return;
    const ids = row.recipes.filter((one) => FORMATS.uuid.test(one));
    const bytes = await this.archives.writeArchive(context, { ids, format, key: storageKey(id), signal, onProgress });
    if (await context.repository(BulkExport).find(id))
      await context.repository(BulkExport).patch(id, { bytes, status: 'done' });
    else await this.storage.remove(`exports/${id}`);
  }

  async fail(context: Context, id: string): Promise<void> {
    if (await context.repository(BulkExport).find(id))
      await context.repository(BulkExport).patch(id, { status: 'failed' });
  }

  /** Throws 404 if the archive is not finished. */
  async createToken(context: Context, id: string): Promise<{ fileToken: string }> {
    const { status } = await context.repository(BulkExport).get(id);
    if (status !== 'done') throw new NotFound();
    return this.downloads.issue(context, DOWNLOAD_KIND, id);
  }

  private async open(id: string): Promise<Download> {
    const row = await this.database.manager.findOneBy(BulkExport, { id });
    const info = await this.storage.info(storageKey(id));
    if (!row || !info) throw new NotFound();
    return { name: row.filename, size: info.size, open: () => this.storage.stream(storageKey(id)) };
  }

  async purge(context: Context): Promise<void> {
    await context.transaction(async (tx) => {
      for (const { id } of await this.list(tx)) {
        await tx.repository(BulkExport).remove(id);
        await tx.afterCommit(() => this.storage.remove(`exports/${id}`));
      }
    });
  }

  /** Deletes expired archives and files without a row, for all groups. */
  async prune(): Promise<void> {
    const { manager } = this.database;
    await manager.delete(BulkExport, { expires: LessThan(this.clock.now()) });
    await this.storage.prune('exports', new Date(this.clock.now().getTime() - DAY_MS), async (names) => {
      const ids = names.filter((name) => FORMATS.uuid.test(name));
      const sql = 'SELECT id FROM recipe_exports WHERE id = ANY($1::uuid[])';
      return new Set((await manager.query<{ id: string }[]>(sql, [ids])).map(({ id }) => id));
    });
  }
}
