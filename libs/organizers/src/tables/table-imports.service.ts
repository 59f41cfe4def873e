import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { type Validator, compileRequestValidator } from '#contract/validation';
import type { NamedRow } from '#groups';
import { type Context, unusedRows } from '#persistence';
import { ValidationFailed } from '#platform';
import { organizerEntities } from '../clean-up/clean-up.service.ts';
import { CategoriesService } from '../categories/categories.service.ts';
import { FoodsService } from '../foods/foods.service.ts';
import { LabelsService } from '../labels/labels.service.ts';
import { lockCreation } from '../creation-lock.ts';
import { TagsService } from '../tags/tags.service.ts';
import { ToolsService } from '../tools/tools.service.ts';
import { UnitsService } from '../units/units.service.ts';
import { MAX_ROWS, readTable, type TableKind, type TableRow } from './read-table.ts';
import { type ChangedRow, TableUndo } from './table-undo.entity.ts';

type TableImport = ResponseSchema<'TableImport'>;

/** The methods of all services of these kinds that importing uses. */
interface Resource {
  all(context: Context): Promise<NamedRow[]>;
  createAll(context: Context, bodies: object[]): Promise<NamedRow[]>;
  updateAll(context: Context, bodies: { id: string }[]): Promise<unknown>;
  delete(context: Context, id: string): Promise<unknown>;
}

interface PlannedRow {
  preview: TableImport['rows'][number];
  /** Columns to write. */
  body: Record<string, unknown> & { id?: string };
  /** The existing row, if any. */
  row?: NamedRow;
  /** Name of a label that the group does not have yet. */
  label?: string;
}

const SCHEMAS: Record<TableKind, string> = {
  food: 'FoodCreate',
  unit: 'UnitCreate',
  label: 'LabelCreate',
  category: 'CategoryCreate',
  tag: 'TagCreate',
  tool: 'ToolCreate',
};
const checks = new Map<TableKind, Validator>();

