import { isDeepStrictEqual } from 'node:util';
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { definedOnly, firstOf, zip } from '#contract/objects';
import { ValidationFailed } from '#platform';
import { missingRow, missingRowMessage } from './missing-row.ts';
import type { QueryContext } from '../query-context.ts';
import { anonymousCondition } from './anonymous-access.ts';
import { entityOfTable, joinTableNames, manyToManyNames, setRelated } from './many-to-many.ts';
import { listPage, type ListOptions, type ListQuery, type Page } from '../listing/list-query.ts';
import { withConflictOnDuplicate } from './conflict-on-duplicate.ts';
import { asValues } from './values.ts';
import { assertVersion } from './version.ts';

type Id = string | number;
type Links = [name: string, rows: { id: string }[]][];

/** A row of one group. */
export interface GroupRow extends ObjectLiteral {
  /** Null for rows of the whole server. */
  groupId: string | null;
}

/** Reads, creates, changes and deletes the rows of one entity in the transaction of a context. */
export class Repository<T extends ObjectLiteral> {
  constructor(
    protected readonly context: QueryContext,
    protected readonly entity: new () => T,
  ) {}

  select(alias = 'row'): SelectQueryBuilder<T> {
    return this.context.manager.createQueryBuilder(this.entity, alias);
  }

  async page(query: ListQuery, options?: ListOptions<T>): Promise<Page<T>> {
    return listPage(this.select(), query, options);
  }

  async find(id: Id): Promise<T | null> {
    return this.select().andWhere('row.id = :id', { id }).getOne();
  }

  /** Throws 404. */
  async get(id: Id): Promise<T> {
    return assertFound(await this.find(id), this.metadata);
  }

  /** Returns these rows in the order of the ids. Throws 422 for the field `<field>.<index>` of an id that the group does not have. */
  async all(ids: Id[], field: string | ((index: number) => string)): Promise<T[]> {
    if (!ids.length) return [];
    const rows = await this.select().andWhere('row.id IN (:...ids)', { ids }).getMany();
    const byId = new Map(rows.map((row) => [idOf(row), row]));
    return ids.map((id, index) => {
      const row = byId.get(id);
      if (!row)
        throw new ValidationFailed({
          [typeof field === 'string' ? `${field}.${index}` : field(index)]: [
            missingRowMessage(this.metadata.tableName, 'errors.unknownReference'),
          ],
        });
      return row;
    });
  }

  /** Locks the row until the transaction ends, and returns it. Throws 404. */
  async lock(id: Id): Promise<T> {
    return assertFound(await this.lockIfThere(id), this.metadata);
  }

  async lockIfThere(id: Id): Promise<T | null> {
    return this.select().andWhere('row.id = :id', { id }).setLock('pessimistic_write').getOne();
  }

  /** Creates a row and returns it as stored, with related rows. Throws 409 if a name is taken. */
  async create(fields: Partial<T>): Promise<T> {
    return firstOf(await this.createAll([fields]));
  }

  async createAll(list: Partial<T>[]): Promise<T[]> {
    this.context.assertMayWrite();
    const parts = list.map((fields) => this.split(fields));
    const columns = parts.map((part) => part.columns);
    if (!parts.some(({ links }) => links.length)) return this.insert(columns);
    return this.context.transaction(async (context) => {
      const repository = this.within(context);
      const rows = await repository.insert(columns);
      for (const [row, { links }] of zip(rows, parts)) await repository.writeLinks(row, links);
      return rows;
    });
  }

  /**
   * Updates the columns and relations of the current row. Throws 404, 409, 412 if If-Match names another version, and 422 for related
   * rows that the group does not have.
   */
  async patch(id: Id, changes: Partial<T>): Promise<T> {
    return this.context.transaction(async (context) => {
      const rows = this.within(context);
      const row = await rows.lock(id);
      assertVersion(row, context.origin.ifMatch);
      return rows.write(row, changes);
    });
  }

