import { v5 as uuidV5 } from 'uuid';

/** Position of the digit that says the version of a UUID. */
const VERSION_AT = 14;

/**
 * Returns an id that is always the same for a name in a namespace. It is written as version 4, since strict clients refuse
 * UUIDs of another version.
 */
export function derivedId(name: string, namespace: string): string {
  const id = uuidV5(name, namespace);
  return `${id.slice(0, VERSION_AT)}4${id.slice(VERSION_AT + 1)}`;
}
