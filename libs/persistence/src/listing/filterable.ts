import type { ColumnType, EntityMetadata } from 'typeorm';
import type { FilterAttributes } from './query-filter.ts';
import type { ValueType } from './query-filter.values.ts';
import { snakeCase } from '../connection/snake-case.ts';

const marked = new Map<object, Set<string>>();

/** Allows lists of the entity to be sorted and filtered by this column. */
export function Filterable(): PropertyDecorator {
  return (prototype, property) => {
    const properties = marked.get(prototype) ?? new Set<string>();
    marked.set(prototype, properties.add(String(property)));
  };
}

export interface OrderColumn {
  sql: string;
  /** Only nullable columns are sorted with NULLS LAST, since no index can be used for that. */
  nullable: boolean;
}

export interface FilterableColumns {
  /** By name in snake_case. */
  order: Map<string, OrderColumn>;
  filter: FilterAttributes;
}

const listsOf = new WeakMap<EntityMetadata, Map<string, FilterableColumns>>();

/** @returns the columns by which a list can be sorted and filtered */
export function filterableColumns(
  entity: EntityMetadata,
  alias: string,
  only?: ReadonlySet<string>,
): FilterableColumns {
  const lists = listsOf.get(entity) ?? new Map<string, FilterableColumns>();
  listsOf.set(entity, lists);
  const key = [alias, ...(only ?? [])].join();
  const columns = lists.get(key) ?? findColumns(entity, alias, only);
  lists.set(key, columns);
  return columns;
}

function findColumns(
  { target, columns }: EntityMetadata,
  alias: string,
  only?: ReadonlySet<string>,
): FilterableColumns {
  const properties = markedOf(target);
  const order = new Map<string, OrderColumn>();
  const filter: FilterAttributes = {};
  for (const { propertyName, databaseName, type, isNullable } of columns) {
    if (!properties.has(propertyName)) continue;
    const name = snakeCase(propertyName);
    if (only && !only.has(name)) continue;
    const sql = `"${alias}"."${databaseName}"`;
    const kind = valueType(type);
    // text is sorted without regard to case and accents
    for (const one of name === 'update_at' ? [name, 'updated_at'] : [name]) {
      order.set(one, { sql: kind === 'text' ? `fold(${sql})` : sql, nullable: isNullable });
      filter[one] = { type: kind, sql };
    }
  }
  return { order, filter };
}

/** Returns the marked properties of a class and its base classes. */
function markedOf(entity: EntityMetadata['target']): Set<string> {
  const properties = new Set<string>();
  let prototype: unknown = typeof entity === 'function' ? entity.prototype : null;
  while (prototype) {
    for (const property of marked.get(prototype) ?? []) properties.add(property);
    prototype = Object.getPrototypeOf(prototype);
  }
  return properties;
}

const VALUE_TYPES = new Map<ColumnType, ValueType>([
  ['uuid', 'uuid'],
  ['date', 'date'],
  ['timestamptz', 'datetime'],
  [Date, 'datetime'],
  ['bool', 'boolean'],
  ['boolean', 'boolean'],
  [Boolean, 'boolean'],
  ['int', 'number'],
  ['smallint', 'number'],
  ['bigint', 'number'],
  ['double precision', 'number'],
  [Number, 'number'],
]);

const valueType = (type: ColumnType): ValueType => VALUE_TYPES.get(type) ?? 'text';
