export interface Section<T> {
  title: string;
  /** Position of the first item in the whole list. */
  start: number;
  items: T[];
}

/** An item with a title starts a new section. */
export function sectionsOf<T extends { title: string }>(list: T[]): Section<T>[] {
  const sections: Section<T>[] = [];
  list.forEach((item, index) => {
    if (item.title || sections.length === 0) sections.push({ title: item.title, start: index, items: [] });
    sections.at(-1)?.items.push(item);
  });
  return sections;
}
