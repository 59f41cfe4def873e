import { lexicons } from './index.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of the lexicon found in a text. */
export interface Match<T> {
  value: T;
  start: number;
  end: number;
}

/** Finds a word of a list at one position of a text. */
export interface Matcher<T> {
  at(text: string, position: number): Match<T> | null;
}

/** A lexicon ready for use. */
export interface CompiledLexicon {
  language: string;
  units: Matcher<string>;
  numbers: Matcher<number>;
  of: Matcher<string>;
  about: Matcher<string>;
  to: Matcher<string>;
  remarks: Matcher<string>;
  endings: Matcher<string>;
  or: Matcher<string>;
  /** Whether words run together without spaces. */
  dense: boolean;
}

const compiled = new Map<string, CompiledLexicon>();

/** The lexicon of a language (BCP 47); English for a language that has none. */
export function lexiconFor(language: string): CompiledLexicon {
  const code = baseLanguage(language);
  const known = compiled.get(code);
  if (known) return known;
  const source = lexicons.find((lexicon) => lexicon.language === code) ?? lexicons[0]!;
  const built = compiled.get(source.language) ?? compile(source);
  compiled.set(code, built);
  compiled.set(source.language, built);
  return built;
}

export function baseLanguage(language: string): string {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

/** Abbreviations that are understood wherever they are not words of their own. */
const metricUnits = `gram=g|gr
kilogram=kg
milliliter=ml
centiliter=cl
deciliter=dl
liter=l
centimeter=cm`;

function compile(lexicon: Lexicon): CompiledLexicon {
  const dense = /^(?:ja|zh|ko)$/.test(lexicon.language);
  const list = (words: string) =>
    new Map(
      words
        .split('|')
        .filter(Boolean)
        .map((word) => [word, word]),
    );
  return {
    language: lexicon.language,
    units: matcher(new Map([...entries(metricUnits), ...entries(lexicon.units)]), dense, true),
    numbers: matcher(
      new Map([...entries(lexicon.numbers)].map(([word, value]) => [word, Number(value)])),
      dense,
      false,
    ),
    of: matcher(list(lexicon.of), dense, false),
    about: matcher(list(lexicon.about), dense, false),
    to: matcher(list(lexicon.to), dense, false),
    remarks: matcher(list(lexicon.remarks), dense, false),
    endings: matcher(list(lexicon.endings ?? ''), dense, false),
    or: matcher(list(lexicon.or), dense, false),
    dense,
  };
}

/** `id=word|word` lines as a map from word to id. A word that stands for two units means the first. */
export function entries(lines: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [id = '', ways = ''] = splitAtFirst(line, '=');
    for (const word of ways.split('|')) if (word && !words.has(word)) words.set(word, id);
  }
  return words;
}

function splitAtFirst(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** "Zwiebel(n)", "pincée(s)": the plural in brackets belongs to the word. */
const plural = String.raw`(?:\((?:s|n|e|en|es|x|i|er|nen|r)\)(?!\p{L}))?`;

function matcher<T>(words: Map<string, T>, dense: boolean, units: boolean): Matcher<T> {
  if (!words.size) return { at: () => null };
  const byKey = new Map([...words].map(([word, value]) => [key(word), value]));
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${longestFirst.map((word) => alternative(word, dense, units)).join('|')})`, 'iuy');
  return {
    at(text, position) {
      pattern.lastIndex = position;
      const match = pattern.exec(text);
      if (!match) return null;
      const value = byKey.get(key(match[0]));
      return value === undefined ? null : { value, start: position, end: position + match[0].length };
    },
  };
}

/** How a word may be written: dots and spaces of an abbreviation are free. */
function alternative(word: string, dense: boolean, unit: boolean): string {
  const parts = word
    .split(/[.\s]+/)
    .filter(Boolean)
    .map((part) => part.replace(/[$()*+?[\\\]^{|}/]/g, String.raw`\$&`));
  const joint = unit ? String.raw`[.\s]*` : String.raw`[.\s]+`;
  const body = parts.join(joint) + (unit ? plural + String.raw`\.?` : String.raw`\.?`);
  if (/['’-]$/.test(word)) return body;
  if (dense) return /[^\u0000-\u024f]/.test(word) ? body : body + '(?![a-z])';
  // A single letter before an apostrophe is an elided article, not a unit.
  return body + (word.length === 1 ? String.raw`(?![\p{L}\p{M}'’])` : String.raw`(?![\p{L}\p{M}])`);
}

function key(word: string): string {
  return word
    .toLowerCase()
    .replace(/\((?:s|n|e|en|es|x|i|er|nen|r)\)$/, '')
    .replace(/[.\s]+/g, '');
}
