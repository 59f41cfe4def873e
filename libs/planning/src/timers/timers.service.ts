import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { NotFound } from '#platform';
import { Recipe } from '#recipes';
import { Timer } from './timer.entity.ts';

export type TimerChanges = RequestSchema<'TimerChanges'>;

export const pruneTimers = defineJob<object>('planning.prune-timers', { schedule: '24 3 * * *' });

@Injectable()
export class TimersService {
  async list(context: Context): Promise<Timer[]> {
    return context.repository(Timer).select().orderBy('row.endsAt', 'ASC', 'NULLS LAST').addOrderBy('row.id').getMany();
  }

  /** Creates or changes a timer. Throws 422 for a recipe that the group does not have. */
  async set(context: Context, uuid: string, { endsAt, recipeId, ...changes }: TimerChanges): Promise<Timer> {
    return context.transaction(async (tx) => {
      if (recipeId) await tx.repository(Recipe).all([recipeId], 'recipeId');
      const fields = {
        ...changes,
        ...(recipeId !== undefined && { recipeId }),
        ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
      };
      const known = await this.find(tx, uuid);
      const rows = tx.repository(Timer);
      const timer = known ? await rows.patch(known.id, fields) : await rows.create({ ...fields, uuid });
      record(tx, 'updated', timer);
      return timer;
    });
  }

  async stop(context: Context, uuid: string): Promise<Timer> {
    return context.transaction(async (tx) => {
      const timer = await this.find(tx, uuid);
      if (!timer) throw new NotFound();
      await tx.repository(Timer).remove(timer.id);
      record(tx, 'deleted', timer);
      return timer;
    });
  }

  /** Deletes timers that rang or were paused more than a day ago. */
  async removeExpired({ manager }: Context): Promise<void> {
    await manager.query("DELETE FROM timers WHERE coalesce(ends_at, update_at) < now() - interval '1 day'");
  }

  find(context: Context, uuid: string): Promise<Timer | null> {
    return context.repository(Timer).select().andWhere('row.uuid = :uuid', { uuid }).getOne();
  }
}

const record = (context: Context, action: string, { uuid, version }: Timer): void =>
  context.record({ type: `timer.${action}`, data: { id: uuid, version } });
