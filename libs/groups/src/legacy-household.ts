import { LRUCache } from 'lru-cache';
import { v5 as uuidV5 } from 'uuid';

const HOUSEHOLD = { name: 'Family', slug: 'family' };
// each recipe of a list names it
const ids = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (groupId) => uuidV5(`household:${groupId}`, uuidV5.DNS),
});

/** The one household of a group, which some clients need to see. */
export const householdOf = (groupId: string) => ({ id: householdIdOf(groupId), groupId, ...HOUSEHOLD });
/** Derived from the id of the group, so it stays the same without being stored. */
export const householdIdOf = (groupId: string): string => ids.memo(groupId);
export const HOUSEHOLD_SLUG = HOUSEHOLD.slug;
export const HOUSEHOLD_NAME = HOUSEHOLD.name;
