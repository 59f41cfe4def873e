/** Endings of plurals: "eggs", "tomatoes", "poireaux", "Zwiebeln", "Bohnen", "Pilze", "Eier". */
const ENDINGS = ['s', 'es', 'x', 'n', 'en', 'e', 'er'];

/** The name as singular and as plural, as far as its ending tells; the group may know either. */
export function otherNumber(name: string): string[] {
  const shorter = ENDINGS.filter((ending) => name.length > ending.length + 1 && name.toLowerCase().endsWith(ending));
  const berries = /ies$/i.test(name) ? [name.slice(0, -3) + 'y'] : /y$/i.test(name) ? [name.slice(0, -1) + 'ies'] : [];
  return [
    ...ENDINGS.map((ending) => name + ending),
    ...shorter.map((ending) => name.slice(0, -ending.length)),
    ...berries,
  ];
}
