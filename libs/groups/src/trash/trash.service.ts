import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ResponseSchema, ListQuery } from '#contract';
import { defineJob } from '#jobs';
import { Context, DomainEvents, matchesText, type Page } from '#persistence';
import type { GroupOwned } from '../group-owned.entity.ts';
import { GroupPreferences } from '../group-preferences.entity.ts';
import { TrashEmptied, TrashRestored, TrashRestoring } from './trash-events.ts';
import { takeFromTrash } from './trash.ts';
import { Trashed } from './trashed.entity.ts';

type Restored = ResponseSchema<'Restored'>;

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 100;

export const emptyTrashes = defineJob<object>('groups.empty-trashes', { schedule: '12 3 * * *' });

/** What was deleted in the last days, and how it comes back. */
@Injectable()
export class TrashService {
  constructor(
    private readonly events: DomainEvents,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async list(context: Context, query: ListQuery): Promise<Page<Trashed>> {
    const page = await context.repository(Trashed).page(query, {
      search: (builder, text) => matchesText(builder, text, ['row.name']),
    });
    const { trashDays } = await context.repository(GroupPreferences).select().getOneOrFail();
    for (const one of page.items) one.expiresAt = new Date(one.createdAt.getTime() + trashDays * DAY_MS);
    return page;
  }

  /** Puts all of these back, or none. Throws 404 for what is not in the trash, 409 where a name is taken by now. */
  async restore(context: Context, ids: string[]): Promise<Restored[]> {
    return context.transaction(async (inner) => {
      const trashed = await this.lock(inner, ids);
      if (!trashed.length) return [];
      await this.events.publish(inner, new TrashRestoring(trashed));
      await takeFromTrash(inner, trashed);
      const restored = new Map<string, Restored>();
      for (const some of Map.groupBy(trashed, ({ kind }) => kind).values())
        for (const one of await this.restored(inner, some)) restored.set(one.id, one);
      return trashed.map(({ id }) => restored.get(id)!);
    });
  }

  /** Those of these that are in the trash. */
  async present(context: Context, ids: string[]): Promise<string[]> {
    const rows = await context.repository(Trashed).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
    return rows.map(({ id }) => id);
  }

  async delete(context: Context, id: string): Promise<void> {
    await context.transaction(async (inner) => {
      const row = await inner.repository(Trashed).remove(id);
      await this.events.publish(inner, new TrashEmptied([row]));
      inner.record({ type: 'trash.deleted', data: { id } });
    });
  }

  /** Returns how many there were. */
  async empty(context: Context): Promise<number> {
    return context.transaction(async (inner) => {
      const rows = await inner.repository(Trashed).select().setLock('pessimistic_write').getMany();
      await this.remove(inner, rows);
      if (rows.length) inner.record({ type: 'trash.deleted', data: {} });
      return rows.length;
    });
  }

  /** For all groups: what has lain there for longer than the group wants. */
  async removeExpired(): Promise<void> {
    for (;;) {
      const context = new Context({ locale: '' }, this.database.manager);
      const removed = await context.transaction(async (inner) => {
        const rows = await inner
          .unscopedRepository(Trashed)
          .select()
          .innerJoin('row.group', 'g')
          .innerJoin('g.preferences', 'p')
          .andWhere('row.created_at < now() - make_interval(days => p.trash_days)')
          .limit(AT_ONCE)
          .setLock('pessimistic_write', undefined, ['row'])
          .setOnLocked('skip_locked')
          .getMany();
        await this.remove(inner, rows);
        return rows.length;
      });
      if (removed < AT_ONCE) return;
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
    // only now: somebody may have put it back while this waited for the lock
    await context.repository(Trashed).all(ids, 'ids');
    return locked;
  }

  /** What there is of these by now, all of one kind. */
  private async restored(context: Context, trashed: Trashed[]): Promise<Restored[]> {
    const { kind, removal } = trashed[0]!;
    const { target } = context.manager.connection.entityMetadatas.find(
      ({ tableName }) => tableName === removal.removed[0]!.table,
    )!;
    const entity = target as new () => GroupOwned;
    const ids = trashed.map(({ id }) => id);
    const rows = await context.repository(entity).all(ids, 'ids');
    await this.events.publish(context, new TrashRestored(entity, rows));
    return (rows as (GroupOwned & { version: number; name: string; slug?: string })[]).map((row) => {
      const { id, version, name, slug } = row;
      context.record({ type: `${kind}.restored`, data: { id, version, name, ...(slug && { slug }) } });
      return { id, kind, name, slug: slug ?? null };
    });
  }
}
