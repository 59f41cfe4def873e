import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import type { RequestSchema, QueryParams } from '#contract';
import { Group } from '#groups';
import { type JobContext, Jobs, type ServerTask } from '#jobs';
import { type Context, listPage, tableOf } from '#persistence';
import { Clock, ValidationFailed } from '#platform';
import { Recipe } from '#recipes';
import { ShoppingList } from '#shopping';
import { type ArchiveReader, damagedBackup, splitLines } from '../archive/archive-reader.ts';
import { prepareBackupParts, restoreBackupParts } from '../backup-jobs.ts';
import { BackupOpener } from '../store/backup-opener.ts';
import { BackupStore } from '../store/backup-store.ts';
import { BackupsService } from '../backups.service.ts';
import { tableEntryName } from '../archive/manifest.ts';
import { BackupPart, type PartKind } from './backup-part.entity.ts';

const BATCH_SIZE = 1000;
const KINDS = { group: Group, recipe: Recipe, shoppingList: ShoppingList } as const;

interface StoredRow {
  id: string;
  name: string;
  group_id?: string;
}

/** Lists the content of single backups: read on demand and stored for a day. */
@Injectable()
export class BackupPartsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly backups: BackupsService,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly opener: BackupOpener,
    private readonly store: BackupStore,
  ) {}

  /** Throws 404. */
  async groups(context: Context, file: string) {
    await this.store.get(file);
    const parts = context.unscopedRepository(BackupPart).select().andWhere('row.file = :file', { file });
    const groupParts = await parts.clone().andWhere(`row.kind = 'group'`).orderBy('fold(row.name)').getMany();
    const counts = await parts
      .select(['row.kind AS kind', 'row.group_id AS "groupId"', 'count(*)::int AS count'])
      .groupBy('row.kind, row.group_id')
      .getRawMany<{ kind: PartKind; groupId: string; count: number }>();
    const countOf = (kind: PartKind, id: string) =>
      counts.find((one) => one.kind === kind && one.groupId === id)?.count ?? 0;
    const present = await this.present(context, 'group', groupParts);
    const groups = groupParts.map(({ partId: id, name }) => ({
      id,
      name,
      recipes: countOf('recipe', id),
      shoppingLists: countOf('shoppingList', id),
      isHere: present.has(id),
    }));
    return { isReady: groups.length > 0, groups };
  }

  async list(context: Context, file: string, { groupId, kind, ...query }: QueryParams<'listBackupParts'>) {
    await this.store.get(file);
    const rows = context
      .unscopedRepository(BackupPart)
      .select()
      .andWhere('row.file = :file AND row.kind = :kind AND row.groupId = :group', { file, kind, group: groupId });
    const page = await listPage(rows, query, {
      search: ['row.name'],
    });
    const present = await this.present(context, kind, page.items);
    return { ...page, items: page.items.map(({ partId: id, name }) => ({ id, name, isHere: present.has(id) })) };
  }

  /** Throws 404, and 400 if the backup cannot be opened. */
  async prepare(context: Context, file: string): Promise<ServerTask> {
    await this.backups.examine(context, file);
    return this.jobs.enqueueTask(context, prepareBackupParts, { name: file });
  }

  /** Throws 404, 400 if the backup cannot be unpacked, and 422 for an empty choice. */
  async restore(context: Context, file: string, choice: RequestSchema<'BackupChoice'>): Promise<ServerTask> {
    await this.backups.assertRestorable(context, file);
    const { groupId, whole = false, recipes = [], shoppingLists = [] } = choice;
    if (!whole && !recipes.length && !shoppingLists.length)
      throw new ValidationFailed({ recipes: ['backups.nothingChosen'] });
    const present = await context.manager.find(ShoppingList, {
      select: { id: true },
      where: { id: In(shoppingLists) },
    });
    return this.jobs.enqueueTask(context, restoreBackupParts, {
      name: file,
      id: this.clock.now().getTime().toString(36),
      groupId,
      whole,
      recipes: [...new Set(recipes)],
      shoppingLists: [...new Set(shoppingLists)],
      beside: present.map(({ id }) => id),
      isGone: !(await context.unscopedRepository(Group).find(groupId)),
    });
  }

  /** Lists the content of a backup, replacing an earlier list. */
  async read(name: string, { signal, progress }: Pick<JobContext, 'signal' | 'progress'>): Promise<void> {
    const { archive, close } = await this.opener.open(name, signal);
    try {
      await this.database.transaction(async (manager) => {
        await manager.delete(BackupPart, { file: name });
        await this.insertParts(manager, name, { archive, signal });
      });
      await progress(1);
    } finally {
      await close();
    }
  }

  /** Deletes lists that are older than a day, and what is known of restorations of more than a year ago. */
  async prune({ manager }: Context): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await manager.query(
      `DELETE FROM restorations WHERE state <> 'switched' AND created_at < now() - interval '1 year'`,
    );
    await manager.createQueryBuilder().delete().from(BackupPart).where('created_at < :before', { before }).execute();
  }

  private async insertParts(
    manager: EntityManager,
    file: string,
    { archive, signal }: { archive: ArchiveReader; signal: AbortSignal },
  ): Promise<void> {
    const entries = new Map(
      Object.entries(KINDS).map(([kind, entity]) => [
        tableEntryName(manager.connection.getMetadata(entity).tableName),
        kind as PartKind,
      ]),
    );
    for await (const { name, read } of archive.entries()) {
      const kind = entries.get(name);
      if (!kind) continue;
      let batch: Partial<BackupPart>[] = [];
      const write = async () => {
        signal.throwIfAborted();
        if (batch.length) await manager.insert(BackupPart, batch);
        batch = [];
      };
      for await (const line of splitLines(await read())) {
        batch.push(partOf(file, kind, line));
        if (batch.length === BATCH_SIZE) await write();
      }
      await write();
    }
  }

  /** Returns the ids of parts that exist on this server in their former group. */
  private async present(context: Context, kind: PartKind, parts: BackupPart[]): Promise<Set<string>> {
    const ids = parts.map(({ partId }) => partId);
    if (!ids.length) return new Set();
    const rows = await context.manager.query<{ id: string; groupId: string }[]>(
      `SELECT id, to_jsonb(t)->>'group_id' AS "groupId" FROM ${tableOf(context, KINDS[kind])} t WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    const groups = new Map(parts.map(({ partId, groupId }) => [partId, groupId]));
    return new Set(rows.flatMap(({ id, groupId }) => (kind === 'group' || groups.get(id) === groupId ? id : [])));
  }
}

function partOf(file: string, kind: PartKind, line: string): Partial<BackupPart> {
  try {
    const { id, name, group_id: groupId = id } = JSON.parse(line) as StoredRow;
    return { file, kind, partId: id, groupId, name };
  } catch {
    throw damagedBackup();
  }
}