/** Previews and imports tables of foods, units, labels and organizers, and undoes imports. */
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
    this.resources = { category: categories, food: foods, label: labels, tag: tags, tool: tools, unit: units };
  }

  /**
   * Previews or imports a table in one transaction. Rows are matched by name; a row with errors is left out, and its
   * faulty columns are named.
   * @throws ValidationFailed for a text that is no table of names
   */
  async import(context: Context, { kind, csv, apply }: RequestSchema<'TableImporting'>): Promise<TableImport> {
    const table = readTable(kind, csv);
    if (!table?.columns.includes('name')) throw new ValidationFailed({ csv: ['tables.noNames'] });
    if (table.rows.length > MAX_ROWS) throw new ValidationFailed({ csv: ['tables.tooMany'] });
    return context.transaction(async (tx) => {
      await lockCreation(tx);
      const planned = await this.plan(tx, kind, table.rows);
      const undo = apply ? await this.write(tx, kind, planned) : null;
      const rows = planned.map(({ preview }) => preview);
      return {
        kind,
        columns: table.columns,
        unknownColumns: table.unknown,
        applied: apply ?? false,
        undoId: undo?.id ?? null,
        rows,
      };
    });
  }

  /**
   * Undoes an import. Values that were changed since stay, and so do new rows that are used by now; other new rows go to the trash.
   * Throws 404 if the import was undone already.
   */
  async undo(context: Context, id: string): Promise<ResponseSchema<'TableUndone'>> {
    return context.transaction(async (tx) => {
      const { kind, created, changed } = await tx.repository(TableUndo).remove(id);
      const resource = this.resources[kind];
      const now = new Map((await resource.all(tx)).map((row) => [row.id, row]));
      const bodies = changed.flatMap((one) => restorableFields(now.get(one.id), one));
      await resource.updateAll(tx, bodies);
      let removed = 0;
      for (const one of created) if (await this.removeUnused(tx, one)) removed++;
      return { removed, restored: bodies.length, kept: created.length + changed.length - removed - bodies.length };
    });
  }

  /** Deletes records of table imports after 30 days, in all groups. */
  async removeExpired({ manager }: Context): Promise<void> {
    await manager.query(`DELETE FROM table_imports WHERE created_at < now() - interval '30 days'`);
  }

  private async removeUnused(context: Context, { id, kind, version }: TableUndo['created'][number]): Promise<boolean> {
    const unused = unusedRows(context, organizerEntities[kind]).andWhere('row.id = :id', { id });
    const row = await unused.getOne();
    if (row?.version !== version) return false;
    await this.resources[kind].delete(context, id);
    return true;
  }

  private async plan(context: Context, kind: TableKind, rows: TableRow[]): Promise<PlannedRow[]> {
    const known = new Map((await this.resources[kind].all(context)).map((row) => [nameKey(row.name), row]));
    const labels = new Map((await this.labels.all(context)).map((label) => [nameKey(label.name), label.id]));
    const namesSoFar = new Set<string>();
    return rows.map(({ line, fields, unreadable }) => {
      const { label, ...body }: { label?: string | null; name?: string } = fields;
      const name = body.name ?? '';
      const row = known.get(nameKey(name));
      const wrong = [...unreadable, ...wrongColumns(kind, body), ...(namesSoFar.has(nameKey(name)) ? ['name'] : [])];
      namesSoFar.add(nameKey(name));
      const labelId = label ? labels.get(nameKey(label)) : null;
      const values = { ...body, ...(label !== undefined && { labelId }) };
      const changed = row ? changedColumns(row, values) : [];
      const status = wrong.length ? 'wrong' : row ? (changed.length ? 'changed' : 'same') : 'new';
      const changes = changed.map((column) => (column === 'labelId' ? 'label' : column));
      return {
        preview: { line, name, status, changes, wrong: [...new Set(wrong)] },
        ...(row && { row }),
        body: row ? { ...pick(values, changed), id: row.id } : values,
        ...(label && !labelId && { label }),
      };
    });
  }

  private async write(context: Context, kind: TableKind, planned: PlannedRow[]): Promise<TableUndo | null> {
    const toWrite = planned.filter(({ preview }) => preview.status === 'new' || preview.status === 'changed');
    const missing = new Map(toWrite.flatMap(({ label }) => (label ? [[nameKey(label), label] as const] : [])));
    const createdLabels = await this.labels.createAll(
      context,
      [...missing.values()].map((name) => ({ name })),
    );
    const labels = new Map(createdLabels.map((label) => [nameKey(label.name), label.id]));
    const bodies = toWrite.map(({ body, label }) => (label ? { ...body, labelId: labels.get(nameKey(label)) } : body));
    const resource = this.resources[kind];
    const createdRows = await resource.createAll(
      context,
      bodies.filter(({ id }) => !id),
    );
    const changes = bodies.filter((body): body is typeof body & { id: string } => !!body.id);
    const before = new Map(toWrite.flatMap(({ row }) => (row ? [[row.id, { ...row }] as const] : [])));
    await resource.updateAll(context, changes);
    if (!bodies.length) return null;
    return context.repository(TableUndo).create({
      kind,
      // rows before their labels, which they use
      created: [
        ...createdRows.map((row) => createdRow(kind, row)),
        ...createdLabels.map((label) => createdRow('label', label)),
      ],
      changed: changes.map(({ id, ...is }) => ({ id, is, was: pick(mustGet(before, id), Object.keys(is)) })),
    });
  }
}

const createdRow = (kind: TableKind, { id, version }: { id: string; version: number }) => ({ id, kind, version });

/** Returns the former values of the fields that have not been changed since the import; empty if all were changed. */
function restorableFields(
  row: NamedRow | undefined,
  { id, was, is }: ChangedRow,
): (Record<string, unknown> & { id: string })[] {
  const same = row ? Object.keys(is).filter((column) => isDeepStrictEqual(Reflect.get(row, column), is[column])) : [];
  return same.length ? [{ ...pick(was, same), id }] : [];
}

/** Key by which names are compared within a group. */
const nameKey = (name: string): string => name.trim().toLowerCase();

/** Returns the columns that violate the contract. */
function wrongColumns(kind: TableKind, body: object): string[] {
  const check = checks.get(kind) ?? compileRequestValidator({ $ref: `#/components/schemas/${SCHEMAS[kind]}` });
  checks.set(kind, check);
  return check(body).map(({ instancePath }) => instancePath.split('/')[1] ?? 'name');
}

const changedColumns = (row: NamedRow, values: Record<string, unknown>): string[] =>
  Object.keys(values)
    .filter((column) => values[column] !== undefined || column === 'labelId')
    .filter((column) => !isDeepStrictEqual(Reflect.get(row, column), values[column]));

const pick = (fields: object, columns: string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, Reflect.get(fields, column)]));
