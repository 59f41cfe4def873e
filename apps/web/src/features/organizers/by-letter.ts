import { textOrder } from '#locales';
import { plainText } from '#ui';

export function matching<T extends { name: string }>(list: T[], search: string): T[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return list.filter(({ name }) => words.every((word) => plainText(name).includes(word)));
}

interface LetterGroup<T> {
  letter: string;
  items: T[];
  /** Number of rows in the groups before. */
  before: number;
}

/** Groups rows by first letter in the order of the language; accents are ignored. */
export function byLetter<T extends { name: string }>(list: T[], locale: string): LetterGroup<T>[] {
  const compare = textOrder(locale);
  const groups = new Map<string, T[]>();
  for (const item of list.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(item.name);
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  let before = 0;
  return [...groups].map(([letter, items]) => {
    const group = { letter, items, before };
    before += items.length;
    return group;
  });
}

function letterOf(name: string): string {
  const first = [...plainText(name)][0] ?? '#';
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : '#';
}
