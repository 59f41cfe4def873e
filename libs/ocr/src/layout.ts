import { firstOf, zip } from '#contract/objects';
import { type TsvRow, WORD } from './tsv.ts';

/** A line of text with its position in the picture. */
export interface PictureLine {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of the letters without descenders, in pixels. */
  size: number;
  block: number;
  /** Width of the first word, in pixels. */
  firstWidth: number;
}

/** List marks and characters that the engine reads instead, as words of their own. */
const BULLET = /^[•●◦▪■□▢☐○*+>¢©®-]$/u;

/** Groups words by line; drops rows that are probably not words. */
export function linesOf(rows: readonly TsvRow[]): PictureLine[] {
  const lines = new Map<string, TsvRow[]>();
  for (const row of rows) {
    if (row.level !== WORD || row.text === '' || (row.conf < 15 && !/[\p{L}\p{N}]/u.test(row.text))) continue;
    const key = `${row.pageNum}.${row.blockNum}.${row.parNum}.${row.lineNum}`;
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [...lines.values()].map(lineOf);
}

function lineOf(allWords: TsvRow[]): PictureLine {
  const [first, ...rest] = allWords;
  const words = first && rest.length && BULLET.test(first.text) ? rest : allWords;
  return {
    text: words.map(({ text }) => text).join(' '),
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ left, width }) => left + width)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ top, height }) => top + height)),
    size: median(words.map(({ height }) => height)),
    block: firstOf(allWords).blockNum,
    firstWidth: firstOf(words).width,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Beginning of a list item: a number, a fraction, a label or a list mark. */
const STARTS_ITEM = /^(?:\d|[¼-¾⅐-⅞]|\p{Lu}\p{L}*:|[-–•])/u;
const NUMBERED = /^\d{1,2}[.)]\s?\S/;
const SAME_COLUMN = 2;
/** Minimum number of letters in a full line; shorter lines are not wrapped. */
const FULL = 18;
/** Maximum distance between the lines of a text, in letter heights. */
const CLOSE = 1;

/**
 * Joins the lines of a page to list items, paragraphs and headings. A line continues the one before if its first word had no room there,
 * because only wrapped lines end like that.
 */
export function paragraphsOf(pictureLines: readonly PictureLine[], isRightToLeft = false): string[] {
  const lines = isRightToLeft ? pictureLines.map(mirror) : pictureLines;
  const usual = median(lines.map(({ size }) => size));
  const texts: string[] = [];
  let [previous, previousEnd]: [PictureLine | undefined, number] = [undefined, 0];
  for (const [line, end] of zip(lines, rightEnds(lines))) {
    const goesOn = previous !== undefined && continues(line, previous, previousEnd, usual);
    texts.push(goesOn ? joinText(texts.pop() ?? '', line.text) : line.text);
    [previous, previousEnd] = [line, end];
  }
  return texts;
}

/** Mirrors a line of right-to-left text. */
const mirror = (line: PictureLine): PictureLine => ({ ...line, left: -line.right, right: -line.left });

function continues(line: PictureLine, before: PictureLine, end: number, usual: number): boolean {
  const isBelow = line.top > before.top && line.top - before.bottom < usual * CLOSE;
  const isSameSize = Math.abs(line.size - before.size) < usual * 0.35;
  const isSameColumn = line.left < before.right && before.left < line.right;
  if (!isBelow || !isSameSize || !isSameColumn || NUMBERED.test(line.text)) return false;
  const hasNoRoom = before.text.length >= FULL && before.right + usual * 0.3 + line.firstWidth > end + usual * 0.2;
  return hasNoRoom && !(STARTS_ITEM.test(line.text) && !/[-–,(]$/.test(before.text) && isWide(line, before));
}

/** True if the distance of two lines is that of list items instead of wrapped lines. */
const isWide = (line: PictureLine, before: PictureLine) => line.top - before.bottom > line.size * 0.35;

/** Returns the right end of each line's column: that of the longest line in it. */
function rightEnds(lines: readonly PictureLine[]): number[] {
  return lines.map((line) =>
    Math.max(
      ...lines
        .filter(({ left, size }) => Math.abs(left - line.left) < line.size * SAME_COLUMN && size < line.size * 1.4)
        .map(({ right }) => right),
    ),
  );
}

/** Joins wrapped texts: "1-" and "inch" without a space, "shal-" and "low" without the hyphen. */
function joinText(text: string, more: string): string {
  if (/\p{Ll}[-\u00AD]$/u.test(text) && /^\p{Ll}/u.test(more)) return text.slice(0, -1) + more;
  return /\d-$/.test(text) ? text + more : `${text} ${more}`;
}
