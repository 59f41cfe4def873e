import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Entity } from './many-to-many.ts';

/** Values in TypeORM's own type, which a partial generic entity and columns of JSON do not match. */
export const asValues = <T extends ObjectLiteral>(values: Partial<T>) => values as QueryDeepPartialEntity<T>;

/** Inserts rows, except those that violate a unique constraint. Returns these columns of the inserted rows. */
export async function insertNew<T extends ObjectLiteral, Column extends string & keyof T>(
  manager: EntityManager,
  entity: Entity<T>,
  rows: Partial<T>[],
  returning: Column[],
): Promise<Pick<T, Column>[]> {
  const insert = manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows.map(asValues<T>));
  return (await insert.orIgnore().returning(returning).execute()).raw;
}
