/** @returns the keys of an object whose type names all of them */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[];

/** @returns a copy of an object with some of its properties only */
export function pick<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, object[key]])) as Pick<T, K>;
}

/** @returns a copy of an object with optional properties, without those that are undefined */
export function definedOnly<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/** @returns the value of a key that the map must have; throws for another key */
export function mustGet<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Unknown key: ${String(key)}`);
  return value;
}

/** @returns the first of a list that must not be empty; throws for an empty one */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

/** @returns pairs of the entries at the same place of two lists of the same length; throws for other lists */
export function zip<A, B>(list: readonly A[], other: readonly B[]): [A, B][] {
  if (list.length !== other.length) throw new Error(`The lists have ${list.length} and ${other.length} entries.`);
  // checked above, because B may include undefined
  return list.map((entry, index) => [entry, other[index] as B]);
}