  /** Writes the values that differ from a locked row and returns the row as stored. */
  async write(row: T, changes: Partial<T>): Promise<T> {
    this.context.assertMayWrite();
    const { columns, links } = this.split(changes);
    const written = changedColumns(row, columns);
    await this.writeLinks(row, links);
    if (!Object.keys(written).length && !links.length) return row;
    // relations are not columns of the row, but changing them creates a new version
    const touched = { ...(this.metadata.updateDateColumn && { updateAt: () => 'CURRENT_TIMESTAMP' }), ...written };
    Object.assign(row, written);
    const update = this.context.manager.createQueryBuilder().update(this.entity).set(asValues<T>(touched));
    update.whereEntity(row).updateEntity(true).returning(this.setByTriggers);
    await withConflictOnDuplicate(() => update.execute());
    return row;
  }

  /** Writes the differing columns of several locked rows, without relations. Rows with the same columns are written by one statement. */
  async writeAll(changes: (readonly [row: T, changes: Partial<T>])[]): Promise<void> {
    this.context.assertMayWrite();
    const written = changes.map(([row, one]) => [row, changedColumns(row, this.split(one).columns)] as const);
    const byColumns = Map.groupBy(written, ([, columns]) => Object.keys(columns).toSorted().join());
    byColumns.delete('');
    for (const alike of byColumns.values()) await this.writeSameColumns(alike);
  }

  /** Creates a row with the columns and relations of another one and these changes. */
  async copy(source: T, changes: Partial<T>): Promise<T> {
    const links = manyToManyNames(this.metadata).map((name): [string, unknown] => [name, source[name]]);
    return this.create({ ...ownColumns(source, this.metadata), ...Object.fromEntries(links), ...changes });
  }

  /** Deletes a row and returns its former state. Throws 404, and 412 if If-Match names another version. */
  async remove(id: Id): Promise<T> {
    return this.context.transaction(async (context) => {
      const row = await this.within(context).lock(id);
      assertVersion(row, context.origin.ifMatch);
      await context.manager.delete(this.entity, id);
      return row;
    });
  }

  /** Columns of every new row. */
  protected get owner(): object {
    return {};
  }

  protected within(context: QueryContext): Repository<T> {
    return new Repository(context, this.entity);
  }

  private async insert(list: Partial<T>[]): Promise<T[]> {
    const { manager } = this.context;
    const rows = list.map((columns) => Object.assign(manager.create(this.entity), columns, this.owner));
    const insert = manager
      .createQueryBuilder()
      .insert()
      .into(this.entity)
      .values(rows.map(asValues<T>));
    insert.updateEntity(true).returning(this.setByTriggers);
    if (rows.length) await withConflictOnDuplicate(() => insert.execute());
    for (const row of rows) completeNulls(row, this.metadata);
    return rows;
  }

  /** Writes the same columns of several rows in one statement. */
  private async writeSameColumns(changes: (readonly [row: T, columns: Partial<T>])[]): Promise<void> {
    const { tableName, columns, versionColumn, updateDateColumn } = this.metadata;
    const [, firstValues] = firstOf(changes);
    const written = columns.filter(({ propertyName }) => propertyName in firstValues);
    const values = changes.map(([row, values]) => ({
      id: idOf(row),
      ...Object.fromEntries(
        written.map((column): [string, unknown] => [column.databaseName, values[column.propertyName]]),
      ),
    }));
    const set = written.map(({ databaseName: name }) => `"${name}" = sent."${name}"`);
    if (versionColumn) set.push(`"${versionColumn.databaseName}" = row."${versionColumn.databaseName}" + 1`);
    if (updateDateColumn && !written.includes(updateDateColumn))
      set.push(`"${updateDateColumn.databaseName}" = CURRENT_TIMESTAMP`);
    const counted = [versionColumn, updateDateColumn].filter((column) => column !== undefined);
    const sql = `UPDATE "${tableName}" row SET ${set.join()} FROM jsonb_populate_recordset(NULL::"${tableName}", $1) sent
      WHERE row.id = sent.id RETURNING ${['id', ...counted.map((column) => column.databaseName)].map((name) => `row."${name}"`).join()}`;
    const [stored] = await withConflictOnDuplicate(() =>
      this.context.manager.query<[ObjectLiteral[]]>(sql, [JSON.stringify(values)]),
    );
    const byId = new Map(stored.map((one) => [idOf(one), one]));
    for (const [row, values] of changes) {
      const counts = counted.map((column) => [column.propertyName, byId.get(idOf(row))?.[column.databaseName]]);
      Object.assign(row, Object.fromEntries(counts), values);
    }
  }

