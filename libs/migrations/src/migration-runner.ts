import { Injectable } from '@nestjs/common';
import { ReportsService } from '#groups';
import { RetryLater } from '#jobs';
import { type Context, isOutage } from '#persistence';
import type { ImportedSubRecipe } from '#recipe-files';
import { BadRequest, Clock, Log, Problem, Storage, translate } from '#platform';
import {
  AlreadyExists,
  type ExistingRecipe,
  type ExistingRecipes,
  type FilesSummary,
  type ImportItem,
  type Recipe,
  RecipeFileImportsService,
  RecipeImportsService,
} from '#recipes';
import { findExisting, findMigrated, loadExisting, recordOrigin } from './recipe-origins.ts';
import { type FoundRecipes, Migration } from './migration.entity.ts';
import { folderOf, MigrationsService } from './migrations.service.ts';
import { recipeKey, sourceKey } from './recipe-key.ts';

interface Watcher {
  signal: AbortSignal;
  progress(fraction: number): Promise<void>;
}

const AT_A_TIME = 3;
const POLL_MS = 500;
/** Pause before another migration of the same group is tried, so that no group takes the places of all. */
const BUSY_MS = 2_000;
/** Readings of one file during which the worker may die. */
const MAX_READINGS = 2;
const KEPT_MS = 14 * 24 * 3600 * 1000;
const TAGS = new Map([['auto', '']]);

/** Imports recipes. Progress is recorded in the transaction of each recipe, so that the job can be resumed at any point. */
@Injectable()
export class MigrationRunner {
  private readonly busyGroups = new Set<string>();

