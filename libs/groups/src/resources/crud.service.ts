import { mustGet } from '#contract/objects';
import {
  completeCurrentOnConflict,
  type Context,
  DomainEvents,
  hasOrHadSlug,
  manyToManyNames,
  type ListOptions,
  type ListQuery,
  loadRelated,
  type Page,
  positionBehind,
} from '#persistence';
import { slugify } from '#platform';
import type { NamedRow } from '../group-owned.entity.ts';
import { replaceReferences } from '../merges/replace-references.ts';
import type { Merge, MergeKind } from '../merges/merge.entity.ts';
import { deleteIntoTrash } from '../trash/trash.ts';
import type { TrashKind } from '../trash/trashed.entity.ts';
import { ResourceChanged, ResourceCopied, ResourcesRead, ResourcesRemoved } from './resource-events.ts';

/** Characters of the original's name in the name of a copy, which must stay below the limit of names. */
const MAX_COPIED_LENGTH = 250;

export interface ResourceOptions<T extends NamedRow> extends ListOptions<T> {
  entity: new () => T;
  /** Prefix of event types: `cookbook` gives `cookbook.created`. */
  event: TrashKind;
}

/** Values for columns and relations. The repository ignores other properties, so those of a body need not be removed. */
const asValues = <T>(values: object) => values as Partial<T>;

/**
 * CRUD operations on the rows of an entity within the caller's group. Subclasses override the protected methods for their own rules.
 *
 * @typeParam Body request body of create and update
 */
export abstract class CrudService<T extends NamedRow, Body extends object = Partial<T>> {
  protected readonly options: ResourceOptions<T>;

  constructor(
    protected readonly domainEvents: DomainEvents,
    options: ResourceOptions<T>,
  ) {
    this.options = { search: ['row.name'], ...options };
  }

  async list(context: Context, query: ListQuery): Promise<Page<T>> {
    const page = await context.repository(this.options.entity).page(query, this.options);
    await this.addComputed(context, page.items);
    return page;
  }

  async count(context: Context): Promise<number> {
    return context.repository(this.options.entity).select().getCount();
  }

  async get(context: Context, id: string): Promise<T> {
    return this.withComputed(context, await context.repository(this.options.entity).get(id));
  }

  async create(context: Context, body: Body): Promise<T> {
    return context.transaction(async (tx) => {
      const values = await this.toColumns(tx, body);
      const row = await tx.repository(this.options.entity).create({ ...(await this.nextPosition(tx)), ...values });
      this.record(tx, 'created', row);
      return this.withComputed(tx, row);
    });
  }

  /** Creates all rows or none. */
  async createAll(context: Context, bodies: Body[]): Promise<T[]> {
    return context.transaction(async (tx) => {
      const fields: Partial<T>[] = [];
      for (const body of bodies) fields.push(await this.toColumns(tx, body));
      const rows = await tx.repository(this.options.entity).createAll(fields);
      for (const row of rows) this.record(tx, 'created', row);
      return rows;
    });
  }

  /** Throws 412 with the current row if If-Match names another version. */
  async update(context: Context, id: string, body: Body): Promise<T> {
    return context.transaction(async (tx) => this.withComputed(tx, await this.change(tx, id, body)));
  }

