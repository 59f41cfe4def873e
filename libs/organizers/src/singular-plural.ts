/** Endings of plurals: "eggs", "tomatoes", "poireaux", "Zwiebeln", "Bohnen", "Pilze", "Eier". */
const ENDINGS = ['s', 'es', 'x', 'n', 'en', 'e', 'er'];
/** The last vowels of one and of several in Italian: "pomodoro", "pomodori". */
const ITALIAN = [
  ['o', 'i'],
  ['a', 'e'],
  ['e', 'i'],
] as const;
/** Minimum length of a stem: with less, an s makes another word, as in "Ei" and "Eis". */
const minStemLength = 3;

/** The name as singular and as plural, as far as its ending tells; the group may know either. */
export function singularAndPlural(name: string, language = ''): string[] {
  const isPlural = (one: string, ending: string) => one.length >= (ending === 's' ? minStemLength : 2);
  const shorter = ENDINGS.filter((ending) => name.toLowerCase().endsWith(ending)).map(
    (ending) => [name.slice(0, -ending.length), ending] as const,
  );
  const berries = /ies$/i.test(name) ? [name.slice(0, -3) + 'y'] : /y$/i.test(name) ? [name.slice(0, -1) + 'ies'] : [];
  const vowels = language.startsWith('it')
    ? ITALIAN.flatMap(([one, many]) => [...swapEnding(name, one, many), ...swapEnding(name, many, one)])
    : [];
  return [
    ...ENDINGS.filter((ending) => isPlural(name, ending)).map((ending) => name + ending),
    ...shorter.filter(([one, ending]) => isPlural(one, ending)).map(([one]) => one),
    ...berries,
    ...vowels,
  ];
}

const swapEnding = (name: string, from: string, to: string) => (name.endsWith(from) ? [name.slice(0, -1) + to] : []);
