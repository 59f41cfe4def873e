import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** One of the conditions by which a list is ordered: rows that meet it come before those that only meet a later one. */
export interface Tier {
  /** SQL that finds the rows of this tier and of all tiers before it; that of the last tier finds all rows of the list. */
  condition: string;
  /** The same condition as it is checked fastest on a row that is at hand. */
  check?: string;
  /** Returns what orders the rows of the tier; `isSmall` says that they may all be compared. */
  order: (isSmall: boolean) => TierOrder[];
}

export type TierOrder = readonly [sql: string, direction: 'ASC' | 'DESC'];

/** Number of rows up to which a tier is small. */
const MAX_COMPARED = 1000;

interface Pages<T extends ObjectLiteral> {
  offset: number;
  limit: number;
  /** Number of all rows, or of those that are counted. */
  total: number;
  /** Selects a part of the rows of a query. */
  select: (query: SelectQueryBuilder<T>, offset: number, limit: number) => SelectQueryBuilder<T>;
}

/** Reads a page of a list that is ordered by tiers. Tiers after the page are not read, so that few rows are compared. */
export async function fetchTieredPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  tiers: readonly Tier[],
  { offset, limit, total, select }: Pages<T>,
): Promise<T[]> {
  const end = Math.min(offset + limit, total);
  const items: T[] = [];
  let before = 0;
  for (const [index, tier] of tiers.entries()) {
    if (before >= end) break;
    const isLast = index === tiers.length - 1;
    const counted = Math.max(end, before + MAX_COMPARED + 1);
    const upTo = isLast ? total : await countAtMost(builder.clone().andWhere(tier.condition), counted);
    const start = Math.max(offset, before);
    if (upTo > start && upTo > before) {
      const isSmall = upTo - before <= MAX_COMPARED;
      // the rows of a large tier are found one after the other in their order
      const rows = builder.clone().andWhere(isSmall ? tier.condition : (tier.check ?? tier.condition));
      const former = tiers[index - 1];
      if (former && before > 0) rows.andWhere(`(${former.check ?? former.condition}) IS NOT TRUE`);
      orderFirst(rows, tier.order(isSmall));
      items.push(...(await select(rows, start - before, Math.min(end, upTo) - start).getMany()));
    }
    before = Math.max(before, upTo);
  }
  return items;
}

/** Counts rows, but not more than the maximum. */
export async function countAtMost<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  maximum: number,
): Promise<number> {
  const rows = builder.clone().orderBy().select('1', 'one').limit(maximum);
  const counted = await builder
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from(`(${rows.getQuery()})`, 'rows')
    .setParameters(rows.getParameters())
    .getRawOne<{ count: number }>();
  return counted?.count ?? 0;
}

/** Orders by these expressions, then as before. */
function orderFirst<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, first: TierOrder[]): void {
  const former = Object.entries(builder.expressionMap.orderBys);
  builder.orderBy();
  for (const [sql, direction] of first) builder.addOrderBy(sql, direction);
  for (const [sql, order] of former) {
    if (first.some(([one]) => one === sql)) continue;
    if (typeof order === 'string') builder.addOrderBy(sql, order);
    else builder.addOrderBy(sql, order.order, order.nulls);
  }
}
