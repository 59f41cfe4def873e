import { Injectable } from '@nestjs/common';
import type { RequestSchema, ListQuery } from '#contract';
import { type Context, loadRelated, type Page } from '#persistence';
import { ValidationFailed } from '#platform';
import { MealplanRule } from './mealplan-rule.entity.ts';

export type RuleChanges = RequestSchema<'MealplanRuleChanges'>;

const LINKS = ['categories', 'tags'] as const;
const NEEDS_AMOUNT = new Set(['pause', 'limit']);
/** Effects that would apply to every recipe without a category or tag. */
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

  /** Throws 422 for a pause or limit without an amount, and for an exclusion or limit without categories and tags. */
  async create(context: Context, changes: RuleChanges): Promise<MealplanRule> {
    return context.transaction(async (tx) => {
      const rule = await tx.repository(MealplanRule).create(asRule(changes));
      return this.assertValid(tx, 'created', rule);
    });
  }

  async update(context: Context, id: string, changes: RuleChanges): Promise<MealplanRule> {
    return context.transaction(async (tx) => {
      const rule = await tx.repository(MealplanRule).patch(id, asRule(changes));
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

  private async assertValid(context: Context, action: string, rule: MealplanRule): Promise<MealplanRule> {
    await complete(context, [rule]);
    if (NEEDS_AMOUNT.has(rule.effect) && rule.amount === null)
      throw new ValidationFailed({ amount: ['mealplans.amountMissing'] });
    if (NEEDS_ORGANIZERS.has(rule.effect) && !LINKS.some((name) => rule[name].length))
      throw new ValidationFailed({ categories: ['mealplans.ruleAboutNothing'] });
    record(context, action, rule);
    return rule;
  }
}

/** References to categories and tags are enough, because the repository reads the rows. */
const asRule = (changes: RuleChanges) => changes as Partial<MealplanRule>;

function record(context: Context, action: string, { id, version }: MealplanRule): void {
  context.record({ type: `mealplanRule.${action}`, data: { id, version } });
}

async function complete(context: Context, rules: MealplanRule[]): Promise<void> {
  for (const name of LINKS) await loadRelated(context, rules, name);
}

async function completeRule(context: Context, rule: MealplanRule): Promise<MealplanRule> {
  await complete(context, [rule]);
  return rule;
}
