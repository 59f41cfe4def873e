import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NIL_UUID } from '#contract/formats';
import { Group } from '#groups';
import { AccountErasureService, User } from '#identity';
import type { JobData } from '#jobs';
import { Category, Food, Label, Tag, Tool, Unit } from '#organizers';
import {
  Context,
  copyGroup,
  openSchema,
  tableOf,
  tablesExcludedFromGroupRestore,
  isOutage,
  derivedId,
} from '#persistence';
import { BadRequest, Log, Problem, Storage, translate } from '#platform';
import { linkLines, Recipe, RecipeRestoreService } from '#recipes';
import { ListRestoreService, ShoppingList, Store } from '#shopping';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { restoreBackupParts } from '../backup-jobs.ts';
import { BackupOpener } from '../store/backup-opener.ts';
import { BackupRunner } from '../backup-runner.ts';
import { StagingSchema } from '../restore/staging-schema.ts';
import { assertFree, unpackedBytes } from '../store/space.ts';
import { PartFiles } from './part-files.ts';
import type { JobProgress } from '../progress.ts';

type Choice = JobData<typeof restoreBackupParts>;

const CREATABLE = [Category, Food, Label, Store, Tag, Tool, Unit];
const PER_PAGE = 500;

interface Unpacked {
  archive: ArchiveReader;
  schema: string;
  source: DataSource;
  choice: Choice;
  files: PartFiles;
  watch: JobProgress;
}

