import type { Engine } from './engine.ts';
import { type TsvRow, WORD } from './tsv.ts';

/** Confidence of 100 above which words are not corrected, since no dictionary has all words. */
const SURE = 90;
const MIN_LENGTH = 4;
/** Characters that look alike: as read, and as possibly meant. */
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

/** The rows with words that are in no dictionary replaced by those that look the same and are. */
export const spelled = (engine: Engine, rows: readonly TsvRow[]): TsvRow[] =>
  rows.map((row) => {
    const [word = ''] = LETTERS.exec(row.text) ?? [];
    if (row.level !== WORD || row.conf >= SURE || word.length < MIN_LENGTH || engine.knows(word)) return row;
    const better = looksOf(word).find((look) => engine.knows(look));
    return better ? { ...row, text: row.text.replace(word, better) } : row;
  });

/** With one sign read otherwise. */
function looksOf(word: string): string[] {
  return CONFUSED.flatMap(([read, meant]) =>
    [...word.matchAll(new RegExp(read, 'g'))].map(
      ({ index }) => word.slice(0, index) + meant + word.slice(index + read.length),
    ),
  );
}
