import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Reading only: another condition would not be in the SQL any more. */
export type CompiledQuery<T extends ObjectLiteral> = Pick<
  SelectQueryBuilder<T>,
  'getMany' | 'getOne' | 'getOneOrFail' | 'getRawMany' | 'getRawAndEntities'
>;

/**
 * A query that is the same each time but for its conditions and the values of its parameters. TypeORM writes the SQL of a query anew whenever it
 * is asked, which takes longer than reading a few rows of many columns; this writes it once for each data source and conditions.
 *
 * @param build makes the query, with the same selection, joins and order whatever it is given
 */
export function compiledQuery<T extends ObjectLiteral, Given extends unknown[]>(
  build: (...given: Given) => SelectQueryBuilder<T>,
): (...given: Given) => CompiledQuery<T> {
  // a backup that is looked into has the tables in another schema
  const written = new WeakMap<DataSource, Map<string, string>>();
  return (...given) => {
    const builder = build(...given);
    const queries = written.get(builder.dataSource) ?? new Map<string, string>();
    written.set(builder.dataSource, queries);
    // a guest sees fewer rows than a member, for example
    const conditions = JSON.stringify(builder.expressionMap.wheres);
    const sql = queries.get(conditions) ?? builder.getQuery();
    queries.set(conditions, sql);
    builder.getQuery = () => sql;
    return builder;
  };
}
