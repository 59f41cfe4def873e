import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Reading only: another condition would not be in the SQL any more. */
export type FixedQuery<T extends ObjectLiteral> = Pick<SelectQueryBuilder<T>, 'getMany' | 'getOne' | 'getRawMany'>;

/**
 * A query that is the same each time but for the values of its parameters. TypeORM writes the SQL of a query anew whenever it is asked, which
 * takes longer than reading a few rows of many columns; this writes it once for each data source.
 *
 * @param build makes the query, with the same conditions whatever it is given
 */
export function fixedQuery<T extends ObjectLiteral, Given extends unknown[]>(
  build: (...given: Given) => SelectQueryBuilder<T>,
): (...given: Given) => FixedQuery<T> {
  // a backup that is looked into has the tables in another schema
  const written = new WeakMap<DataSource, string>();
  return (...given) => {
    const builder = build(...given);
    const sql = written.get(builder.dataSource) ?? builder.getQuery();
    written.set(builder.dataSource, sql);
    builder.getQuery = () => sql;
    return builder;
  };
}