  /** Updates all rows or none, in the order of their ids to avoid deadlocks. */
  async updateAll(context: Context, bodies: (Body & { id: string })[]): Promise<T[]> {
    return context.transaction(async (tx) => {
      const rows = new Map<string, T>();
      for (const body of bodies.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        rows.set(body.id, await this.change(tx, body.id, body));
      await this.addComputed(tx, [...rows.values()]);
      return bodies.map(({ id }) => mustGet(rows, id));
    });
  }

  /** Moves the row to the trash and returns its former state. */
  async delete(context: Context, id: string): Promise<T> {
    return context.transaction(async (tx) => {
      const rows = tx.repository(this.options.entity);
      const row = await this.withComputed(tx, await rows.lock(id));
      const { entity, event: kind } = this.options;
      await deleteIntoTrash(tx, { entity, kind, rows: [row] }, async () => {
        await this.domainEvents.publish(tx, new ResourcesRemoved(entity, [row]));
        await completeCurrentOnConflict(
          entity,
          (current) => this.withComputed(tx, current),
          () => rows.remove(id),
        );
      });
      this.record(tx, 'deleted', row);
      return row;
    });
  }

  /** Moves all of these rows to the trash or none. Throws 422 for the field ids if the group does not have one of them. */
  async deleteAll(context: Context, ids: string[]): Promise<void> {
    await context.transaction(async (tx) => {
      const { entity, event: kind } = this.options;
      const repository = tx.repository(entity);
      const selected = repository.select().andWhere('row.id = ANY(:ids)', { ids });
      const rows = await selected.orderBy('row.id').setLock('pessimistic_write').getMany();
      // checked after locking, because a row may have been deleted meanwhile
      await repository.all(ids, 'ids');
      await deleteIntoTrash(tx, { entity, kind, rows }, async () => {
        await this.domainEvents.publish(tx, new ResourcesRemoved(entity, rows));
        await tx.manager.delete(
          entity,
          rows.map(({ id }) => id),
        );
      });
      for (const row of rows) this.record(tx, 'deleted', row);
    });
  }

  /** Copies a row under the given name or, by default, the original's name with a number. */
  async duplicate(context: Context, id: string, name?: string | null): Promise<T> {
    return context.transaction(async (tx) => {
      const source = await this.get(tx, id);
      const copyName = name?.trim() || `${source.name.slice(0, MAX_COPIED_LENGTH)} (1)`;
      const changes = { ...this.nameColumns(tx, copyName), ...(await this.nextPosition(tx)) };
      const row = await tx.repository(this.options.entity).copy(source, changes);
      await this.domainEvents.publish(tx, new ResourceCopied(this.options.entity, row, source));
      this.record(tx, 'created', row);
      return this.withComputed(tx, row);
    });
  }

  /** Merges rows into one, which replaces them in all references. Can be undone. Throws 404 for ids that the group does not have. */
  async mergeAll(context: Context, fromIds: string[], toId: string): Promise<Merge[]> {
    const { entity, event } = this.options;
    // the contract has merges for some kinds only
    const kind = event as MergeKind;
    return context.transaction(async (tx) => {
      const rows = tx.repository(entity);
      const others = [...new Set(fromIds)].filter((id) => id !== toId);
      // locked in the order of ids to avoid deadlocks
      for (const id of [...others, toId].toSorted()) await rows.lock(id);
      const merges: Merge[] = [];
      for (const id of others) {
        const [from, to] = [await rows.get(id), await rows.get(toId)];
        const inherited = this.inheritedValues(to, from);
        merges.push(await replaceReferences(tx, this.domainEvents, { entity, kind, from, to, inherited }));
        this.record(tx, 'deleted', from);
      }
      if (merges.length) this.record(tx, 'updated', await rows.get(toId));
      return merges;
    });
  }

  /** Returns the values that a row takes from another one that is merged into it. */
  protected inheritedValues(_to: T, _from: T): Partial<T> {
    return {};
  }

  private async change(context: Context, id: string, body: Body): Promise<T> {
    const values = await this.toColumns(context, body);
    const row = await completeCurrentOnConflict(
      this.options.entity,
      (current) => this.withComputed(context, current),
      () => context.repository(this.options.entity).patch(id, values),
    );
    await this.domainEvents.publish(context, new ResourceChanged(this.options.entity, row));
    this.record(context, 'updated', row);
    return row;
  }

  /** Returns the last position, if rows have positions. */
  private async nextPosition(context: Context): Promise<Partial<T>> {
    const { entity } = this.options;
    if (!hasColumn(context, entity, 'position')) return {};
    const last = context.repository(entity).select().select('coalesce(max(row.position), 0)::int', 'last');
    const row = await last.getRawOne<{ last: number }>();
    return asValues({ position: positionBehind(row?.last ?? 0) });
  }

  /** Finds a row by id or slug; if several have the slug, the one with the lowest position. */
  protected async findBySlug(context: Context, idOrSlug: string): Promise<T | null> {
    const { entity } = this.options;
    const rows = context
      .repository(entity)
      .select()
      .andWhere(`${hasOrHadSlug('row', ':idOrSlug')} OR row.id::text = :idOrSlug`, { idOrSlug });
    if (hasColumn(context, entity, 'position')) rows.orderBy('row.position');
    const row = await rows.addOrderBy('row.id').limit(1).getOne();
    return row && this.withComputed(context, row);
  }

  /** Converts a request body to columns and relations. */
  protected async toColumns(context: Context, body: object): Promise<Partial<T>> {
    const name = 'name' in body && typeof body.name === 'string' ? this.nameColumns(context, body.name) : {};
    return asValues({ ...body, ...name });
  }

  private nameColumns(context: Context, name: string): Partial<T> {
    const slug = hasColumn(context, this.options.entity, 'slug') ? { slug: slugify(name) } : {};
    return asValues({ name: name.trim(), ...slug });
  }

  /** Adds response fields that are not columns. */
  protected async addComputed(context: Context, rows: T[]): Promise<void> {
    const { entity } = this.options;
    for (const name of manyToManyNames(context.manager.connection.getMetadata(entity))) {
      await loadRelated(context, rows, name);
    }
    await this.domainEvents.publish(context, new ResourcesRead(entity, rows));
  }

  protected async withComputed(context: Context, row: T): Promise<T> {
    await this.addComputed(context, [row]);
    return row;
  }

  protected record(context: Context, what: 'created' | 'updated' | 'deleted', { id, version, name }: T): void {
    context.record({ type: `${this.options.event}.${what}`, data: { id, version, name } });
  }
}

const hasColumn = (context: Context, entity: new () => object, property: string): boolean =>
  !!context.manager.connection.getMetadata(entity).findColumnWithPropertyName(property);
