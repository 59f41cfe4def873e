import { baseLanguage } from './base-language.ts';
import { entries } from './compile.ts';
import { lexicons } from './index.ts';
import { pluralAtEnd } from './matcher.ts';
import { plainUnit, unitLabel, unitWithLabel } from './unit-labels.ts';

/** Unit ids by normalized name and language. */
let meanings: Map<string, Map<string, string>> | null = null;

/** Languages in which a name, plural or abbreviation is a unit; dots, spaces and a plural in brackets are ignored. */
export function languagesOfUnit(name: string): readonly string[] {
  return [...(meaningsOf(name)?.keys() ?? [])];
}

function meaningsOf(name: string): Map<string, string> | undefined {
  meanings ??= indexNames();
  return meanings.get(plainUnit(name));
}

/** @returns the standard unit of a name in the language, else in English, else in most languages that have the name; else null */
export function standardUnitOf(name: string, language = 'en'): string | null {
  const key = `${language} ${name}`;
  let known = standardUnits.get(key);
  if (known === undefined) {
    if (standardUnits.size >= MAX_REMEMBERED) standardUnits.clear();
    standardUnits.set(key, (known = searchStandardUnit(name, language)));
  }
  return known;
}

/** Results by name: every displayed line looks up its unit. */
const standardUnits = new Map<string, string | null>();
const MAX_REMEMBERED = 5_000;

function searchStandardUnit(name: string, language: string): string | null {
  const byLanguage = meaningsOf(name);
  if (!byLanguage) return unitWithLabel(name);
  const own = byLanguage.get(baseLanguage(language)) ?? byLanguage.get('en');
  if (own) return own;
  const counts = new Map<string, number>();
  for (const id of byLanguage.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** True if a name, plural or abbreviation is a unit in any language. */
export function isUnitName(name: string): boolean {
  return languagesOfUnit(name).length > 0;
}

/** Endings that form a plural without changing the rest of the word. */
const pluralEndings = ['nen', 'en', 'es', 'er', 'ar', 'n', 's', 'e', 'r', 'x'];
/** Shorter words are abbreviations. */
const minWordLength = 3;

/** Returns singular and plural of a written unit in its language; `many` is null if unknown. */
export function unitForms(written: string, language: string): { one: string; many: string | null } {
  const text = written.replace(pluralAtEnd, '');
  const lower = text.toLowerCase();
  const known = lexicons.find((lexicon) => lexicon.language === baseLanguage(language));
  const all = entries(known?.units ?? '');
  const words = [...all.keys()].filter((word) => word.length >= minWordLength && all.get(word) === all.get(lower));
  const isPlural = (many: string, one: string) =>
    many.startsWith(one) && pluralEndings.includes(many.slice(one.length)) && words.includes(one);
  const many = words.find((word) => isPlural(word, lower));
  if (many) return { one: text, many: text + many.slice(text.length) };
  const one = words.find((word) => isPlural(lower, word));
  return one ? { one: text.slice(0, one.length), many: text } : { one: text, many: null };
}

/** Returns a written unit as singular or plural if both are known; abbreviations stay. */
export function unitInNumber(written: string, wasMany: boolean, isMany: boolean, language: string): string {
  if (wasMany === isMany) return written;
  const plain = plainUnit(written);
  const label = unitLabel(standardUnitOf(written, language) ?? '', language);
  if (label?.short && plain === plainUnit(label.short)) return written;
  const isLabel = label && [label.one, label.many].some((name) => plainUnit(name) === plain);
  const { one, many } = isLabel ? label : unitForms(written, language);
  const word = many && (isMany ? many : one);
  if (!word) return written;
  return /^\p{Lu}/u.test(written) ? word.replace(/^./u, (first) => first.toUpperCase()) : word;
}

function indexNames(): Map<string, Map<string, string>> {
  const index = new Map<string, Map<string, string>>();
  const add = (name: string, language: string, id: string) => {
    const known = index.get(name) ?? new Map<string, string>();
    if (!known.has(language)) index.set(name, known.set(language, id));
  };
  for (const { language, units } of lexicons)
    for (const [name, id] of entries(units)) add(plainUnit(name), language, id);
  return index;
}
