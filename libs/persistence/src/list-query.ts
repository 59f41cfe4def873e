import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BadRequest, Invalid } from '#platform';
import { compileFilter, type FilterAttributes } from './query-filter.ts';
import type { ValueType } from './query-filter.values.ts';
import { snakeCase } from './snake-case.ts';

/** The query string of a list, under its names on the wire. Further parameters are repeated in `next` and `previous`. */
export interface ListQuery {
  page?: number;
  perPage?: number;
  orderBy?: string;
  orderDirection?: 'asc' | 'desc';
  paginationSeed?: string;
  queryFilter?: string;
  search?: string;
}

export interface ListSpec<T extends ObjectLiteral> {
  /** Address of the list below /api, for the links to other pages: `/foods`. */
  path: string;
  /** What may be sorted by: name in snake_case -> SQL expression. */
  order: Record<string, string>;
  /** Names among `order` whose column may be null. Only for them is it said that nulls come last, as no index could serve the others then. */
  nullable?: readonly string[];
  /** `created_at`, newest first, unless told. */
  defaultOrder?: { by: string; direction: 'asc' | 'desc' };
  filter?: FilterAttributes;
  /** Adds the condition and the order by closeness. */
  search?: (builder: SelectQueryBuilder<T>, text: string) => void;
  /** Most rows of one answer, whatever perPage says. */
  maxPerPage?: number;
}

export interface Page<T> {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  items: T[];
  next: string | null;
  previous: string | null;
}

/** Filter and order entries for plain columns: texts are sorted without regard to case and diacritics. */
export function columns(
  alias: string,
  types: Record<string, ValueType>,
): { order: Record<string, string>; filter: FilterAttributes } {
  const order: Record<string, string> = {};
  const filter: FilterAttributes = {};
  for (const [name, type] of Object.entries(types)) {
    const sql = `"${alias}"."${name}"`;
    order[name] = type === 'text' ? `fold(${sql})` : sql;
    filter[name] = { type, sql };
  }
  return { order, filter };
}

/** Far beyond any list, and near enough that the offset is still a number to PostgreSQL. */
const maxPage = 1_000_000_000;

/** A request for everything gets this much and a link to the rest. */
const defaultMaxPerPage = 10_000;

/** API clients know the time of the last change by two names. */
function orderColumn(order: Record<string, string>, name: string): string | undefined {
  if (Object.hasOwn(order, name)) return order[name];
  return name === 'updated_at' ? order['update_at'] : undefined;
}

function applyOrder<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  spec: ListSpec<T>,
): void {
  const initial = spec.defaultOrder ?? { by: 'created_at', direction: 'desc' };
  const name = snakeCase(query.orderBy || initial.by);
  if (name === 'random') return applyRandom(builder, query);
  const direction = query.orderDirection ?? (query.orderBy ? 'desc' : initial.direction);
  const column = orderColumn(spec.order, name);
  if (!column)
    throw new BadRequest('list.unknownOrder', { name: name.slice(0, 100), names: Object.keys(spec.order).join(', ') });
  builder
    .addOrderBy(column, direction === 'asc' ? 'ASC' : 'DESC', spec.nullable?.includes(name) ? 'NULLS LAST' : undefined)
    .addOrderBy(`${builder.alias}.id`, 'ASC');
}

/** PostgreSQL has no text with a zero character in it. */
const withoutZero = (text: string) => text.replaceAll('\0', '');

/** The same seed gives the same order, so that pages neither repeat nor skip rows. */
function applyRandom<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, { paginationSeed }: ListQuery): void {
  if (!paginationSeed) throw new Invalid({ paginationSeed: ['list.seedMissing'] });
  builder
    .addOrderBy(`md5(${builder.alias}.id::text || :paginationSeed)`, 'ASC')
    .setParameters({ paginationSeed: withoutZero(paginationSeed) });
}

function applyConditions<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  spec: ListSpec<T>,
): void {
  if (query.queryFilter?.trim()) {
    const { sql, parameters } = compileFilter(query.queryFilter, spec.filter ?? {});
    builder.andWhere(`(${sql})`, parameters);
  }
  const search = withoutZero(query.search ?? '').trim();
  if (search) spec.search?.(builder, search);
}

function link(query: ListQuery, spec: { path: string }, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page }) as [string, unknown][]) {
    for (const part of [value].flat()) {
      if (part !== undefined && part !== null && part !== '') parameters.append(name, String(part));
    }
  }
  return `${spec.path}?${parameters.toString()}`;
}

function envelope<T>(
  query: ListQuery,
  spec: { path: string },
  page: number,
  perPage: number,
  total: number,
  items: T[],
): Page<T> {
  const pages = perPage > 0 ? Math.ceil(total / perPage) : 0;
  return {
    page,
    per_page: perPage,
    total,
    total_pages: pages,
    items,
    next: page < pages ? link(query, spec, page + 1) : null,
    previous: page > 1 && pages > 0 ? link(query, spec, Math.min(page - 1, pages)) : null,
  };
}

/** The rows of a page and, with them in one trip to the database, the number of all rows; null where there is no row to tell. */
async function fetchPage<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, offset: number, limit: number) {
  const all = builder.clone().orderBy().select('count(*)::int');
  const page = builder.clone().addSelect(`(${all.getQuery()})`, 'all_rows').offset(offset).limit(limit);
  const { entities, raw } = await page.getRawAndEntities<{ all_rows: number }>();
  return { items: entities, counted: raw[0]?.all_rows ?? null };
}

/**
 * One page of a list: filters, searches, counts, sorts and cuts. `page` -1 is the last one; `perPage` -1 is everything, up
 * to a cap, 0 is nothing but the count. Throws 400 for an attribute that may not be sorted or filtered by.
 *
 * The builder carries the restriction to the group and may join to-one relations; rows of to-many relations would be cut
 * by the limit, so they are loaded for `items` afterwards.
 */
export async function listPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  spec: ListSpec<T>,
): Promise<Page<T>> {
  applyConditions(builder, query, spec);
  applyOrder(builder, query, spec);
  const cap = spec.maxPerPage ?? defaultMaxPerPage;
  const asked = query.perPage ?? 50;
  const limit = asked < 0 ? cap : Math.min(asked, cap);
  const wanted = Math.min(query.page ?? 1, maxPage);
  const known = wanted < 0 || limit === 0 ? await builder.getCount() : null;
  const page = wanted < 0 ? Math.max(1, Math.ceil((known ?? 0) / (limit || 1))) : Math.max(1, wanted);
  const offset = (page - 1) * limit;
  const { items, counted } = limit === 0 ? { items: [], counted: null } : await fetchPage(builder, offset, limit);
  const total = known ?? counted ?? (offset === 0 ? 0 : await builder.getCount());
  return envelope(query, spec, page, asked < 0 && total <= limit ? total : limit, total, items);
}
