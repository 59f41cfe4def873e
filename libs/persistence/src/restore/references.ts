import type { DataSource, EntityMetadata } from 'typeorm';

/** A column that holds the id of a row of another table. */
export interface Reference {
  table: string;
  column: string;
  isNullable: boolean;
  /** The table whose ids it holds. */
  parent: string;
  /** Action on the row when its parent is deleted. */
  onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT';
}

export interface Table {
  name: string;
  /** Those that can be written. */
  columns: string[];
  primary: string[];
  references: Reference[];
  /** Columns whose values the database counts up. */
  numbered: string[];
  /** Sets of columns whose values no two rows share, beside the key. */
  uniques: string[][];
  /** The column that counts changes, where there is one. */
  version: string | null;
}

const known = new WeakMap<DataSource, Map<string, Table>>();

/** All tables of the entities and the links between them, by name. */
export function tablesOf(connection: DataSource): Map<string, Table> {
  const found = known.get(connection);
  if (found) return found;
  const tables = new Map(connection.entityMetadatas.map((entity) => [entity.tableName, tableOf(entity)]));
  known.set(connection, tables);
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
