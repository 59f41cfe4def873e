import type { Entry } from './meals.ts';
import type { NewEntry } from './plan-state.ts';

/** Entries before a change or removal on this page; the cached plan shows the change already when it is queued. */
const remembered = new Map<string, Entry>();

export function rememberEntries(entries: readonly Entry[]): void {
  for (const entry of entries) remembered.set(entry.uuid, entry);
}

/** @returns the request body that recreates a deleted entry */
export function recreateBody(entry: Entry): NewEntry {
  const { uuid, date, entryType, position, title, text, recipeId, servings, leftoversOf, eaters } = entry;
  return { uuid, date, entryType, position, title, text, recipeId, servings, leftoversOf, eaters };
}

export const formerEntries = (uuids: readonly string[]): Entry[] => uuids.flatMap((uuid) => remembered.get(uuid) ?? []);
