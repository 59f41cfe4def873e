import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Read-only methods: a further condition would not be part of the compiled SQL. */
export type CompiledQuery<T extends ObjectLiteral> = Pick<
  SelectQueryBuilder<T>,
  'getMany' | 'getOne' | 'getOneOrFail' | 'getRawMany' | 'getRawAndEntities'
>;

/**
 * Caches the SQL of a query whose selection, joins and order are always the same. TypeORM otherwise writes the SQL on each execution,
 * which takes longer than reading a few rows of many columns. The cache key is the data source and the conditions.
 *
 * @param build creates the query; only conditions and parameter values may depend on its arguments
 */
export function compiledQuery<T extends ObjectLiteral, Given extends unknown[]>(
  build: (...given: Given) => SelectQueryBuilder<T>,
): (...given: Given) => CompiledQuery<T> {
  // an unpacked backup has the tables in another schema
  const written = new WeakMap<DataSource, Map<string, string>>();
  return (...given) => {
    const builder = build(...given);
    const queries = written.get(builder.dataSource) ?? new Map<string, string>();
    written.set(builder.dataSource, queries);
    // anonymous readers, for example, have more conditions than members
    const conditions = JSON.stringify(builder.expressionMap.wheres);
    const sql = queries.get(conditions) ?? builder.getQuery();
    queries.set(conditions, sql);
    builder.getQuery = () => sql;
    return builder;
  };
}
