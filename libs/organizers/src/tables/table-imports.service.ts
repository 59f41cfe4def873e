import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Answer, Input } from '#contract';
import { type Check, requestCheck } from '#contract/validation';
import type { GroupResource, NamedRow } from '#groups';
import type { Context } from '#persistence';
import { Invalid } from '#platform';
import { CategoriesService } from '../categories/categories.service.ts';
import { FoodsService } from '../foods/foods.service.ts';
import { LabelsService } from '../labels/labels.service.ts';
import { lockNew } from '../lock-new.ts';
import { TagsService } from '../tags/tags.service.ts';
import { ToolsService } from '../tools/tools.service.ts';
import { UnitsService } from '../units/units.service.ts';
import { readTable, type TableKind, type TableRow } from './read-table.ts';

type Shown = Answer<'TableImport'>;
type Named = NamedRow & Record<string, unknown>;
type Resource = GroupResource<Named, Record<string, unknown>> & { all(context: Context): Promise<Named[]> };

interface Planned {
  shown: Shown['rows'][number];
  /** What is to be written. */
  body: Record<string, unknown> & { id?: string };
  /** By its name, where the group does not have it yet. */
  label?: string;
}

const MOST_ROWS = 2000;
const SCHEMAS: Record<TableKind, string> = {
  food: 'FoodCreate',
  unit: 'UnitCreate',
  label: 'LabelCreate',
  category: 'CategoryCreate',
  tag: 'TagCreate',
  tool: 'ToolCreate',
};
const checks = new Map<TableKind, Check>();

/** Tables of foods, units, labels and organizers: what they would change, and the change. */
@Injectable()
export class TableImportsService {
  private readonly resources: Record<TableKind, Resource>;

  constructor(
    categories: CategoriesService,
    foods: FoodsService,
    private readonly labels: LabelsService,
    tags: TagsService,
    tools: ToolsService,
    units: UnitsService,
  ) {
    const all = { category: categories, food: foods, label: labels, tag: tags, tool: tools, unit: units };
    this.resources = all as unknown as Record<TableKind, Resource>;
  }

  /**
   * What each row of a table means; written only if that is wished, all in one transaction. Rows are known by their names. A row
   * that is wrong is left out and says which columns are. Throws 422 for a text that is no table of names.
   */
  async import(context: Context, { kind, csv, apply }: Input<'TableImporting'>): Promise<Shown> {
    const table = readTable(kind, csv);
    if (!table?.columns.includes('name')) throw new Invalid({ csv: ['tables.noNames'] });
    if (table.rows.length > MOST_ROWS) throw new Invalid({ csv: ['tables.tooMany'] });
    return context.transaction(async (inner) => {
      await lockNew(inner);
      const planned = await this.plan(inner, kind, table.rows);
      if (apply) await this.write(inner, kind, planned);
      const rows = planned.map(({ shown }) => shown);
      return { kind, columns: table.columns, unknownColumns: table.unknown, applied: apply ?? false, rows };
    });
  }

  private async plan(context: Context, kind: TableKind, rows: TableRow[]): Promise<Planned[]> {
    const known = new Map((await this.resources[kind].all(context)).map((row) => [key(row.name), row]));
    const labels = new Map((await this.labels.all(context)).map((label) => [key(label.name), label.id]));
    const seen = new Set<string>();
    return rows.map(({ line, fields, unread }) => {
      const { label, ...body } = fields as { label?: string | null; name?: string };
      const name = body.name ?? '';
      const row = known.get(key(name));
      const wrong = [...unread, ...wrongColumns(kind, body), ...(seen.has(key(name)) ? ['name'] : [])];
      seen.add(key(name));
      const labelId = label ? labels.get(key(label)) : null;
      const wanted = { ...body, ...(label !== undefined && { labelId }) };
      const changed = row ? differing(row, wanted) : [];
      const status = wrong.length ? 'wrong' : row ? (changed.length ? 'changed' : 'same') : 'new';
      const changes = changed.map((column) => (column === 'labelId' ? 'label' : column));
      return {
        shown: { line, name, status, changes, wrong: [...new Set(wrong)] },
        body: row ? { ...pick(wanted, changed), id: row.id } : wanted,
        ...(label && !labelId && { label }),
      };
    });
  }

  private async write(context: Context, kind: TableKind, planned: Planned[]): Promise<void> {
    const wanted = planned.filter(({ shown }) => shown.status === 'new' || shown.status === 'changed');
    const missing = new Map(wanted.flatMap(({ label }) => (label ? [[key(label), label] as const] : [])));
    const created = await this.labels.createAll(
      context,
      [...missing.values()].map((name) => ({ name })),
    );
    const labels = new Map(created.map((label) => [key(label.name), label.id]));
    const bodies = wanted.map(({ body, label }) => (label ? { ...body, labelId: labels.get(key(label)) } : body));
    const resource = this.resources[kind];
    await resource.createAll(
      context,
      bodies.filter(({ id }) => !id),
    );
    await resource.updateAll(
      context,
      bodies.filter((body): body is typeof body & { id: string } => !!body.id),
    );
  }
}

/** As names are compared within a group. */
const key = (name: string): string => name.trim().toLowerCase();

/** The columns that the contract refuses. */
function wrongColumns(kind: TableKind, body: object): string[] {
  const check = checks.get(kind) ?? requestCheck({ $ref: `#/components/schemas/${SCHEMAS[kind]}` });
  checks.set(kind, check);
  return check(body).map(({ instancePath }) => instancePath.split('/')[1] ?? 'name');
}

const differing = (row: Named, wanted: Record<string, unknown>): string[] =>
  Object.keys(wanted)
    .filter((column) => wanted[column] !== undefined || column === 'labelId')
    .filter((column) => !isDeepStrictEqual(row[column], wanted[column]));

const pick = (fields: Record<string, unknown>, columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));
