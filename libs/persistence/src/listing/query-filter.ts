import type { ObjectLiteral } from 'typeorm';
import { BadRequest } from '#platform';
import { type Comparison, type Expression, parseFilter } from './query-filter.parser.ts';
import { filterValue, type ValueType } from './query-filter.values.ts';
import { snakeCase } from '../connection/snake-case.ts';

/** An attribute for filters. */
export interface FilterAttribute {
  type: ValueType;
  /** SQL expression of the value: `recipe.name`, or `tag.name` inside the sub-select. */
  sql: string;
  /**
   * SQL after SELECT 1 for attributes of related rows, up to the condition that joins them to the row: `FROM recipe_tags link JOIN tag
   * ON tag.id = link.tag_id WHERE link.recipe_id = recipe.id`
   */
  from?: string;
}

/** By name in snake_case, with dots for paths: `created_at`, `tags.name`. */
export type FilterAttributes = Record<string, FilterAttribute>;

export interface CompiledFilter {
  sql: string;
  parameters: ObjectLiteral;
}

const opposite = new Map<string, string>(
  Object.entries({ '<>': '=', 'NOT IN': 'IN', 'NOT LIKE': 'LIKE', 'IS NOT': 'IS' }),
);

class Compiler {
  readonly parameters: ObjectLiteral = {};
  private readonly attributes: FilterAttributes;

  constructor(
    attributes: FilterAttributes,
    private readonly prefix: string,
  ) {
    this.attributes = attributes;
  }

  compile(expression: Expression): string {
    if ('attribute' in expression) return this.comparison(expression);
    return `(${expression.terms.map((term) => this.compile(term)).join(` ${expression.connective} `)})`;
  }

  private comparison(comparison: Comparison): string {
    const name = snakeCase(comparison.attribute);
    const attribute = Object.hasOwn(this.attributes, name) ? this.attributes[name] : undefined;
    if (!attribute) throw new BadRequest('filter.unknownAttribute', { name: comparison.attribute.slice(0, 100) });
    return attribute.from === undefined
      ? this.plain(comparison, attribute)
      : this.related(comparison, attribute, attribute.from);
  }

  /** `tags.name <> "x"` means that no tag has the name x, not that some tag has another name. */
  private related(comparison: Comparison, attribute: FilterAttribute, from: string): string {
    const { operator, values } = comparison;
    const exists = (condition: string) => `EXISTS (SELECT 1 ${from} AND ${condition})`;
    if (operator === 'IS') return `NOT ${exists(`${attribute.sql} IS NOT NULL`)}`;
    if (operator === 'IS NOT') return exists(`${attribute.sql} IS NOT NULL`);
    if (operator === 'CONTAINS ALL') {
      return `(${values.map((value) => exists(this.plain({ ...comparison, operator: '=', values: [value] }, attribute))).join(' AND ')})`;
    }
    const positive = opposite.get(operator);
    if (positive) return `NOT ${exists(this.plain({ ...comparison, operator: positive }, attribute))}`;
    return exists(this.plain(comparison, attribute));
  }

  private plain({ attribute: name, operator, values }: Comparison, { type, sql }: FilterAttribute): string {
    const unsuitable = new BadRequest('filter.badOperator', { operator, name });
    if (operator === 'IS' || operator === 'IS NOT') return `${sql} ${operator} NULL`;
    if (operator === 'CONTAINS ALL') throw unsuitable;
    // Without the cast, PostgreSQL would reject 1.5 for an integer column.
    const cast = type === 'number' ? '::double precision' : '';
    const parameters = values.map((value) => this.parameter(filterValue(type, name, value)) + cast);
    if (operator === 'IN' || operator === 'NOT IN') return `${sql} ${operator} (${parameters.join(', ')})`;
    if (operator.endsWith('LIKE')) {
      if (type !== 'text') throw unsuitable;
      // The grammar has no escapes, so a backslash is literal.
      return `${sql} ${operator.replace('LIKE', 'ILIKE')} ${parameters[0]} ESCAPE ''`;
    }
    if (type === 'boolean' && !['=', '<>'].includes(operator)) throw unsuitable;
    return `${sql} ${operator} ${parameters[0]}`;
  }

  private parameter(value: unknown): string {
    const name = `${this.prefix}${Object.keys(this.parameters).length}`;
    this.parameters[name] = value;
    return `:${name}`;
  }
}

/**
 * Compiles a `queryFilter` (`name LIKE "%soup%" AND (rating > 3 OR tags.name IN [quick, easy])`) to a condition with parameters. AND
 * binds closer than OR. Throws 400 with a key `filter.…` that describes the error.
 *
 * @param prefix prefix of the parameter names, distinct for each filter of one query
 */
export function compileFilter(text: string, attributes: FilterAttributes, prefix = 'filter'): CompiledFilter {
  const compiler = new Compiler(attributes, prefix);
  const sql = compiler.compile(parseFilter(text));
  return { sql, parameters: compiler.parameters };
}
