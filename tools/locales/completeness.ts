export type Catalogue = Map<string, string>;

export interface Finding {
  locale: string;
  /** Percentage of translated texts, rounded down. */
  percent: number;
  missing: string[];
  /** Texts whose placeholders or tags differ from the English ones. */
  wrong: string[];
  /** Texts that English does not have. */
  unknown: string[];
}

const plural = /_(zero|one|two|few|many|other)$/;

/** Nested keys in one list: { nav: { home: 'Home' } } -> 'nav.home'. */
export function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

/** Compares a catalogue with the English one; a plural needs each form that the language has. */
export function compare(locale: string, source: Catalogue, translation: Catalogue): Finding {
  const needed = neededKeys(source, new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
  const missing = [...needed].filter((key) => !translation.get(key));
  const unknown = [...translation.keys()].filter((key) => !needed.has(key));
  const wrong = [...translation].filter(([key, text]) => !samePlaceholders(source, key, text)).map(([key]) => key);
  return { locale, percent: Math.floor((1 - missing.length / needed.size) * 100), missing, wrong, unknown };
}

function neededKeys(source: Catalogue, forms: string[]): Set<string> {
  const keys = [...source.keys()].flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : [key],
  );
  return new Set(keys);
}

/** "One recipe" may leave its number out; every other placeholder must be there, and no other. */
function samePlaceholders(source: Catalogue, key: string, text: string): boolean {
  const original = source.get(key) ?? source.get(key.replace(plural, '_other'));
  if (original === undefined) return true;
  const ignored = plural.test(key) ? 'count' : '';
  return placeholders(original, ignored) === placeholders(text, ignored);
}

function placeholders(text: string, ignored: string): string {
  const names = [...text.matchAll(/{{\s*([^},\s]+)|(<\/?\w+>)/g)].map((match) => match[1] ?? match[2]!);
  return names
    .filter((name) => name !== ignored)
    .sort()
    .join();
}
