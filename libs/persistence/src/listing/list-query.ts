import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '#contract';
import { BadRequest, ValidationFailed } from '#platform';
import { type FilterableColumns, filterableColumns } from './filterable.ts';
import { compileFilter, type FilterAttributes } from './query-filter.ts';
import { matchesText } from './search.ts';
import { countAtMost, fetchTieredPage, type Tier } from './tiered-page.ts';
import { snakeCase } from '../connection/snake-case.ts';

export type { ListQuery };

/** Options of a list beyond the columns marked `@Filterable()`. */
export interface ListOptions<T extends ObjectLiteral> {
  /** Returns further attributes for queryFilter; called on demand, because few requests have a filter. */
  filter?: () => FilterAttributes;
  /** Columns (snake_case) that may be used for sorting and filtering; all marked ones by default. */
  columns?: ReadonlySet<string>;
  /** SQL of the texts that a search compares, such as `row.name`, or a function that adds its condition, or returns tiers. */
  search?: readonly [string, ...string[]] | ((builder: SelectQueryBuilder<T>, text: string) => Tier[] | void);
  /** True for tables of more rows than the results of a search are counted. */
  isLarge?: boolean;
  /** Maximum page size, whatever perPage says; 10,000 by default. */
  maxPerPage?: number;
}

/** A page of a list. Links to the neighboring pages are added by the API. */
export interface Page<T> {
  page: number;
  per_page: number;
  total: number;
  /** True if a search found more rows than are counted. */
  total_is_minimum?: boolean;
  total_pages: number;
  items: T[];
  next: string | null;
  previous: string | null;
}

/** Larger than any list, but small enough for PostgreSQL to take the offset as a number. */
const maxPage = 1_000_000_000;

/** Page size if a client requests all rows; the response links to the next page. */
const defaultMaxPerPage = 10_000;

function applyOrder<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { orderBy, orderDirection, paginationSeed }: ListQuery,
  order: FilterableColumns['order'],
): void {
  const name = snakeCase(orderBy || 'created_at');
  if (name === 'random') return applyRandom(builder, paginationSeed);
  // API clients use two names for the time of the last change
  const column = order.get(name);
  if (!column)
    throw new BadRequest('list.unknownOrder', { name: name.slice(0, 100), names: [...order.keys()].join(', ') });
  builder.addOrderBy(column.sql, orderDirection === 'asc' ? 'ASC' : 'DESC', column.nullable ? 'NULLS LAST' : undefined);
  // rows without a rating or a date are many
  const byName = column.nullable && order.get('name');
  if (byName) builder.addOrderBy(byName.sql, 'ASC');
  for (const key of keysOfRows(builder)) builder.addOrderBy(key, 'ASC');
}

/** Returns the primary key, by property, which makes an order unambiguous. */
const keysOfRows = <T extends ObjectLiteral>({ alias, expressionMap }: SelectQueryBuilder<T>): string[] =>
  expressionMap.mainAlias!.metadata.primaryColumns.map(({ propertyName }) => `${alias}.${propertyName}`);

/** Removes NUL characters, which PostgreSQL's text type cannot store. */
const withoutZero = (text: string) => text.replaceAll('\0', '');

/** The same seed gives the same order, so that pages neither repeat nor skip rows. */
function applyRandom<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, paginationSeed?: string): void {
  if (!paginationSeed) throw new ValidationFailed({ paginationSeed: ['list.seedMissing'] });
  builder
    .addOrderBy(
      `hash_record_extended(ROW(${keysOfRows(builder).join()}), hashtextextended(:paginationSeed::text, 0))`,
      'ASC',
    )
    .setParameters({ paginationSeed: withoutZero(paginationSeed) });
  for (const key of keysOfRows(builder)) builder.addOrderBy(key, 'ASC');
}

function applyConditions<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  { filter, search }: ListOptions<T>,
  listed: FilterAttributes,
): Tier[] | undefined {
  if (query.queryFilter?.trim()) {
    const { sql, parameters } = compileFilter(query.queryFilter, { ...listed, ...filter?.() });
    builder.andWhere(`(${sql})`, parameters);
  }
  const words = withoutZero(query.search ?? '').trim();
  if (!words || !search) return undefined;
  if (typeof search === 'function') return search(builder, words) ?? undefined;
  matchesText(builder, words, search);
  return undefined;
}

const countOf = <T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): SelectQueryBuilder<T> =>
  builder.clone().orderBy().select('count(*)::int', 'all_rows');

async function countRows<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): Promise<number> {
  return (await countOf(builder).getRawOne<{ all_rows: number }>())?.all_rows ?? 0;
}

/** Number of rows up to which the results of a search are counted; few people read the next ones, and counting all takes longer than finding. */
const MAX_COUNTED = 10_000;

interface Counted {
  total: number;
  isMinimum: boolean;
}

/** Counts the rows of a search up to the first one behind the page, and `MAX_COUNTED` at least. */
async function countResults<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { offset, limit }: Part,
): Promise<Counted> {
  const maximum = Math.max(MAX_COUNTED, offset + limit + 1);
  const counted = await countAtMost(builder, maximum + 1);
  return { total: Math.min(counted, maximum), isMinimum: counted > maximum };
}

