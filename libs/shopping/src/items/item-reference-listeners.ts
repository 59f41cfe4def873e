import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type NamedRow, ResourceMerged, ResourcesRemoved } from '#groups';
import { Food, Unit } from '#organizers';
import { type Context, DomainEvents, captureChanges } from '#persistence';
import { Recipe } from '#recipes';
import { foldText, withTotals } from '../merging/list-rules.ts';
import { convertQuantity, type Measures } from '../merging/measures.ts';
import type { ItemSource } from '../merging/item-sources.ts';
import { ShoppingItem } from './shopping-item.entity.ts';

/** Updates items when foods, units and recipes are merged or deleted, in the same transaction. */
@Injectable()
export class ItemReferenceListeners implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(ResourceMerged, async (context, { entity, row, replaced, changed }) => {
      const { manager } = context;
      if (entity === Food) {
        for (const table of ['shopping_items', 'purchases'])
          await manager.query(`UPDATE ${table} SET food_id = $2 WHERE food_id = $1`, [replaced.id, row.id]);
      } else if (entity === Unit) {
        const sql = `UPDATE shopping_items SET unit_id = CASE unit_id WHEN $1::uuid THEN $2::uuid ELSE unit_id END,
          parts = replace(parts::text, $1::uuid::text, $2::uuid::text)::jsonb
          WHERE parts::text LIKE '%' || $1::uuid::text || '%'`;
        await manager.query(sql, [replaced.id, row.id]);
      } else if (entity === Recipe) changed.push(await moveRecipeSources(context, replaced as Recipe, row as Recipe));
    });
    this.events.on(ResourcesRemoved, async (context, { entity, rows }) => {
      if (entity === Food) await keepNamesInNotes(context, 'row.food_id = ANY(:ids)', rows);
      if (entity === Unit) await keepNamesInNotes(context, IS_UNIT_OF_PART, rows);
    });
  }
}

/** Assigns the sources of a merged recipe to the recipe that replaces it. */
async function moveRecipeSources(context: Context, from: Recipe, to: Recipe) {
  const rows = context.repository(ShoppingItem);
  const source = JSON.stringify([{ recipeId: from.id }]);
  const select = rows.select().andWhere('row.parts @> :source::jsonb', { source }).orderBy('row.id');
  const items = await select.setLock('pessimistic_write').getMany();
  const table = { table: 'shopping_items', values: items.map(({ id }) => id) };
  return captureChanges(context.manager, table, async () => {
    for (const item of items) {
      const parts = item.parts.map((part) =>
        part.recipeId === from.id ? { ...part, recipeId: to.id, recipeName: to.name } : part,
      );
      await rows.write(item, { parts });
    }
  });
}

const IS_UNIT_OF_PART = `EXISTS (SELECT FROM jsonb_array_elements(row.parts) part WHERE part->>'unitId' = ANY(:ids))`;

/** Writes the names of deleted foods or units into the notes of their items. */
async function keepNamesInNotes(context: Context, condition: string, deleted: readonly NamedRow[]): Promise<void> {
  const rows = context.repository(ShoppingItem);
  const items = await rows
    .select()
    .andWhere(condition, { ids: deleted.map(({ id }) => id) })
    .orderBy('row.id')
    .setLock('pessimistic_write')
    .getMany();
  if (!items.length) return;
  const units = await context.repository(Unit).select().getMany();
  const measures: Measures = new Map(units.map((unit) => [unit.id, unit]));
  const byId = new Map(deleted.map((row) => [row.id, row]));
  for (const item of items) {
    const food = byId.get(item.foodId ?? '');
    const usedUnits = new Set(item.parts.map(({ unitId }) => unitId ?? ''));
    const parts = food
      ? item.parts.map((part) => withNameInNote(part, food))
      : [...usedUnits].filter((id) => byId.has(id)).reduce((all, id) => replaceUnit(all, id, measures), item.parts);
    await rows.write(item, withTotals({ ...item, foodId: food ? null : item.foodId }, parts, measures));
  }
}

const withNameInNote = (part: ItemSource, { name }: NamedRow): ItemSource => ({
  ...part,
  note: foldText(part.note).startsWith(foldText(name)) ? part.note : [name, part.note].filter(Boolean).join(', '),
  words: null,
});

/** Converts amounts to a compatible unit of other sources; otherwise writes the name of the unit into the note. */
function replaceUnit(parts: readonly ItemSource[], unitId: string, measures: Measures): ItemSource[] {
  const other = parts.find((part) => part.unitId !== unitId)?.unitId ?? null;
  const factor = other ? convertQuantity({ quantity: 1, unitId }, other, measures) : 1;
  return parts.map((part) => {
    if (part.unitId !== unitId) return part;
    const moved = { ...part, unitId: other, quantity: part.quantity * factor, words: null };
    const recipeQuantity = part.recipeQuantity === null ? null : part.recipeQuantity * factor;
    const unit = measures.get(unitId) as Unit | undefined;
    return other || !unit ? { ...moved, recipeQuantity } : withNameInNote({ ...moved, recipeQuantity }, unit);
  });
}
