import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '../context.ts';
import type { GroupRow } from '../rows/repository.ts';
import { tablesOf } from './references.ts';

/** The rows of a group, as `row`, that nothing uses. What only remembers something about one, and would go with it, is no use of it. */
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
