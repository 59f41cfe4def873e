import { isInFractions, vulgarFractions, wordForRounded, writeQuantity } from '#ingredients';
import { firstOf } from '#contract/objects';
import { unitSymbol } from '#locales';
import type { Measure } from './convert.ts';

const asciiFraction = /\d\s?\/\s?\d/;
const vulgarCharacter = new RegExp(`[${vulgarFractions}]`);

/** Writes a number: "1½", "83", "1,35". @param like the replaced text, whose style of fractions is kept */
export function writeNumber(value: number, unit: string, language: string, like = ''): string {
  const isFraction = isInFractions(unit) || asciiFraction.test(like) || vulgarCharacter.test(like);
  const { text, whole, fraction } = writeQuantity(value, { locale: language, isFraction, standard: unit });
  if (!fraction || !asciiFraction.test(like)) return text;
  return `${whole ? `${whole} ` : ''}${fraction.numerator}/${fraction.denominator}`;
}

/** Writes a number of things as lines do: "5", "about 5" for 5.2. */
export function writeCount(value: number, language: string): string {
  const quantity = writeQuantity(value, { locale: language, isFraction: true, roundTo: 'things' });
  return [wordForRounded(value, quantity, language), quantity.text].filter(Boolean).join(' ');
}

/** Kitchen units that CLDR does not have: singular, plural. */
const words: Record<string, Record<string, [string, string]>> = {
  en: { cup: ['cup', 'cups'], quart: ['quart', 'quarts'] },
  de: { cup: ['Tasse', 'Tassen'], tablespoon: ['EL', 'EL'], teaspoon: ['TL', 'TL'] },
  fr: { cup: ['tasse', 'tasses'], tablespoon: ['c. à s.', 'c. à s.'], teaspoon: ['c. à c.', 'c. à c.'] },
  es: { cup: ['taza', 'tazas'], tablespoon: ['cda.', 'cdas.'], teaspoon: ['cdta.', 'cdtas.'] },
  it: { cup: ['tazza', 'tazze'], tablespoon: ['cucchiaio', 'cucchiai'], teaspoon: ['cucchiaino', 'cucchiaini'] },
  pt: { cup: ['xícara', 'xícaras'], tablespoon: ['colher de sopa', 'colheres de sopa'] },
  nl: { cup: ['kop', 'koppen'], tablespoon: ['el', 'el'], teaspoon: ['tl', 'tl'] },
  ar: {
    cup: ['كوب', 'أكواب'],
    tablespoon: ['ملعقة كبيرة', 'ملاعق كبيرة'],
    teaspoon: ['ملعقة صغيرة', 'ملاعق صغيرة'],
  },
};
const otherwise: Record<string, [string, string]> = {
  cup: ['cup', 'cups'],
  quart: ['qt', 'qt'],
  tablespoon: ['tbsp', 'tbsp'],
  teaspoon: ['tsp', 'tsp'],
};

export function unitWords(unit: string, language: string): [one: string, many: string] {
  const known = words[language]?.[unit] ?? otherwise[unit];
  if (known) return known;
  const symbol = symbolOf(unit, language);
  return [symbol, symbol];
}

function symbolOf(unit: string, language: string): string {
  const symbol = unitSymbol(unit.replace('_', '-'), language) ?? unit;
  // CLDR writes mL in English, recipes do not
  return symbol === 'mL' || symbol === 'L' ? symbol.toLowerCase() : symbol;
}

/** A converted amount: "240 ml", "1½ cups", "175–190 °C". */
export function writeAmount({ low, high, unit }: Measure, language: string): string {
  return writeNumbers([...new Set([low, high])], '–', { high, unit }, language);
}

/** Converted lengths: "23 × 33 cm". */
export function writeSides(sides: Measure[], language: string): string {
  const lengths = sides.map(({ low }) => low);
  return writeNumbers(lengths, '\u00a0×\u00a0', { high: Math.max(...lengths), unit: firstOf(sides).unit }, language);
}

function writeNumbers(
  numbers: number[],
  joint: string,
  { high, unit }: Pick<Measure, 'high' | 'unit'>,
  language: string,
): string {
  const [one, many] = unitWords(unit, language);
  const symbol = high > 1 ? many : one;
  return `${numbers.map((value) => writeNumber(value, unit, language)).join(joint)}\u00a0${symbol}`;
}
