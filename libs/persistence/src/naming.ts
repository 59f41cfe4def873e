import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';
import { snakeCase } from './snake-case.ts';

/** Tables and columns in snake_case: `RecipeIngredient.originalText` is recipe_ingredient.original_text. */
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

  override joinTableName(first: string, second: string, firstProperty: string): string {
    return `${first}_${snakeCase(firstProperty.replace(/\./g, '_'))}`;
  }

  override joinTableColumnName(table: string, property: string, column?: string): string {
    return `${table}_${column ?? snakeCase(property)}`;
  }
}
