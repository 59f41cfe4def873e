/** Pure changes of a list, by position. */
export const insertAt = <T>(list: T[], index: number, ...items: T[]): T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index),
];

export const removeAt = <T>(list: T[], index: number): T[] => list.filter((_, position) => position !== index);

export const replaceAt = <T>(list: T[], index: number, ...items: T[]): T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index + 1),
];

export const changeAt = <T>(list: T[], index: number, change: Partial<T>): T[] =>
  list.map((item, position) => (position === index ? { ...item, ...change } : item));

export function moveTo<T>(list: T[], from: number, to: number): T[] {
  const moved = removeAt(list, from);
  return insertAt(moved, to, list[from]!);
}
