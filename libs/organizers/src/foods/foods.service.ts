import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { type Context, DomainEvents } from '#persistence';
import { IngredientDataResource, type IngredientReference } from '../ingredient-data-resource.service.ts';
import { Label } from '../labels/label.entity.ts';
import { LabelsService } from '../labels/labels.service.ts';
import { seedFoodNames } from '../seeds/foods.ts';
import { Food } from './food.entity.ts';

type Body = RequestSchema<'FoodChanges'>;

@Injectable()
export class FoodsService extends IngredientDataResource<Food, Body> {
  constructor(
    domainEvents: DomainEvents,
    private readonly labels: LabelsService,
  ) {
    super(domainEvents, {
      entity: Food,
      event: 'food',
      names: ['name', 'pluralName'],
      namesInOtherLanguages: seedFoodNames,
    });
  }

  /** All of them, or none; throws 422 for what the group does not have. */
  async label(context: Context, ids: string[], labelId: string | null): Promise<void> {
    await context.transaction(async (tx) => {
      const wanted = [...new Set(ids)];
      await tx.repository(Food).all(wanted, 'foods');
      await this.updateAll(
        tx,
        wanted.map((id) => ({ id, labelId })),
      );
    });
  }

  /** Marks foods of imports as looked at, or as new again. Throws 422 for ids that the group does not have. */
  async markNew(context: Context, ids: string[], isNew: boolean): Promise<void> {
    await context.transaction(async (tx) => {
      const foods = tx.repository(Food);
      await foods.all(ids, 'foods');
      // in the order of ids to avoid deadlocks
      for (const id of ids.toSorted()) this.record(tx, 'updated', await foods.patch(id, { isNew }));
    });
  }

  protected override inheritedValues(to: Food, from: Food): Partial<Food> {
    return { ...super.inheritedValues(to, from), isNew: false };
  }

  /** How many have one of these labels. */
  async countLabelled(context: Context, labelIds: string[]): Promise<number> {
    return context.repository(Food).select().andWhere('row.label_id = ANY(:labelIds)', { labelIds }).getCount();
  }

  protected override newFields({ name, pluralName }: IngredientReference): Partial<Food> {
    return { name: name?.trim() ?? '', pluralName: pluralName ?? null };
  }

  protected override async toColumns(context: Context, body: Body): Promise<Partial<Food>> {
    await this.labels.assertKnown(context, body.labelId);
    return { ...(await super.toColumns(context, body)), isNew: false };
  }

  protected override async addComputed(context: Context, foods: Food[]): Promise<void> {
    await super.addComputed(context, foods);
    const ids = new Set(foods.map(({ labelId }) => labelId).filter((id) => id !== null));
    const labels = ids.size
      ? await context
          .repository(Label)
          .select()
          .andWhere('row.id = ANY(:ids)', { ids: [...ids] })
          .getMany()
      : [];
    const byId = new Map(labels.map((label) => [label.id, label]));
    for (const food of foods) food.label = byId.get(food.labelId ?? '') ?? null;
  }
}
