import type { DataSource, EntityMetadata } from 'typeorm';

/** A foreign key column. */
export interface Reference {
  table: string;
  column: string;
  isNullable: boolean;
  /** Table that it refers to. */
  parent: string;
  /** Action on the row when its parent is deleted. */
  onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT';
}

export interface Table {
  name: string;
  /** Writable columns. */
  columns: string[];
  primary: string[];
  references: Reference[];
  /** Identity and serial columns. */
  numbered: string[];
  /** Unique constraints besides the primary key. */
  uniques: string[][];
  /** Version column, if any. */
  version: string | null;
}

const cache = new WeakMap<DataSource, Map<string, Table>>();

/** Returns all tables of the entities and their join tables, by name. */
export function tablesOf(connection: DataSource): Map<string, Table> {
  const cached = cache.get(connection);
  if (cached) return cached;
  const tables = new Map(connection.entityMetadatas.map((entity) => [entity.tableName, tableOf(entity)]));
  cache.set(connection, tables);
  return tables;
}

function tableOf(entity: EntityMetadata): Table {
  const { tableName: name } = entity;
  const references = entity.foreignKeys.flatMap((key): Reference[] => {
    const [column, ...others] = key.columns;
    if (!column || others.length) return [];
    const parent = key.referencedEntityMetadata.tableName;
    const onDelete = key.onDelete === 'CASCADE' || key.onDelete === 'SET NULL' ? key.onDelete : 'RESTRICT';
    return [{ table: name, column: column.databaseName, isNullable: column.isNullable, parent, onDelete }];
  });
  return {
    name,
    columns: entity.columns.filter((column) => !column.asExpression).map((column) => column.databaseName),
    primary: entity.primaryColumns.map((column) => column.databaseName),
    references,
    numbered: entity.columns
      .filter((column) => column.generationStrategy === 'increment' || column.generatedIdentity)
      .map((column) => column.databaseName),
    uniques: entity.uniques.map(({ columns }) => columns.map((column) => column.databaseName)),
    version: entity.versionColumn?.databaseName ?? null,
  };
}
