import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import type { ResponseSchema, ListQuery } from '#contract';
import { firstOf, mustGet } from '#contract/objects';
import { defineJob } from '#jobs';
import { Context, DomainEvents, entityOfTable, type Page } from '#persistence';
import type { NamedRow } from '../group-owned.entity.ts';
import { GroupPreferences } from '../group-preferences.entity.ts';
import { TrashEmptied, TrashRestored, TrashRestoring } from './trash-events.ts';
import { restoreFromTrash } from './trash.ts';
import { Trashed } from './trashed.entity.ts';

type Restored = ResponseSchema<'Restored'>;

const BATCH_SIZE = 100;

export const emptyTrashes = defineJob<object>('groups.empty-trashes', { schedule: '12 3 * * *' });

/** Lists, restores and deletes rows in the trash. */
@Injectable()
export class TrashService {
  constructor(
    private readonly events: DomainEvents,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async list(context: Context, query: ListQuery): Promise<Page<Trashed>> {
    const page = await context.repository(Trashed).page(query, { search: ['row.name'] });
    const { trashDays } = await context.repository(GroupPreferences).select().getOneOrFail();
    for (const one of page.items) one.expiresAt = new Date(one.createdAt.getTime() + trashDays * DAY_MS);
    return page;
  }

  /** Restores all of these rows or none. Throws 404 for ids that are not in the trash and 409 for names that are taken. */
  async restore(context: Context, ids: string[]): Promise<Restored[]> {
    return context.transaction(async (tx) => {
      const trashed = await this.lock(tx, ids);
      if (!trashed.length) return [];
      await this.events.publish(tx, new TrashRestoring(trashed));
      await restoreFromTrash(tx, trashed);
      const restored = new Map<string, Restored>();
      for (const sameKind of Map.groupBy(trashed, ({ kind }) => kind).values())
        for (const row of await this.readRestored(tx, sameKind)) restored.set(row.id, row);
      return trashed.map(({ id }) => mustGet(restored, id));
    });
  }

  /** Returns those of the ids that are in the trash. */
  async filterTrashed(context: Context, ids: string[]): Promise<string[]> {
    const rows = await context.repository(Trashed).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
    return rows.map(({ id }) => id);
  }

  async delete(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => {
      const row = await tx.repository(Trashed).remove(id);
      await this.events.publish(tx, new TrashEmptied([row]));
      tx.record({ type: 'trash.deleted', data: { id } });
    });
  }

  /** Returns the number of deleted rows. */
  async empty(context: Context): Promise<number> {
    return context.transaction(async (tx) => {
      const rows = await tx.repository(Trashed).select().setLock('pessimistic_write').getMany();
      await this.remove(tx, rows);
      if (rows.length) tx.record({ type: 'trash.deleted', data: {} });
      return rows.length;
    });
  }

  /** Deletes rows of all groups that have exceeded the group's retention. */
  async removeExpired(): Promise<void> {
    for (;;) {
      const context = new Context({ locale: '' }, this.database.manager);
      const removed = await context.transaction(async (tx) => {
        const rows = await tx
          .unscopedRepository(Trashed)
          .select()
          .innerJoin('row.group', 'g')
          .innerJoin('g.preferences', 'p')
          .andWhere('row.created_at < now() - make_interval(days => p.trash_days)')
          .limit(BATCH_SIZE)
          .setLock('pessimistic_write', undefined, ['row'])
          .setOnLocked('skip_locked')
          .getMany();
        await this.remove(tx, rows);
        return rows.length;
      });
      if (removed < BATCH_SIZE) return;
    }
  }

  private async remove(context: Context, rows: Trashed[]): Promise<void> {
    if (!rows.length) return;
    await context.manager.delete(
      Trashed,
      rows.map(({ id }) => id),
    );
    await this.events.publish(context, new TrashEmptied(rows));
  }

  private async lock(context: Context, ids: string[]): Promise<Trashed[]> {
    const rows = context.repository(Trashed).select().addSelect('row.removal').andWhere('row.id = ANY(:ids)', { ids });
    const locked = await rows
      .orderBy('row.created_at', 'DESC')
      .addOrderBy('row.id')
      .setLock('pessimistic_write')
      .getMany();
    // checked after locking, because a row may have been restored meanwhile
    await context.repository(Trashed).all(ids, 'ids');
    return locked;
  }

  /** Returns the current state of restored rows, which are all of one kind. */
  private async readRestored(context: Context, trashed: Trashed[]): Promise<Restored[]> {
    const { kind, removal } = firstOf(trashed);
    const entity = entityOfTable<NamedRow>(context, firstOf(removal.removed).table);
    const ids = trashed.map(({ id }) => id);
    const rows = await context.repository(entity).all(ids, 'ids');
    await this.events.publish(context, new TrashRestored(entity, rows));
    return rows.map(({ id, version, name, slug }) => {
      context.record({ type: `${kind}.restored`, data: { id, version, name, ...(slug && { slug }) } });
      return { id, kind, name, slug: slug ?? null };
    });
  }
}
