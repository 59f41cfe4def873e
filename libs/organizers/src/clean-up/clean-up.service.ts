import { Injectable } from '@nestjs/common';
import { mustGet } from '#contract/objects';
import type { NamedRow } from '#groups';
import { type Context, unusedRows } from '#persistence';
import { Category } from '../categories/category.entity.ts';
import { Food } from '../foods/food.entity.ts';
import { Label } from '../labels/label.entity.ts';
import { Tag } from '../tags/tag.entity.ts';
import { Tool } from '../tools/tool.entity.ts';
import { Unit } from '../units/unit.entity.ts';
import { type DuplicateKind, NotDuplicates } from './not-duplicates.entity.ts';
import { type DuplicateNameReason, findDuplicateNames } from './duplicate-names.ts';

type NamedKind = Exclude<DuplicateKind, 'recipe'>;
type Row = Food | Unit | Label | Category | Tag | Tool;

export interface DuplicateSet<T> {
  reason: DuplicateNameReason;
  rows: T[];
}

const MAX_SETS = 200;
const MAX_UNUSED = 5000;

export const organizerEntities: Record<NamedKind, new () => Row> = {
  food: Food,
  unit: Unit,
  label: Label,
  category: Category,
  tag: Tag,
  tool: Tool,
};

/** Suggestions for tidying up a group's data; nothing is changed here. */
@Injectable()
export class CleanUpService {
  /** Rows that are probably the same by their names. */
  async findDuplicates(context: Context, kind: NamedKind): Promise<DuplicateSet<Row>[]> {
    const rows = await context.repository(organizerEntities[kind]).select().orderBy('fold(row.name)').getMany();
    const named = rows.map((row) => ({ id: row.id, names: namesOf(row) }));
    const of = kind === 'food' || kind === 'unit' ? kind : undefined;
    const sets = findDuplicateNames(named, { ...(of && { of }), listNotDuplicates: await this.apart(context, kind) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return sets.slice(0, MAX_SETS).map(({ reason, ids }) => ({ reason, rows: ids.map((id) => mustGet(byId, id)) }));
  }

  /** By name, what nothing refers to. */
  async findUnused(context: Context, kind: NamedKind): Promise<NamedRow[]> {
    const unused = unusedRows(context, organizerEntities[kind]);
    return unused.orderBy('fold(row.name)').limit(MAX_UNUSED).getMany();
  }

  /** Sets of ids that somebody said are different things. */
  async apart(context: Context, kind: DuplicateKind): Promise<string[][]> {
    const kept = await context.repository(NotDuplicates).select().andWhere('row.kind = :kind', { kind }).getMany();
    return kept.map(({ ids }) => ids);
  }

  /** The caller has seen to it that the group has these. */
  async markNotDuplicates(context: Context, kind: DuplicateKind, ids: string[]): Promise<NotDuplicates> {
    return context.repository(NotDuplicates).create({ kind, ids: [...new Set(ids)] });
  }

  async unmarkNotDuplicates(context: Context, id: string): Promise<NotDuplicates> {
    return context.repository(NotDuplicates).remove(id);
  }
}

/** All that a row is called. */
function namesOf(row: Partial<Food & Unit>): string[] {
  const others = [
    row.pluralName,
    row.abbreviation,
    row.pluralAbbreviation,
    ...(row.aliases ?? []).map(({ name }) => name),
  ];
  return [row.name!, ...others.filter((name) => !!name)] as string[];
}
