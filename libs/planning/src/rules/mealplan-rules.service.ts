import { Injectable } from '@nestjs/common';
import type { RequestSchema, ListQuery } from '#contract';
import { type Context, loadRelated, type Page } from '#persistence';
import { ValidationFailed } from '#platform';
import { MealplanRule } from './mealplan-rule.entity.ts';

export type RuleChanges = RequestSchema<'MealplanRuleChanges'>;

const LINKS = ['categories', 'tags'] as const;
const NEEDS_AMOUNT = new Set(['pause', 'limit']);
/** Without a category or tag they would be about every recipe. */
const NEEDS_ORGANIZERS = new Set(['exclude', 'limit']);

@Injectable()
export class MealplanRulesService {
  async list(context: Context, query: ListQuery): Promise<Page<MealplanRule>> {
    const page = await context.repository(MealplanRule).page(query);
    await complete(context, page.items);
    return page;
  }

  async all(context: Context): Promise<MealplanRule[]> {
    const rules = await context
      .repository(MealplanRule)
      .select()
      .orderBy('row.createdAt')
      .addOrderBy('row.id')
      .getMany();
    await complete(context, rules);
    return rules;
  }

  async get(context: Context, id: string): Promise<MealplanRule> {
    return completeRule(context, await context.repository(MealplanRule).get(id));
  }

  /** Throws 422 where a pause or limit has no amount, or what is excluded or limited is not named. */
  async create(context: Context, changes: RuleChanges): Promise<MealplanRule> {
    return context.transaction(async (tx) => {
      const rule = await tx.repository(MealplanRule).create(changes as Partial<MealplanRule>);
      return this.assertValid(tx, 'created', rule);
    });
  }

  async update(context: Context, id: string, changes: RuleChanges): Promise<MealplanRule> {
    return context.transaction(async (tx) => {
      const rule = await tx.repository(MealplanRule).patch(id, changes as Partial<MealplanRule>);
      return this.assertValid(tx, 'updated', rule);
    });
  }

  async delete(context: Context, id: string): Promise<MealplanRule> {
    return context.transaction(async (tx) => {
      const rule = await this.get(tx, id);
      await tx.repository(MealplanRule).remove(id);
      record(tx, 'deleted', rule);
      return rule;
    });
  }

  private async assertValid(context: Context, what: string, rule: MealplanRule): Promise<MealplanRule> {
    await complete(context, [rule]);
    if (NEEDS_AMOUNT.has(rule.effect) && rule.amount === null)
      throw new ValidationFailed({ amount: ['mealplans.amountMissing'] });
    if (NEEDS_ORGANIZERS.has(rule.effect) && !LINKS.some((name) => rule[name].length))
      throw new ValidationFailed({ categories: ['mealplans.ruleAboutNothing'] });
    record(context, what, rule);
    return rule;
  }
}

function record(context: Context, what: string, { id, version }: MealplanRule): void {
  context.record({ type: `mealplanRule.${what}`, data: { id, version } });
}

async function complete(context: Context, rules: MealplanRule[]): Promise<void> {
  for (const name of LINKS) await loadRelated(context, rules, name);
}

async function completeRule(context: Context, rule: MealplanRule): Promise<MealplanRule> {
  await complete(context, [rule]);
  return rule;
}