  /** Columns that a trigger may change: the slug of a cookbook gets a number if it is taken. */
  private get setByTriggers(): string[] {
    return this.metadata.findColumnWithPropertyName('slug') ? ['slug'] : [];
  }

  private get metadata(): EntityMetadata {
    return this.context.manager.connection.getMetadata(this.entity);
  }

  /** Splits fields into columns and relations; other properties are ignored. */
  private split(fields: Partial<T>): { columns: Partial<T>; links: Links } {
    const values = definedOnly(fields);
    const columns = this.metadata.columns.map(({ propertyName }) => propertyName).filter((name) => name in values);
    const links = manyToManyNames(this.metadata).filter((name) => name in values);
    return { columns: pickProperties(values, columns), links: links.map((name) => [name, values[name] ?? []]) };
  }

  private async writeLinks(row: T, links: Links): Promise<void> {
    for (const [name, references] of links) {
      const { target } = joinTableNames(this.metadata, name);
      const entity = entityOfTable<GroupRow>(this.context, target);
      const related = [...new Map(references.map((one) => [one.id, one])).values()];
      const ids = related.map(({ id }) => id);
      const isRead = related.every((one) => one instanceof entity && one.groupId === this.context.groupId);
      const rows = isRead ? related : await new GroupRepository(this.context, entity).all(ids, name);
      await setRelated(this.context, row, name, ids);
      Object.assign(row, { [name]: rows });
    }
  }
}

/** Repository of the caller's group: the only way to read or write rows of groups. */
export class GroupRepository<T extends GroupRow> extends Repository<T> {
  /** The condition can only be narrowed further: `where` and `orWhere` throw. */
  override select(alias = 'row'): SelectQueryBuilder<T> {
    const builder = super.select(alias).where(`${alias}.group_id = :ownGroup`, { ownGroup: this.context.groupId });
    const ofGuests = anonymousCondition(this.context, this.entity, alias);
    if (ofGuests) builder.andWhere(`(${ofGuests.sql})`, ofGuests.parameters);
    return forbidWidening(builder);
  }

  protected override get owner(): object {
    return { groupId: this.context.groupId };
  }

  protected override within(context: QueryContext): GroupRepository<T> {
    return new GroupRepository(context, this.entity);
  }
}

const idOf = (row: ObjectLiteral): Id => row['id'];

function pickProperties<T extends ObjectLiteral>(row: Partial<T>, names: string[]): Partial<T> {
  const result: Partial<T> = {};
  for (const name of names) Reflect.set(result, name, row[name]);
  return result;
}

function assertFound<T>(row: T | null, { tableName }: EntityMetadata): T {
  if (!row) throw missingRow(tableName);
  return row;
}

/** @returns the given columns that differ from the row */
function changedColumns<T extends ObjectLiteral>(row: T, columns: Partial<T>): Partial<T> {
  const values = definedOnly(columns);
  const changed = Object.keys(values).filter((key) => !isDeepStrictEqual(row[key], values[key]));
  return pickProperties(values, changed);
}

/** Puts each condition in brackets, since an OR without them would lift the restriction to the group. */
function forbidWidening<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  const andWhere = builder.andWhere.bind(builder);
  const refuse = (): never => {
    throw new Error('The rows of a group can only be narrowed down: use andWhere.');
  };
  return Object.assign(builder, {
    where: refuse,
    orWhere: refuse,
    andWhere: (condition: Parameters<typeof andWhere>[0], parameters?: ObjectLiteral) =>
      andWhere(typeof condition === 'string' ? `(${condition})` : condition, parameters),
  });
}

/** Returns the columns that a copy takes over: all except generated ones. */
export function ownColumns<T extends ObjectLiteral>(row: T, { columns }: EntityMetadata): Partial<T> {
  const own = columns.filter(({ isGenerated, isVersion, isCreateDate, isUpdateDate, isSelect }) => {
    return isSelect && !isGenerated && !isVersion && !isCreateDate && !isUpdateDate;
  });
  return pickProperties<T>(
    row,
    own.map(({ propertyName }) => propertyName),
  );
}

/** Sets undefined columns to null, because the insert returned all values that the database generated. */
function completeNulls(row: ObjectLiteral, { columns }: EntityMetadata): void {
  for (const { propertyName, isNullable, isSelect } of columns) {
    if (isNullable && isSelect && row[propertyName] === undefined) row[propertyName] = null;
  }
}