/** Restores parts of a backup into the running server. Can be repeated after an interruption: restored parts are skipped. */
@Injectable()
export class PartsRestore {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lists: ListRestoreService,
    private readonly log: Log,
    private readonly opener: BackupOpener,
    private readonly recipes: RecipeRestoreService,
    private readonly storage: Storage,
    private readonly runner: BackupRunner,
    private readonly erasure: AccountErasureService,
  ) {}

  async restore(choice: Choice, watch: JobProgress): Promise<void> {
    await this.runner.withLock(async () => {
      const { archive, close } = await this.opener.open(choice.name, watch.signal);
      const files = new PartFiles(this.storage.root, this.storage.path(`restored/parts-${choice.id}`));
      try {
        await assertFree(this.storage.root, unpackedBytes(archive.manifest));
        const scratch = await StagingSchema.create(this.database, choice.id, archive.manifest);
        try {
          await scratch.load(archive, watch.signal);
          await watch.progress(0.4);
          const source = await openSchema(this.database, scratch.schema);
          await this.restoreAll({ archive, schema: scratch.schema, source, choice, files, watch }).finally(() =>
            source.destroy(),
          );
        } finally {
          await scratch.drop();
        }
      } finally {
        await files.remove();
        await close();
      }
    });
  }

  private async restoreAll(unpacked: Unpacked): Promise<void> {
    const { source, choice } = unpacked;
    const id = choice.groupId;
    if (!(await source.manager.existsBy(Group, { id }))) throw new BadRequest('backups.noSuchGroup');
    if (await this.database.manager.existsBy(Group, { id }))
      return choice.isGone ? this.reportRestoredGroup(unpacked) : this.restoreParts(unpacked);
    if (!choice.whole) throw new BadRequest('backups.groupIsGone');
    return this.restoreGroup(unpacked);
  }

  /** Restores all rows of a group in one transaction, after its files. */
  private async restoreGroup({ archive, schema, source, choice, files, watch }: Unpacked): Promise<void> {
    const { groupId: id } = choice;
    const former = this.inGroup(watch.context, id, source);
    const { signal, progress, log, context } = watch;
    const folders = new Set<string>();
    for await (const ids of idsOf(former, Recipe)) for (const one of ids) folders.add(`recipes/${one}`);
    for await (const ids of idsOf(former, User)) for (const one of ids) folders.add(`users/${one}`);
    await files.unpack(archive, folders, signal);
    await progress(0.7);
    for (const folder of folders) {
      signal.throwIfAborted();
      await files.put(folder, folder);
    }
    const without = tablesExcludedFromGroupRestore(this.database);
    const omitted = await this.database.transaction(async (manager) => {
      // no time limit, because a group can have any number of rows
      await manager.query('SET LOCAL statement_timeout = 0');
      const omitted = await copyGroup(manager, { from: schema, groupId: id, without });
      if (!(await manager.existsBy(Group, { id }))) throw new BadRequest('backups.groupNameTaken');
      // the search index and the facts of foods are not part of the copied rows
      const present = this.inGroup(context, id, { manager });
      for await (const ids of idsOf(present, Recipe)) await linkLines(present, ids);
      return omitted;
    });
    await this.erasure.welcomeBack(id);
    const erased = await this.erasure.eraseRestored();
    await this.reportRestoredGroup({ choice, watch });
    if (erased) await log(translate(context.locale, 'backups.erasedAgain', { count: erased }));
    for (const line of leftLines(context, omitted)) await log(line);
    this.log.log('A group was brought back from a backup', { group: id });
  }

  /** A killed process may have restored the group before; later changes of its members are kept. */
  private async reportRestoredGroup({ choice, watch }: Pick<Unpacked, 'choice' | 'watch'>): Promise<void> {
    const { name } = await this.database.manager.findOneByOrFail(Group, { id: choice.groupId });
    await watch.log(translate(watch.context.locale, 'backups.parts.group', { name }));
  }

  private async restoreParts(unpacked: Unpacked): Promise<void> {
    const { archive, source, choice, files, watch } = unpacked;
    const { signal, progress } = watch;
    const former = this.inGroup(watch.context, choice.groupId, source);
    const recipes = choice.whole ? await allIds(former, Recipe) : choice.recipes;
    const lists = choice.whole ? await allIds(former, ShoppingList) : choice.shoppingLists;
    await files.unpack(archive, new Set(recipes.map((id) => `recipes/${id}`)), signal);
    await progress(0.5);
    const total = recipes.length + lists.length;
    const count = { done: 0, failed: 0 };
    const each = async (work: () => Promise<void>, id: string) => {
      signal.throwIfAborted();
      await work().catch(async (error: unknown) => {
        if (isOutage(error)) throw error;
        if (!(error instanceof Problem)) this.log.error('A part of a backup could not be restored', error, { id });
        count.failed++;
        await watch.log(reasonOf(watch.context, id, error));
      });
      count.done++;
      if (count.done % 10 === 0 || count.done === total) await progress(0.5 + (count.done / total) * 0.5);
    };
    for (const id of recipes) await each(() => this.restoreRecipe(unpacked, id), id);
    for (const id of lists) await each(() => this.restoreList(unpacked, id), id);
    const { locale } = watch.context;
    await watch.log(
      translate(locale, 'backups.parts.summary', { count: count.done - count.failed, failed: count.failed }),
    );
  }

  private async restoreRecipe({ source, choice, files, watch }: Unpacked, id: string): Promise<void> {
    const context = this.inGroup(watch.context, choice.groupId);
    const { locale } = watch.context;
    const newId = await this.freeId(context, Recipe, choice, id);
    const tables = { source: source.manager, creatableTables: CREATABLE.map((entity) => tableOf(context, entity)) };
    // the files go first, so that a recipe is never without them
    const isThere = await context.repository(Recipe).find(newId);
    if (!isThere) await files.put(`recipes/${id}`, `recipes/${newId}`);
    const put = await this.recipes.restore(context, id, tables, newId);
    if (!put) throw new BadRequest('backups.parts.missing');
    if (isThere) await files.put(`recipes/${id}`, `recipes/${newId}`, put.hasPicture ? [] : ['images']);
    await watch.log(translate(locale, `backups.parts.${put.isNew ? 'came' : 'putBack'}`, { name: put.name }));
    for (const line of leftLines(watch.context, put.omitted)) await watch.log(line);
  }

  /**
   * Keeps a list that existed when the restoration was requested and adds the restored one beside it, unless the whole group was
   * requested. A list that appeared since was restored by a killed process.
   */
  private async restoreList({ source, choice, watch }: Unpacked, id: string): Promise<void> {
    const context = this.inGroup(watch.context, choice.groupId);
    const isThere = await this.database.manager.existsBy(ShoppingList, { id });
    const { locale } = watch.context;
    const former = await this.inGroup(watch.context, choice.groupId, source).repository(ShoppingList).find(id);
    if (!former) throw new BadRequest('backups.parts.missing');
    const stays = () => watch.log(translate(locale, 'backups.parts.stays', { name: former.name }));
    const isBeside = !choice.whole && choice.beside?.includes(id);
    if (isThere && !isBeside) return stays();
    const tables = { source: source.manager, creatableTables: CREATABLE.map((entity) => tableOf(context, entity)) };
    const put = await this.lists.restore(context, id, tables, isBeside ? derivedId(choice.name, id) : id);
    if (!put) return stays();
    await watch.log(translate(locale, `backups.parts.${isBeside ? 'beside' : 'came'}`, { name: put.name }));
    for (const line of leftLines(watch.context, put.omitted)) await watch.log(line);
  }

  /** Returns the id, or a derived one that is always the same if another group uses the id. */
  private async freeId(
    { manager, groupId }: Context,
    entity: typeof Recipe,
    { name }: Choice,
    id: string,
  ): Promise<string> {
    const present = await manager.findOneBy(entity, { id });
    return !present || present.groupId === groupId ? id : derivedId(name, id);
  }

  /** Creates a context with the rights of the requesting administrator in the group. */
  private inGroup(
    { caller, locale }: Context,
    groupId: string,
    { manager }: Pick<DataSource, 'manager'> = this.database,
  ): Context {
    return new Context({ caller: { ...caller, groupId }, locale }, manager);
  }
}

type Kept = Recipe | ShoppingList | User;

async function* idsOf<T extends Kept>(context: Context, entity: new () => T): AsyncGenerator<string[]> {
  for (let after = NIL_UUID; ;) {
    const rows = context.repository(entity).select('r').select('r.id').andWhere('r.id > :after', { after });
    const ids = (await rows.orderBy('r.id').limit(PER_PAGE).getMany()).map(({ id }) => id);
    if (!ids.length) return;
    yield ids;
    after = ids.at(-1)!;
  }
}

async function allIds<T extends Kept>(context: Context, entity: new () => T): Promise<string[]> {
  const all: string[] = [];
  for await (const ids of idsOf(context, entity)) all.push(...ids);
  return all;
}

const leftLines = ({ locale }: Context, omitted: Map<string, number>): string[] =>
  [...omitted].map(([table, count]) => translate(locale, 'backups.parts.left', { table, count }));

const reasonOf = ({ locale }: Context, id: string, error: unknown): string =>
  `${id}: ${error instanceof Problem ? translate(locale, error.key, error.params) : translate(locale, 'errors.internal')}`;
