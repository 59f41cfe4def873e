import { baseLanguage, entries } from './compile.ts';
import { lexicons } from './index.ts';
import { markedPlural } from './matcher.ts';

/** Which languages know a unit by a name. */
let languages: Map<string, string[]> | null = null;

/** The languages in which a name, plural or abbreviation as a whole means a unit; dots, spaces and a plural in brackets are free. */
export function languagesOfUnit(name: string): readonly string[] {
  languages ??= indexNames();
  return languages.get(plain(name)) ?? [];
}

/** Whether a name, plural or abbreviation as a whole means a unit in any of the languages. */
export function isUnitName(name: string): boolean {
  return languagesOfUnit(name).length > 0;
}

/** What makes several of one where nothing else of the word changes. */
const pluralEndings = ['nen', 'en', 'es', 'er', 'ar', 'n', 's', 'e', 'r', 'x'];
/** Shorter words are abbreviations. */
const shortestWord = 3;

/** A unit as written, as the words for one and for several of it; null for what the language has no such words for. */
export function unitForms(written: string, language: string): { one: string; many: string | null } {
  const text = written.replace(pluralAtEnd, '');
  const lower = text.toLowerCase();
  const known = lexicons.find((lexicon) => lexicon.language === baseLanguage(language));
  const all = entries(known?.units ?? '');
  const words = [...all.keys()].filter((word) => word.length >= shortestWord && all.get(word) === all.get(lower));
  const isPlural = (many: string, one: string) =>
    many.startsWith(one) && pluralEndings.includes(many.slice(one.length)) && words.includes(one);
  const many = words.find((word) => isPlural(word, lower));
  if (many) return { one: text, many: text + many.slice(text.length) };
  const one = words.find((word) => isPlural(lower, word));
  return one ? { one: text.slice(0, one.length), many: text } : { one: text, many: null };
}

const pluralAtEnd = new RegExp(String.raw`${markedPlural}\.?$`, 'i');

function indexNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { language, units } of lexicons)
    for (const name of new Set([...entries(units).keys()].map(plain))) {
      const known = index.get(name);
      if (known) known.push(language);
      else index.set(name, [language]);
    }
  return index;
}

/** "ст. л." as "стл", "cup(s)" as "cup". */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(pluralAtEnd, '')
    .replace(/[.\s]+/g, '');
}
