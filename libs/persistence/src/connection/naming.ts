import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';
import { snakeCase } from './snake-case.ts';

/**
 * Naming strategy: snake-case tables and columns, and PostgreSQL's default names of keys and indexes. typeorm-naming-strategies 4.1
 * needs TypeORM 0.3 and keeps TypeORM's names of keys, which are hashes.
 */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }

  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snakeCase), customName ?? snakeCase(property)].join('_');
  }

  override relationName(property: string): string {
    return snakeCase(property);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return `${snakeCase(relation)}_${snakeCase(referencedColumn)}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.constraint(table, columns, 'key');
  }

  override relationConstraintName(table: Table | string, columns: string[]): string {
    return this.constraint(table, columns, 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.constraint(table, columns, 'fkey');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return this.constraint(table, columns, 'idx');
  }

  override joinTableName(first: string, second: string, firstProperty: string): string {
    return `${first}_${snakeCase(firstProperty.replace(/\./g, '_'))}`;
  }

  override joinTableColumnName(table: string, property: string, column?: string): string {
    return `${table}_${column ?? snakeCase(property)}`;
  }

  private constraint(table: Table | string, columns: string[], suffix: string): string {
    return `${this.getTableName(table)}_${columns.join('_')}_${suffix}`;
  }
}
