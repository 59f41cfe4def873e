import type { EntityMetadata } from 'typeorm';
import { firstOf } from '#contract/objects';
import type { QueryContext } from '../query-context.ts';

/** Join table of a many-to-many relation. */
export interface JoinTableNames {
  table: string;
  /** Column of the row that owns the relation. */
  own: string;
  /** Column of the related row. */
  other: string;
  /** Table of the related rows. */
  target: string;
}

/** Reads the names from the entity's @JoinTable. */
export function joinTableNames(metadata: EntityMetadata, property: string): JoinTableNames {
  const relation = metadata.findRelationWithPropertyPath(property);
  const [own, other] = [relation?.joinColumns[0], relation?.inverseJoinColumns[0]];
  if (!relation || !own || !other)
    throw new Error(`${metadata.name}.${property} is no many-to-many relation with a join table.`);
  const { tableName: target } = relation.inverseEntityMetadata;
  return { table: relation.joinTableName, own: own.databaseName, other: other.databaseName, target };
}

/** Class of an entity, which has no parameters. */
export type Entity<T = object> = new () => T;

/** Returns the class of a row that TypeORM has read or created. */
const entityOf = (row: object): Entity => Object.getPrototypeOf(row).constructor;

/** Returns the entity of a table, whose rows the caller's types have to describe. */
export function entityOfTable<T>({ manager }: QueryContext, table: string): Entity<T> {
  const { target } = firstOf(manager.connection.entityMetadatas.filter(({ tableName }) => tableName === table));
  // only the caller knows which columns the table has
  return target as Entity<T>;
}

/** Returns the table of an entity, which may belong to another area. */
export const tableOf = (context: QueryContext, entity: new () => object): string =>
  context.manager.connection.getMetadata(entity).tableName;

export function joinTableOf(context: QueryContext, entity: new () => object, property: string): JoinTableNames {
  return joinTableNames(context.manager.connection.getMetadata(entity), property);
}

/** Returns the many-to-many relations whose join table belongs to the entity. */
export const manyToManyNames = (metadata: EntityMetadata): string[] =>
  metadata.manyToManyRelations.filter(({ isOwning }) => isOwning).map(({ propertyName }) => propertyName);

/** Loads related rows into each row with one query. */
export async function loadRelated<T extends { id: string | number }>(
  context: QueryContext,
  rows: T[],
  property: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, own, other, target } = joinTableOf(context, entityOf(first), property);
  const { entities, raw } = await context.manager
    .createQueryBuilder(entityOfTable<{ id: string }>(context, target), 'linked')
    .innerJoin(table, 'link', `link.${other} = linked.id`)
    .addSelect(`link.${own}`, 'owner')
    .where(`link.${own} = ANY(:owners)`, { owners: rows.map(({ id }) => id) })
    .orderBy('fold(linked.name)')
    .getRawAndEntities<{ owner: string; linked_id: string }>();
  // one object for each related row, even if several owners share it
  const byId = new Map(entities.map((linked) => [linked.id, linked]));
  const byOwner = Map.groupBy(raw, ({ owner }) => owner);
  for (const row of rows) {
    const linked = byOwner.get(String(row.id)) ?? [];
    Object.assign(row, { [property]: linked.map(({ linked_id: id }) => byId.get(id)) });
  }
}

/** Replaces the related rows of a row. */
export async function setRelated(
  context: QueryContext,
  row: { id?: unknown },
  property: string,
  ids: string[],
): Promise<void> {
  const { table, own, other } = joinTableOf(context, entityOf(row), property);
  await context.manager.query(`DELETE FROM ${table} WHERE ${own} = $1 AND ${other} <> ALL($2)`, [row.id, ids]);
  if (!ids.length) return;
  const insert = `INSERT INTO ${table} (${own}, ${other}) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING`;
  await context.manager.query(insert, [row.id, ids]);
}
