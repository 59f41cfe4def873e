import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { NamedRow } from '#groups';
import { type Context, unusedRows } from '#persistence';
import { defineProcessTask, runInProcess } from '#platform';
import { Category } from '../categories/category.entity.ts';
import { areOtherFoods } from '../foods/food-base.ts';
import { Food } from '../foods/food.entity.ts';
import { Label } from '../labels/label.entity.ts';
import { Tag } from '../tags/tag.entity.ts';
import { Tool } from '../tools/tool.entity.ts';
import { Unit } from '../units/unit.entity.ts';
import { type DuplicateKind, NotDuplicates } from './not-duplicates.entity.ts';
import type { DuplicateNameReason, Named } from './duplicate-names.ts';
import type { task as duplicateNames } from './duplicate-names.worker-task.ts';
import { matchFoods } from './match-foods.ts';

type NamedKind = Exclude<DuplicateKind, 'recipe'>;
type Row = Food | Unit | Label | Category | Tag | Tool;

export interface DuplicateSet<T> {
  reason: DuplicateNameReason;
  rows: T[];
}

interface MatchedFood {
  food: Food;
  match: { id: string; name: string } | null;
}

const duplicateNamesTask = defineProcessTask<typeof duplicateNames>(import.meta.url, 'duplicate-names.worker-task', {
  seconds: 20,
  lane: 'slow',
});
const NAME_COLUMNS = new Set(['id', 'name', 'pluralName', 'abbreviation', 'pluralAbbreviation', 'aliases']);
const MAX_SETS = 200;
const MAX_UNUSED = 5000;
const MAX_NEW_FOODS = 200;

export const organizerEntities: Record<NamedKind, new () => Row> = {
  food: Food,
  unit: Unit,
  label: Label,
  category: Category,
  tag: Tag,
  tool: Tool,
};

/** Suggestions for tidying up a group's data; changes nothing. */
@Injectable()
export class CleanUpService {
  /** Finds sets of rows that are probably the same by their names. */
  async findDuplicates(context: Context, kind: NamedKind): Promise<DuplicateSet<Row>[]> {
    const rows = await selectNames(context, organizerEntities[kind]).orderBy('fold(row.name)').getMany();
    const rowsWithNames = rows.map(named);
    const of = kind === 'food' || kind === 'unit' ? kind : undefined;
    const sets = await runInProcess(duplicateNamesTask, {
      rows: rowsWithNames,
      ...(of && { of }),
      listNotDuplicates: await this.listNotDuplicates(context, kind),
    });
    const shown = sets.slice(0, MAX_SETS);
    const ids = shown.flatMap((set) => set.ids);
    const found = await context
      .repository(organizerEntities[kind])
      .select()
      .andWhere('row.id = ANY(:ids)', { ids })
      .getMany();
    const byId = new Map(found.map((row) => [row.id, row]));
    const setsWithRows = shown.map((set) => ({
      reason: set.reason,
      rows: set.ids.flatMap((id) => byId.get(id) ?? []),
    }));
    // rows may have been deleted meanwhile
    return setsWithRows.filter((set) => set.rows.length > 1);
  }

  /** Returns foods that imports have created, by name, with the food of the group that each one may be. */
  async matchNewFoods(context: Context): Promise<MatchedFood[]> {
    const foods = context.repository(Food).select().andWhere('row.is_new');
    const newFoods = await foods.orderBy('fold(row.name)').addOrderBy('row.id').limit(MAX_NEW_FOODS).getMany();
    if (!newFoods.length) return [];
    const known = await selectNames(context, Food).andWhere('NOT row.is_new').orderBy('row.id').getMany();
    const { locale } = context.origin;
    const isOtherFood = (name: string, other: string) => areOtherFoods(name, other, locale);
    const matches = matchFoods(newFoods.map(named), known.map(named), isOtherFood);
    const byId = new Map(known.map(({ id, name }) => [id, { id, name }]));
    return newFoods.map((food) => ({ food, match: byId.get(matches.get(food.id) ?? '') ?? null }));
  }

  /** Returns rows without references, by name. */
  async findUnused(context: Context, kind: NamedKind): Promise<NamedRow[]> {
    const unused = unusedRows(context, organizerEntities[kind]);
    return unused.orderBy('fold(row.name)').limit(MAX_UNUSED).getMany();
  }

  /** Returns the sets of ids that users have marked as different. */
  async listNotDuplicates(context: Context, kind: DuplicateKind): Promise<string[][]> {
    const rows = await context.repository(NotDuplicates).select().andWhere('row.kind = :kind', { kind }).getMany();
    return rows.map(({ ids }) => ids);
  }

  /** The caller must have checked that the group has these rows. */
  async markNotDuplicates(context: Context, kind: DuplicateKind, ids: string[]): Promise<NotDuplicates> {
    return context.repository(NotDuplicates).create({ kind, ids: [...new Set(ids)] });
  }

  async unmarkNotDuplicates(context: Context, id: string): Promise<NotDuplicates> {
    return context.repository(NotDuplicates).remove(id);
  }
}

/** Selects the names of rows alone, because thousands of them are compared and few are shown. */
function selectNames(context: Context, entity: new () => Row): SelectQueryBuilder<Row> {
  const { columns } = context.manager.connection.getMetadata(entity);
  const names = columns.filter(({ propertyName }) => NAME_COLUMNS.has(propertyName));
  return context
    .repository(entity)
    .select()
    .select(names.map(({ propertyName }) => `row.${propertyName}`));
}

const named = (row: Row): Named => ({ id: row.id, names: namesOf(row) });

/** Returns all names of a row. */
function namesOf(row: Partial<Food & Unit>): string[] {
  const names = [
    row.name,
    row.pluralName,
    row.abbreviation,
    row.pluralAbbreviation,
    ...(row.aliases ?? []).map(({ name }) => name),
  ];
  return names.flatMap((name) => name || []);
}