interface Part {
  offset: number;
  limit: number;
}

/** Reads a page from the end of the list that is nearer, if it is known, so that the last page costs no more than the first. */
async function fetchCountedPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { offset, limit, total, isMinimum }: Part & Counted,
  tiers?: readonly Tier[],
): Promise<T[]> {
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  if (tiers) return fetchTieredPage(builder, tiers, { offset, limit, total, select: selectKeysFirst });
  const offsetFromEnd = total - offset - size;
  if (isMinimum || offset <= offsetFromEnd) return selectKeysFirst(builder, offset, size).getMany();
  return (await selectKeysFirst(reverseOrder(builder), offsetFromEnd, size).getMany()).reverse();
}

/** Selects a page so that rows which are only skipped or compared are not read whole. */
function selectKeysFirst<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  offset: number,
  limit: number,
): SelectQueryBuilder<T> {
  const [key = '', ...moreKeys] = keysOfRows(builder);
  if (moreKeys.length) return builder.clone().offset(offset).limit(limit);
  const keys = builder.clone().select(key).offset(offset).limit(limit);
  return builder.clone().where(`${key} IN (${keys.getQuery()})`);
}

function reverseOrder<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  const reversed = builder.clone().orderBy();
  for (const [sql, order] of Object.entries(builder.expressionMap.orderBys)) {
    const { order: direction, nulls } = typeof order === 'string' ? { order, nulls: undefined } : order;
    const others = nulls === 'NULLS LAST' ? 'NULLS FIRST' : nulls && 'NULLS LAST';
    reversed.addOrderBy(sql, direction === 'ASC' ? 'DESC' : 'ASC', others);
  }
  return reversed;
}

/** Number of rows that may be skipped one by one. */
const maxSkipped = 1000;

/** Reads one of the first pages together with the total count. */
async function fetchNearPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { offset, limit, isRandom, isTextSearch }: Part & { isRandom: boolean; isTextSearch: boolean },
): Promise<{ items: T[]; total: number }> {
  const isNarrowed = isRandom || builder.expressionMap.wheres.length > 1;
  const page =
    isNarrowed && !isTextSearch ? selectKeysFirst(builder, offset, limit) : builder.clone().offset(offset).limit(limit);
  // a search by parts of texts compares all rows anyway, and twice if they were counted apart
  const count = isTextSearch ? '(count(*) OVER ())::int' : `(${countOf(builder).getQuery()})`;
  const { entities, raw } = await page.addSelect(count, 'all_rows').getRawAndEntities<{ all_rows: number }>();
  const [first] = raw;
  return { items: entities, total: first?.all_rows ?? (offset === 0 ? 0 : await countRows(builder)) };
}

/**
 * Returns a page of a list. `page` -1 is the last; `perPage` -1 is everything up to a limit, 0 only the count.
 *
 * @param builder is restricted to the group and may join to-one relations; to-many relations are loaded for `items` afterwards
 * @throws BadRequest for an attribute that cannot be sorted or filtered by
 */
export async function listPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  options: ListOptions<T> = {},
): Promise<Page<T>> {
  const { mainAlias } = builder.expressionMap;
  if (!mainAlias) throw new Error('The query selects from no entity.');
  const listed = filterableColumns(mainAlias.metadata, builder.alias, options.columns);
  const tiers = applyConditions(builder, query, options, listed.filter);
  applyOrder(builder, query, listed.order);
  const cap = options.maxPerPage ?? defaultMaxPerPage;
  const requested = query.perPage ?? 50;
  const limit = requested < 0 ? cap : Math.min(requested, cap);
  const pageNumber = Math.min(query.page ?? 1, maxPage);
  const isCountAsked = pageNumber < 0 || limit === 0;
  const isSearch = !!query.search?.trim();
  const isBounded = tiers !== undefined || (isSearch && options.isLarge === true);
  const isFar = (pageNumber - 1) * limit > maxSkipped;
  const found = tiers ? builder.clone().andWhere(tiers.at(-1)!.condition) : builder;
  const all = isCountAsked || (isFar && !isBounded) ? await countRows(found) : null;
  const page = Math.max(1, pageNumber < 0 ? Math.ceil((all ?? 0) / (limit || 1)) : pageNumber);
  const offset = (page - 1) * limit;
  const counted =
    all !== null ? { total: all, isMinimum: false } : isBounded ? await countResults(found, { offset, limit }) : null;
  const isRandom = query.orderBy === 'random';
  const isTextSearch = isSearch && Array.isArray(options.search);
  const { items, total } = counted
    ? { items: await fetchCountedPage(builder, { offset, limit, ...counted }, tiers), total: counted.total }
    : await fetchNearPage(builder, { offset, limit, isRandom, isTextSearch });
  const perPage = requested < 0 && total <= limit ? total : limit;
  const pages = perPage > 0 ? Math.ceil(total / perPage) : 0;
  return {
    page,
    per_page: perPage,
    total,
    ...(counted?.isMinimum && { total_is_minimum: true }),
    total_pages: pages,
    items,
    next: null,
    previous: null,
  };
}
