import { firstOf } from '#contract/objects';
import { baseLanguage } from './base-language.ts';
import { lexicons } from './index.ts';
import type { Lexicon } from './lexicon.ts';
import { matcher, type Matcher } from './matcher.ts';

/** A lexicon ready for use. */
export interface CompiledLexicon {
  language: string;
  units: Matcher<string>;
  numbers: Matcher<number>;
  of: Matcher<string>;
  about: Matcher<string>;
  sizes: Matcher<string>;
  sizeMarks: Matcher<string>;
  countable: RegExp;
  to: Matcher<string>;
  remarks: Matcher<string>;
  purposeEnds: Matcher<string>;
  closingRemarks: Matcher<string>;
  or: Matcher<string>;
  degrees: Matcher<string>;
  and: Matcher<string>;
  half: Matcher<string>;
  between: Matcher<string>;
  parts: Matcher<number>;
  vagueAmounts: Matcher<string>;
  foodParts: Matcher<string>;
  nameSuffixes: Matcher<string>;
  products: Matcher<string>;
  hasNoArticles: boolean;
  /** True if words have no spaces between them. */
  dense: boolean;
}

const compiled = new Map<string, CompiledLexicon>();

/** The lexicon of a language (BCP 47); English for a language that has none. */
export function lexiconFor(language: string): CompiledLexicon {
  const code = baseLanguage(language);
  const known = compiled.get(code);
  if (known) return known;
  const source = lexicons.find((lexicon) => lexicon.language === code) ?? firstOf(lexicons);
  const lexicon = compiled.get(source.language) ?? compile(source);
  compiled.set(code, lexicon);
  compiled.set(source.language, lexicon);
  return lexicon;
}

/** Abbreviations in all languages, unless the language has another meaning for them. */
const metricUnits = `gram=g|gr
kilogram=kg
milliliter=ml
centiliter=cl
deciliter=dl
liter=l
centimeter=cm`;

/** True for a language without spaces between words. */
export const isDense = (language: string): boolean => /^(?:ja|zh|ko)$/.test(language);

function compile(lexicon: Lexicon): CompiledLexicon {
  const dense = isDense(lexicon.language);
  const list = (words = '') =>
    matcher(
      new Map(
        words
          .split('|')
          .filter(Boolean)
          .map((word) => [word, word]),
      ),
      { dense, units: false },
    );
  const values = (lines = '') =>
    matcher(new Map([...entries(lines)].map(([word, value]) => [word, numberOf(value)])), { dense, units: false });
  return {
    language: lexicon.language,
    units: matcher(new Map([...entries(metricUnits), ...entries(lexicon.units)]), { dense, units: true }),
    numbers: values(lexicon.numbers),
    parts: values(lexicon.parts),
    of: list(lexicon.of),
    about: list(lexicon.about),
    sizes: list(lexicon.sizes),
    sizeMarks: list(lexicon.sizeMarks),
    countable: new RegExp(`(?:${lexicon.countable ?? '(?!)'})(?!\\p{L})`, 'iuy'),
    to: list(lexicon.to),
    remarks: list(lexicon.remarks),
    purposeEnds: list(lexicon.purposeEnds ?? ''),
    closingRemarks: list(lexicon.closingRemarks),
    or: list(lexicon.or),
    degrees: list(lexicon.degrees),
    and: list(`&|${lexicon.and}`),
    half: list(lexicon.half),
    between: list(lexicon.between),
    vagueAmounts: list(lexicon.vagueAmounts),
    foodParts: list(lexicon.foodParts),
    nameSuffixes: list(lexicon.nameSuffixes),
    products: list(lexicon.products),
    hasNoArticles: lexicon.hasNoArticles ?? false,
    dense,
  };
}

/** The value of a number word: "2", "0.5", "1/3". */
export function numberOf(value: string): number {
  const [numerator, denominator = '1'] = value.split('/');
  return Number(numerator) / Number(denominator);
}

/** Parses lines of `id=word|word` to ids by word. A word of two units means the first. */
export function entries(lines: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [id = '', spellings = ''] = splitAtFirst(line, '=');
    for (const word of spellings.split('|')) if (word && !words.has(word)) words.set(word, id);
  }
  return words;
}

function splitAtFirst(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
