import { LRUCache } from 'lru-cache';
import { derivedId } from '#persistence';

const HOUSEHOLD = { name: 'Family', slug: 'family' };
// every recipe of a list contains the id
const ids = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (groupId) => derivedId('household', groupId),
});

/** The single household of a group, for clients that expect households. */
export const householdOf = (groupId: string) => ({ id: householdIdOf(groupId), groupId, ...HOUSEHOLD });
/** Derived from the group's id, so that it is stable without being stored. */
export const householdIdOf = (groupId: string): string => ids.memo(groupId);
export const HOUSEHOLD_SLUG = HOUSEHOLD.slug;
export const HOUSEHOLD_NAME = HOUSEHOLD.name;
