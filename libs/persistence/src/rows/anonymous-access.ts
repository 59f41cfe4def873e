import type { ObjectLiteral } from 'typeorm';
import { Forbidden } from '#platform';
import type { AnonymousScope, QueryContext } from '../query-context.ts';

export interface AnonymousCondition {
  sql: string;
  parameters?: ObjectLiteral;
}
type Show = (context: QueryContext, alias: string, guest: AnonymousScope) => AnonymousCondition;

const conditions = new Map<new () => object, Show>();

/** Defines which rows of an entity anonymous readers see; without a definition they see none. */
export function allowAnonymous<T extends object>(entity: new () => T, show: Show): void {
  conditions.set(entity, show);
}

/** Throws 403 for an entity that anonymous readers cannot see. */
export function anonymousCondition(
  context: QueryContext,
  entity: new () => object,
  alias: string,
): AnonymousCondition | undefined {
  const { anonymous } = context.origin;
  if (!anonymous) return undefined;
  const show = conditions.get(entity);
  if (!show) throw new Forbidden();
  return show(context, alias, anonymous);
}
