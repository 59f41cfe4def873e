import { detectLanguage } from '#ingredients/parser';
import type { PdfWord } from '#platform';
import { linesOf, paragraphsOf } from './layout.ts';
import { dataOf } from './languages.ts';
import type { PictureText } from './read-grey.ts';
import { type TsvRow, WORD } from './tsv.ts';

/** Minimum letters of a text layer; a scan may have a page number or a stamp. */
const MIN_LETTERS = 30;

/** @returns the text layer of a page, or undefined without one, so that its picture is read */
export function textOfPdf(words: readonly PdfWord[], locale: string): PictureText | undefined {
  const text = words.map((word) => word.text).join(' ');
  if (text.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return undefined;
  const rows = rowsOf(words);
  const language = detectLanguage(text, locale);
  return { rows, paragraphs: paragraphsOf(linesOf(rows), dataOf(language) === 'ara'), language };
}

/** Groups words into rows; a word that is not below the previous line begins a column or block. */
function rowsOf(words: readonly PdfWord[]): TsvRow[] {
  let [block, line, top] = [1, -1, 0];
  return words.map((word, index) => {
    if (word.line !== line && word.bottom < top) block++;
    if (word.line !== line) top = word.top;
    line = word.line;
    return {
      ...{ level: WORD, pageNum: 1, blockNum: block, parNum: 1, lineNum: line + 1, wordNum: index + 1 },
      ...{ left: word.left, top: word.top, width: word.right - word.left, height: word.bottom - word.top },
      ...{ conf: 100, text: word.text },
    };
  });
}
