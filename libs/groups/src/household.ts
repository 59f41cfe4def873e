import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');

/** A UUID made of a name (RFC 9562, version 5), so that it is stable without a table. */
function uuidV5(name: string) {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const HOUSEHOLD = { name: 'Family', slug: 'family' };

/** The one household of a group, which some clients need to see. */
export const householdOf = (groupId: string) => ({ id: householdIdOf(groupId), groupId, ...HOUSEHOLD });
export const householdIdOf = (groupId: string) => uuidV5(`household:${groupId}`);
export const HOUSEHOLD_SLUG = HOUSEHOLD.slug;
export const HOUSEHOLD_NAME = HOUSEHOLD.name;
