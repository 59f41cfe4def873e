import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { firstOf } from '#contract/objects';
import { type Context, DomainEvents, entityOfTable, unmergeRows } from '#persistence';
import { Conflict } from '#platform';
import type { NamedRow } from '../group-owned.entity.ts';
import { ResourceChanged } from '../resources/resource-events.ts';
import { TrashRestored } from '../trash/trash-events.ts';
import { Merge } from './merge.entity.ts';

const MAX_SHOWN = 100;

/** Lists and undoes recent merges. */
@Injectable()
export class MergesService {
  constructor(
    private readonly events: DomainEvents,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Newest first. */
  async list(context: Context): Promise<Merge[]> {
    return context.repository(Merge).select().orderBy('row.created_at', 'DESC').limit(MAX_SHOWN).getMany();
  }

  /**
   * Undoes all of these merges or none, latest first. Throws 404 for a merge that cannot be undone any more and 409 if a later merge is
   * in the way.
   */
  async undo(context: Context, ids: string[]): Promise<Merge[]> {
    return context.transaction(async (tx) => {
      const select = tx.repository(Merge).select().addSelect('row.merged').andWhere('row.id = ANY(:ids)', { ids });
      const merges = await select
        .orderBy('row.created_at', 'DESC')
        .addOrderBy('row.id')
        .setLock('pessimistic_write')
        .getMany();
      await tx.repository(Merge).all(ids, 'ids');
      for (const merge of merges) await this.undoMerge(tx, merge);
      return merges;
    });
  }

  private async undoMerge(context: Context, { id, kind, merged, fromId, toId, addedAliases }: Merge): Promise<void> {
    const entity = entityOfTable<NamedRow>(context, firstOf(merged.removal.removed).table);
    const rows = context.repository(entity);
    const remainingRow = await rows.select().andWhere('row.id = :toId', { toId }).setLock('pessimistic_write').getOne();
    if (!remainingRow) throw new Conflict('merges.laterFirst');
    await unmergeRows(context.manager, merged);
    const aliases = remainingRow.aliases?.filter(({ name }) => !addedAliases.includes(name));
    const remaining = await rows.write(remainingRow, { aliases });
    const restored = await rows.get(fromId);
    await this.events.publish(context, new TrashRestored(entity, [restored]));
    await this.events.publish(context, new ResourceChanged(entity, remaining));
    for (const [action, row] of [['restored', restored] as const, ['updated', remaining] as const])
      context.record({
        type: `${kind}.${action}`,
        data: { id: row.id, version: row.version, name: row.name, ...(row.slug && { slug: row.slug }) },
      });
    await context.manager.delete(Merge, { id });
  }

  /** Deletes merges of all groups whose removed rows have left the trash. */
  async removeExpired(): Promise<void> {
    await this.database.query(
      `DELETE FROM merges WHERE id IN (SELECT m.id FROM merges m JOIN group_preferences p USING (group_id)
       WHERE m.created_at < now() - make_interval(days => p.trash_days))`,
    );
  }
}