  constructor(
    private readonly migrations: MigrationsService,
    private readonly fileImports: RecipeFileImportsService,
    private readonly imports: RecipeImportsService,
    private readonly reports: ReportsService,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Runs one migration of a group at a time in this process; throws `RetryLater` for further ones. */
  async run(context: Context, id: string, watcher: Watcher): Promise<void> {
    const { groupId } = context;
    if (this.busyGroups.has(groupId)) throw new RetryLater(BUSY_MS);
    this.busyGroups.add(groupId);
    try {
      await this.runAlone(context, id, watcher);
    } finally {
      this.busyGroups.delete(groupId);
    }
  }

  private async runAlone(context: Context, id: string, watcher: Watcher): Promise<void> {
    const migration = await this.begin(context, id);
    if (!migration) return;
    const summary = await this.read(context, migration, watcher.signal);
    if (!summary) return;
    if (migration.isPreview && migration.state === 'reading')
      return void (await this.move(context, id, 'reading', { state: 'ready' }));
    if (migration.state === 'reading' && !(await this.move(context, id, 'reading', { state: 'running' }))) return;
    await this.importAll(context, migration, summary, watcher);
    watcher.signal.throwIfAborted();
    await context.transaction(async (tx) => {
      await this.reports.finish(tx, id);
      await this.move(tx, id, 'running', { state: 'finished' });
    });
  }

  /** Moves every remaining recipe of the migration to the trash, except locked ones. */
  async undo(context: Context, id: string, { signal, progress }: Watcher): Promise<void> {
    const recipes = await this.migrations.recipesOf(context, id);
    for (const [index, recipeId] of recipes.entries()) {
      signal.throwIfAborted();
      await this.migrations.deleteRecipe(context, recipeId).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
      await progress((index + 1) / recipes.length);
    }
    await this.move(context, id, 'undoing', { state: 'undone' });
  }

  /** Adds the reason to the report. */
  async fail(context: Context, id: string, reason: string): Promise<void> {
    await context.transaction(async (tx) => {
      const migration = await tx.repository(Migration).find(id);
      if (!migration || migration.state === 'canceled') return;
      if (!(await this.reports.reportedItems(tx, id)).size)
        await this.reports.addEntry(tx, id, {
          item: 0,
          success: false,
          message: migration.fileName,
          exception: reason,
        });
      await this.reports.finish(tx, id);
      await tx.repository(Migration).patch(id, { state: 'failed' });
      tx.record({ type: 'migration.updated', data: { id } });
    });
  }

  async prune(): Promise<void> {
    await this.storage.prune('migrations', new Date(this.clock.now().getTime() - KEPT_MS));
  }

  /** Returns the migration if it has work left. A retry of a failed one repeats the failed recipes. */
  private async begin(context: Context, id: string): Promise<Migration | undefined> {
    return context.transaction(async (tx) => {
      const migration = await tx.repository(Migration).find(id);
      if (migration?.state === 'failed') {
        await this.reports.reopen(tx, id);
        return tx.repository(Migration).write(migration, { state: migration.found ? 'running' : 'reading' });
      }
      return migration && ['reading', 'running'].includes(migration.state) ? migration : undefined;
    });
  }

  /** Reads the upload; undefined if the migration is cancelled meanwhile. */
  private async read(context: Context, migration: Migration, signal: AbortSignal): Promise<FilesSummary | undefined> {
    const { id, fileName, found } = migration;
    const cancelled = new AbortController();
    const poll = async () => {
      if (await context.manager.existsBy(Migration, { id, state: 'canceled' })) cancelled.abort();
    };
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    const either = AbortSignal.any([signal, cancelled.signal]);
    const summary = await this.withReadingCounted(id, () =>
      this.fileImports.read(`${folderOf(id)}/upload`, fileName, `${folderOf(id)}/read`, either),
    )
      .catch((error: unknown) => {
        if (!cancelled.signal.aborted) throw error;
      })
      .finally(() => clearInterval(timer));
    if (!summary) return undefined;
    if (!summary.recipes) {
      // skips the preview, so that the report lists the problem of each file at once
      for await (const item of this.fileImports.items(`${folderOf(id)}/read`))
        await this.one(context, migration, item, await loadExisting(context, id));
      throw new BadRequest('migrations.nothing');
    }
    if (!found) await context.repository(Migration).patch(id, { found: await this.previewOf(context, id, summary) });
    return summary;
  }

  /** Refuses a file that has ended workers, although reading it in a limited process should not. */
  private async withReadingCounted<T>(id: string, read: () => Promise<T>): Promise<T> {
    const key = `${folderOf(id)}/readings`;
    const readings = Number((await this.storage.read(key))?.toString() ?? 0);
    if (readings >= MAX_READINGS) throw new BadRequest('migrations.tooCostly');
    await this.storage.write(key, String(readings + 1));
    return read().finally(() => this.storage.remove(key));
  }

  /** Returns the preview, including which recipes the group already has. */
  private async previewOf(context: Context, id: string, summary: FilesSummary): Promise<FoundRecipes> {
    const existing = await loadExisting(context, id);
    let knownCount = 0;
    for await (const item of this.fileImports.items(`${folderOf(id)}/read`))
      if (item.recipe && (await findExisting(context, existing, item))) knownCount++;
    return {
      ...summary,
      formats: Object.entries(summary.formats).map(([format, recipes]) => ({ format, recipes })),
      known: knownCount,
    };
  }

  private async importAll(
    context: Context,
    migration: Migration,
    summary: FilesSummary,
    { signal, progress }: Watcher,
  ): Promise<void> {
    const { id } = migration;
    const existing = await loadExisting(context, id);
    const total = summary.recipes + summary.failures;
    const reported = await this.reports.reportedItems(context, id);
    let done = reported.size;
    const items = this.fileImports.items(`${folderOf(id)}/read`);
    let isOver = false;
    const underWay = new Map<string, Promise<void>>();
    const work = async () => {
      while (!isOver && !signal.aborted) {
        const { value: item, done: isLast } = await items.next();
        if (isLast) return;
        if (reported.has(item.item)) continue;
        if (!(await isRunning(context, id))) {
          isOver = true;
          return;
        }
        const { sourceId = '', subRecipes = [] } = item.recipe ?? {};
        // sub-recipes were started earlier
        const parts = subRecipes.map((sub) => underWay.get(sub.sourceId ?? ''));
        const importOne = Promise.allSettled(parts).then(() => this.one(context, migration, item, existing));
        if (sourceId) underWay.set(sourceId, importOne);
        await importOne.finally(() => underWay.delete(sourceId));
        done++;
        await progress(done / total);
        if (done % 5 === 0 || done === total) await context.manager.update(Migration, { id }, { done });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    await context.manager.update(Migration, { id }, { done });
    if (isOver) await this.reports.finish(context, id);
  }

  private async one(
    context: Context,
    migration: Migration,
    item: ImportItem,
    existing: ExistingRecipes,
  ): Promise<void> {
    const { id } = migration;
    const message = item.recipe?.name.slice(0, 255) || item.path;
    const entry = { item: item.item, message };
    try {
      const same = await findExisting(context, existing, item);
      if (same && migration.existing === 'skip') throw new AlreadyExists(same.slug);
      await this.save(context, migration, item, {
        same,
        onEntry: (tx, slug) => this.reports.addDone(tx, id, { ...entry, slug }),
      });
    } catch (error) {
      if (isOutage(error)) throw error;
      if (error instanceof AlreadyExists) {
        const exception = translate(context.locale, 'migrations.known');
        await this.reports.addEntry(context, id, { ...entry, success: true, slug: error.slug, exception });
      } else
        await this.reports.addEntry(context, id, { ...entry, success: false, exception: this.explain(context, error) });
    }
  }

  private async save(
    context: Context,
    migration: Migration,
    item: ImportItem,
    { same, onEntry }: { same: ExistingRecipe | undefined; onEntry: (context: Context, slug: string) => Promise<void> },
  ): Promise<void> {
    const { id } = migration;
    if (!item.recipe) throw new BadRequest(item.failure ?? 'migrations.unreadable');
    const key = recipeKey(item);
    const replaces = same && migration.existing === 'replace' ? same.id : undefined;
    const onCreated = async (tx: Context, { id: recipeId, slug }: Recipe) => {
      // undoing the migration must not remove a recipe that existed before
      if (replaces) await recordOrigin(tx, { recipeId, migrationId: null, key });
      // the first recipe keeps the origin
      else if (same) await recordOrigin(tx, { recipeId, migrationId: id, key: `${key}:${recipeId}` });
      else if (!(await recordOrigin(tx, { recipeId, migrationId: id, key })))
        // a simultaneous migration imported the recipe first
        throw new AlreadyExists((await findMigrated(tx, [key])).get(key)?.slug ?? '');
      await onEntry(tx, slug);
    };
    const tag = migration.addTag ? (TAGS.get(migration.type) ?? migration.type) || item.format : undefined;
    const find = async ({ sourceId = '' }: ImportedSubRecipe) => {
      const other = sourceKey(item.format, sourceId);
      return other ? (await findMigrated(context, [other])).get(other)?.id : undefined;
    };
    if (item.recipe.isLink) {
      const { url, keywords, categories } = item.recipe;
      const named = (names: string[]) => names.map((name) => ({ name: name.slice(0, 255) }));
      await this.imports.fromUrl(context, url, {
        tags: named(tag ? [...keywords, tag] : keywords),
        categories: named(categories),
        replaces,
        onCreated,
      });
    } else await this.fileImports.create(context, `${folderOf(id)}/read`, item, { tag, onCreated, find, replaces });
  }

  private async move(
    context: Context,
    id: string,
    from: Migration['state'],
    change: Partial<Migration>,
  ): Promise<boolean> {
    return context.transaction(async (tx) => {
      const migration = await tx.repository(Migration).lock(id);
      if (migration.state !== from) return false;
      await tx.repository(Migration).write(migration, change);
      tx.record({ type: 'migration.updated', data: { id } });
      return true;
    });
  }

  private explain({ locale }: Context, error: unknown): string {
    if (error instanceof Problem) return translate(locale, error.key, error.params);
    this.log.error('A recipe of a file could not be kept', error);
    return translate(locale, 'errors.internal');
  }
}

const isRunning = async ({ manager }: Context, id: string) => manager.existsBy(Migration, { id, state: 'running' });
