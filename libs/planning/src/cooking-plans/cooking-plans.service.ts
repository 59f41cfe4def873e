import { Injectable } from '@nestjs/common';
import type { RequestSchema, ResponseSchema } from '#contract';
import { pick } from '#contract/objects';
import type { Context } from '#persistence';
import { CookingPlan } from './cooking-plan.entity.ts';

type Plan = ResponseSchema<'CookingPlan'>;

const fields = ['date', 'serveAt', 'cooks', 'ovens', 'dayBefore', 'courses', 'progress'] as const;
/** A household's kitchen, until it says otherwise. */
const firstKitchen: Pick<Plan, 'serveAt' | 'cooks' | 'ovens' | 'dayBefore'> = {
  serveAt: '19:30',
  cooks: 1,
  ovens: [{ trays: 2 }],
  dayBefore: true,
};

@Injectable()
export class CookingPlansService {
  /** The plan of a day, else a proposal with the kitchen of the group's last plan. */
  async get(context: Context, date: string): Promise<Plan> {
    const known = await this.find(context, date);
    if (known) return pick(known, fields);
    const last = await context.repository(CookingPlan).select().orderBy('row.updateAt', 'DESC').limit(1).getOne();
    const kitchen = last ? pick(last, ['serveAt', 'cooks', 'ovens', 'dayBefore']) : firstKitchen;
    return { ...kitchen, date, courses: [], progress: [] };
  }

  async set(context: Context, date: string, changes: RequestSchema<'CookingPlanChanges'>): Promise<Plan> {
    return context.transaction(async (tx) => {
      const known = await this.find(tx, date);
      const rows = tx.repository(CookingPlan);
      const plan = known
        ? await rows.patch(known.id, changes)
        : await rows.create({ ...(await this.get(tx, date)), ...changes, date });
      tx.record({ type: 'cooking-plan.updated', data: { id: plan.id, version: plan.version } });
      return pick(plan, fields);
    });
  }

  private find(context: Context, date: string): Promise<CookingPlan | null> {
    return context.repository(CookingPlan).select().andWhere('row.date = :date', { date }).getOne();
  }
}
