export const insertAt = <T>(list: T[], index: number, ...items: T[]): T[] => list.toSpliced(index, 0, ...items);

export const removeAt = <T>(list: T[], index: number): T[] => list.toSpliced(index, 1);

export const replaceAt = <T>(list: T[], index: number, ...items: T[]): T[] => list.toSpliced(index, 1, ...items);

export const changeAt = <T>(list: T[], index: number, change: Partial<T>): T[] =>
  list.map((item, position) => (position === index ? { ...item, ...change } : item));

export const moveTo = <T>(list: T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
