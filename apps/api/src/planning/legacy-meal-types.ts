import type { Request } from 'express';
import type { MealType } from '#planning';

/** Clients of the first versions accept four types only and reject a whole page because of one other. */
const NEW: readonly string[] = ['snack', 'drink', 'dessert'] satisfies MealType[];
const STAND_IN = 'side';
/** First version of this library that accepts all types. */
const SEVEN_SINCE = [1, 1, 1];
const LIBRARY = /^AioMealie\/(\d{1,4})\.(\d{1,4})\.(\d{1,4})/i;

export function isLegacyClient({ originalUrl, headers }: Request): boolean {
  if (/^\/api\/groups\//i.test(originalUrl)) return true;
  const version = LIBRARY.exec(headers['user-agent'] ?? '')
    ?.slice(1)
    .map(Number);
  return !!version && isBefore(version, SEVEN_SINCE);
}

const isBefore = (version: number[], other: number[]): boolean => {
  const index = version.findIndex((part, at) => part !== other[at]);
  return index >= 0 && version[index]! < other[index]!;
};

/** Replaces newer types for such clients. */
export function replaceNewMealTypes<T extends { entryType: string }>(request: Request, entry: T): T {
  if (!isLegacyClient(request) || !NEW.includes(entry.entryType)) return entry;
  return Object.assign(Object.create(entry) as T, { entryType: STAND_IN });
}

/** Keeps the stored meal type if such a client sends `side` back for it. */
export function keepsStoredMealType(request: Request, sent: string | undefined, stored: string): boolean {
  return sent === STAND_IN && isLegacyClient(request) && NEW.includes(stored);
}
