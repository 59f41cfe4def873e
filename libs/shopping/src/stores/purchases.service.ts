import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ResponseSchema, QueryParams } from '#contract';
import { defineJob } from '#jobs';
import { Food, FoodsService } from '#organizers';
import { type Context, likePattern } from '#persistence';
import type { ShoppingItem } from '../items/shopping-item.entity.ts';
import type { ShoppingList } from '../lists/shopping-list.entity.ts';
import { Purchase } from './purchase.entity.ts';

export const prunePurchases = defineJob<object>('shopping.prune-purchases', { schedule: '22 3 * * *' });

/** Older purchases are ignored. */
const HISTORY_WINDOW = '2 years';

/** Folds each name only once, because folding is slow. */
const NAMES_SQL =
  '(SELECT fold(name) AS name, index::int FROM unnest(:names::text[]) WITH ORDINALITY AS list(name, index))';

type NamedItem = Pick<ShoppingItem, 'foodId' | 'note'>;

/** Stores checked items as purchases. */
@Injectable()
export class PurchasesService {
  constructor(private readonly foods: FoodsService) {}

  /** Deletes the purchases of all groups that are ignored because of their age. */
  async removeExpired({ manager }: Context): Promise<void> {
    await manager.query(`DELETE FROM purchases WHERE bought_at < now() - interval '${HISTORY_WINDOW}'`);
  }

  /** Stores purchases of checked items and deletes purchases of unchecked items. */
  async record(context: Context, items: readonly ShoppingItem[], lists: Map<string, ShoppingList>): Promise<void> {
    const open = items.filter(({ checked }) => !checked).map(({ id }) => id);
    const { groupId } = context;
    if (open.length) await context.manager.delete(Purchase, { groupId, itemId: In(open) });
    const checkedItems = items.filter(({ checked }) => checked);
    if (!checkedItems.length) return;
    const ids = checkedItems.map(({ foodId }) => foodId).filter((id) => id !== null);
    const foods = await context.repository(Food).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
    const labels = new Map(foods.map(({ id, labelId }) => [id, labelId]));
    const rows = checkedItems.map((item) => ({
      itemId: item.id,
      groupId,
      storeId: lists.get(item.shoppingListId)?.storeId ?? null,
      listId: item.shoppingListId,
      foodId: item.foodId,
      labelId: item.labelId ?? labels.get(item.foodId ?? '') ?? null,
      name: item.foodId ? '' : item.note.slice(0, 255),
      boughtAt: item.checkedAt!,
    }));
    await context.manager.upsert(Purchase, rows, ['groupId', 'itemId']);
  }

  /** @returns for each item the label of its last purchase; null if its food has a label */
  async lastLabels(context: Context, items: readonly NamedItem[]): Promise<(string | null)[]> {
    if (!items.length) return [];
    const names = items.map(({ foodId, note }) => foodId ?? note);
    const rows = await context
      .repository(Purchase)
      .select()
      .leftJoin('row.food', 'food')
      .innerJoin(NAMES_SQL, 'names', 'names.name = fold(coalesce(row.food_id::text, row.name))', { names })
      .distinctOn(['names.index'])
      .select('names.index', 'index')
      .addSelect('row.label_id', 'labelId')
      .andWhere('row.label_id IS NOT NULL')
      .andWhere('food.label_id IS NULL')
      .andWhere(`row.bought_at > now() - interval '${HISTORY_WINDOW}'`)
      .orderBy('names.index')
      .addOrderBy('row.bought_at', 'DESC')
      .getRawMany<{ index: number; labelId: string }>();
    const labelByIndex = new Map(rows.map(({ index, labelId }) => [index, labelId]));
    return names.map((_, index) => labelByIndex.get(index + 1) ?? null);
  }

  /** Suggests most often bought items first, then foods of the group with such a name. */
  async suggest(
    context: Context,
    { search, limit = 10 }: QueryParams<'suggestShoppingItems'>,
  ): Promise<ResponseSchema<'ShoppingSuggestion'>[]> {
    const query = context
      .repository(Purchase)
      .select()
      .leftJoin('row.food', 'food')
      .select('row.food_id', 'foodId')
      .addSelect('coalesce(min(food.name), min(row.name))', 'name')
      .addSelect('coalesce(min(food.label_id::text), min(row.label_id::text))', 'labelId')
      .addSelect('count(*)::int', 'timesBought')
      .andWhere(`row.bought_at > now() - interval '${HISTORY_WINDOW}'`)
      .andWhere(`coalesce(food.name, row.name) <> ''`)
      .groupBy('row.food_id')
      .addGroupBy('fold(row.name)')
      .orderBy('"timesBought"', 'DESC')
      .addOrderBy('max(row.bought_at)', 'DESC')
      .limit(limit);
    const text = search?.trim();
    // the text is the beginning of a word of the name
    if (text)
      query.andWhere(`' ' || fold(coalesce(food.name, row.name)) LIKE '% ' || fold(:start)`, {
        start: likePattern(text).slice(1),
      });
    const known = await query.getRawMany<ResponseSchema<'ShoppingSuggestion'>>();
    if (!text || known.length >= limit) return known;
    const byName = { search: text, perPage: limit, orderBy: 'name', orderDirection: 'asc' } as const;
    const { items } = await this.foods.list(context, byName);
    const others = items.filter(({ id }) => !known.some(({ foodId }) => foodId === id));
    const suggestions = others.map(({ id, name, labelId }) => ({ name, foodId: id, labelId, timesBought: 0 }));
    return [...known, ...suggestions].slice(0, limit);
  }
}
