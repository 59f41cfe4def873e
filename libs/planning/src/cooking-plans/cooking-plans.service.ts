import { Injectable } from '@nestjs/common';
import type { RequestSchema, ResponseSchema } from '#contract';
import { pick } from '#contract/objects';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { Mealplan } from '../entries/mealplan.entity.ts';
import { CookingPlan } from './cooking-plan.entity.ts';

type Plan = ResponseSchema<'CookingPlan'>;

const fields = ['date', 'serveAt', 'cooks', 'ovens', 'hobs', 'dayBefore', 'courses', 'progress'] as const;
/** Fields that the next plan starts with. */
const kitchenFields = ['serveAt', 'cooks', 'ovens', 'hobs', 'dayBefore'] as const;
/** Parts of steps whose progress is kept; those that were noted first are dropped. */
const maxProgress = 2000;
/** A household's kitchen, until it says otherwise. */
const firstKitchen: Pick<Plan, (typeof kitchenFields)[number]> = {
  serveAt: '19:30',
  cooks: 1,
  ovens: [{ trays: 2 }],
  hobs: 4,
  dayBefore: true,
};

@Injectable()
export class CookingPlansService {
  /** The plan of a day, else a proposal with the kitchen of the group's last plan. */
  async get(context: Context, date: string): Promise<Plan> {
    const known = await this.find(context, date);
    if (known) return pick(known, fields);
    const last = await context.repository(CookingPlan).select().orderBy('row.updateAt', 'DESC').limit(1).getOne();
    const kitchen = last ? pick(last, kitchenFields) : firstKitchen;
    return { ...kitchen, date, courses: [], progress: [] };
  }

  /** Throws 422 for a dish that the group has not planned for the day. */
  async set(context: Context, date: string, changes: RequestSchema<'CookingPlanChanges'>): Promise<Plan> {
    return context.transaction(async (tx) => {
      await assertPlanned(tx, date, changes.courses ?? []);
      return this.change(tx, date, () => changes);
    });
  }

  /** Replaces the progress of these blocks, so that two devices can note different ones at the same time. */
  async setProgress(context: Context, date: string, progress: Plan['progress']): Promise<Plan> {
    const latest = new Map(progress.map((one) => [one.block, one]));
    return this.change(context, date, (plan) => ({
      progress: [...plan.progress.filter(({ block }) => !latest.has(block)), ...latest.values()].slice(-maxProgress),
    }));
  }

  async removeProgress(context: Context, date: string, blocks: string[]): Promise<Plan> {
    return this.change(context, date, (plan) => ({
      progress: plan.progress.filter(({ block }) => !blocks.includes(block)),
    }));
  }

  private async change(context: Context, date: string, changesOf: (plan: Plan) => Partial<Plan>): Promise<Plan> {
    return context.transaction(async (tx) => {
      await lockPlans(tx);
      const known = await this.find(tx, date);
      const before = known ?? (await this.get(tx, date));
      const changes = changesOf(before);
      const rows = tx.repository(CookingPlan);
      const plan = known ? await rows.patch(known.id, changes) : await rows.create({ ...before, ...changes, date });
      tx.record({ type: 'cooking-plan.updated', data: { id: plan.id, version: plan.version } });
      return pick(plan, fields);
    });
  }

  private find(context: Context, date: string): Promise<CookingPlan | null> {
    return context.repository(CookingPlan).select().andWhere('row.date = :date', { date }).getOne();
  }
}

async function assertPlanned(context: Context, date: string, courses: Plan['courses']): Promise<void> {
  if (courses.length === 0) return;
  const entries = await context.repository(Mealplan).select().andWhere('row.date = :date', { date }).getMany();
  const planned = new Set(entries.map(({ uuid }) => uuid));
  const unknown = courses.findIndex(({ entry }) => !planned.has(entry.toLowerCase()));
  if (unknown >= 0) throw new ValidationFailed({ [`courses.${unknown}.entry`]: ['errors.unknownReference'] });
}

/** Serializes changes in a group until the transaction ends, so that a day gets one plan. */
async function lockPlans({ manager, groupId }: Context): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`cooking-plans:${groupId}`]);
}
