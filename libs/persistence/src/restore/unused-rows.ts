import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '../context.ts';
import type { GroupRow } from '../rows/repository.ts';
import { tablesOf } from './references.ts';

/** Selects a group's rows, as `row`, without references. References with ON DELETE CASCADE do not count as use. */
export function unusedRows<T extends GroupRow>(context: Context, entity: new () => T): SelectQueryBuilder<T> {
  const { connection } = context.manager;
  const { tableName } = connection.getMetadata(entity);
  const tables = [...tablesOf(connection).values()];
  const uses = tables.flatMap(({ references, primary }) =>
    references.filter(({ parent, onDelete, column }) => {
      const isLink = primary.length > 1 && primary.every((name) => references.some((one) => one.column === name));
      return parent === tableName && (onDelete !== 'CASCADE' || (isLink && primary.includes(column)));
    }),
  );
  return uses.reduce(
    (query, { table, column }) =>
      query.andWhere(`NOT EXISTS (SELECT 1 FROM "${table}" used WHERE used."${column}" = row.id)`),
    context.repository(entity).select(),
  );
}
