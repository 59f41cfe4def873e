import type { Request } from 'express';
import type { MealType } from '#planning';

/** Clients of the first versions accept four types only and reject a whole page because of one other. */
const NEW: readonly string[] = ['snack', 'drink', 'dessert'] satisfies MealType[];
const PLACEHOLDER_TYPE = 'side';
const LIBRARY = /^AioMealie\/(\d{1,4})\.(\d{1,4})\.(\d{1,4})/i;
/** Version 1.1.1, the first of this library that accepts all types. */
const SEVEN_SINCE = sortableVersion('1', '1', '1');

export function isLegacyClient({ originalUrl, headers }: Request): boolean {
  if (/^\/api\/groups\//i.test(originalUrl)) return true;
  const match = LIBRARY.exec(headers['user-agent'] ?? '');
  return match !== null && sortableVersion(...match.slice(1)) < SEVEN_SINCE;
}

function sortableVersion(...parts: string[]): string {
  return parts.map((part) => part.padStart(4, '0')).join('.');
}

/** Replaces newer types for such clients. */
export function replaceNewMealTypes<T extends { entryType: string }>(request: Request, entry: T): T {
  if (!isLegacyClient(request) || !NEW.includes(entry.entryType)) return entry;
  const copy: T = Object.create(entry);
  return Object.assign(copy, { entryType: PLACEHOLDER_TYPE });
}

/** Keeps the stored meal type if such a client sends `side` back for it. */
export function keepsStoredMealType(request: Request, sent: string | undefined, stored: string): boolean {
  return sent === PLACEHOLDER_TYPE && isLegacyClient(request) && NEW.includes(stored);
}
