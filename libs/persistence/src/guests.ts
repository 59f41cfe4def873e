import type { ObjectLiteral } from 'typeorm';
import { Forbidden } from '#platform';
import type { Context } from './context.ts';

/** Somebody who reads without belonging to the group: what it shows to everybody, or the one recipe that a link leads to. */
export interface Guest {
  groupId: string;
  /** With a link: this recipe and nothing else. */
  recipeId?: string;
}

export interface GuestCondition {
  sql: string;
  parameters?: ObjectLiteral;
}
type Show = (context: Context, alias: string, guest: Guest) => GuestCondition;

const shown = new Map<new () => object, Show>();

/** Says which rows of an entity guests see. Of an entity that nobody speaks for, they see nothing. */
export function showToGuests<T extends object>(entity: new () => T, show: Show): void {
  shown.set(entity, show);
}

/** Throws 403 for an entity that is not for guests. */
export function guestCondition(context: Context, entity: new () => object, alias: string): GuestCondition | undefined {
  const { guest } = context.origin;
  if (!guest) return undefined;
  const show = shown.get(entity);
  if (!show) throw new Forbidden();
  return show(context, alias, guest);
}
