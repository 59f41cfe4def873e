import type { Engine } from './engine.ts';
import { type TsvRow, WORD } from './tsv.ts';

/** Confidence of 100 above which words are not corrected, since no dictionary has all words. */
const SURE = 90;
const MIN_LENGTH = 4;
/** Characters that look alike: the misread one and its correction. */
const CONFUSED: readonly (readonly [string, string])[] = [
  ['l', 'i'],
  ['i', 'l'],
  ['I', 'l'],
  ['ı', 'i'],
  ['1', 'l'],
  ['€', 'e'],
  ['q', 'g'],
  ['r', 't'],
  ['rn', 'm'],
  ['0', 'o'],
];
const LETTERS = /[\p{L}€]+/u;

/** Replaces words that the dictionary lacks by similar-looking ones that it has. */
export const correctSpelling = (engine: Engine, rows: readonly TsvRow[]): TsvRow[] =>
  rows.map((row) => {
    const [word = ''] = LETTERS.exec(row.text) ?? [];
    if (row.level !== WORD || row.conf >= SURE || word.length < MIN_LENGTH || engine.hasWord(word)) return row;
    const correction = similarWords(word).find((similar) => engine.hasWord(similar));
    return correction ? { ...row, text: row.text.replace(word, correction) } : row;
  });

/** Lists the words that differ in one confused character. */
function similarWords(word: string): string[] {
  return CONFUSED.flatMap(([misread, correct]) =>
    [...word.matchAll(new RegExp(misread, 'g'))].map(
      ({ index }) => word.slice(0, index) + correct + word.slice(index + misread.length),
    ),
  );
}
