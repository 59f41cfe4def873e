import { type TsvRow, WORD } from './tsv.ts';

/** A line as it stands in the picture. */
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

/** Marks of lists, and what they are read as, where they stand alone. */
const BULLET = /^[•●◦▪■□▢☐○*+>¢©®-]$/u;

/** The words of each line; what is nearly surely no word is left out. */
export function linesOf(rows: readonly TsvRow[]): PictureLine[] {
  const lines = new Map<string, TsvRow[]>();
  for (const row of rows) {
    if (row.level !== WORD || row.text === '' || (row.conf < 15 && !/[\p{L}\p{N}]/u.test(row.text))) continue;
    const key = `${row.pageNum}.${row.blockNum}.${row.parNum}.${row.lineNum}`;
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [...lines.values()].map(lineOf);
}

function lineOf(words: TsvRow[]): PictureLine {
  const said = words.length > 1 && BULLET.test(words[0]!.text) ? words.slice(1) : words;
  return {
    text: said.map(({ text }) => text).join(' '),
    left: Math.min(...said.map(({ left }) => left)),
    right: Math.max(...said.map(({ left, width }) => left + width)),
    top: Math.min(...said.map(({ top }) => top)),
    bottom: Math.max(...said.map(({ top, height }) => top + height)),
    size: median(said.map(({ height }) => height)),
    block: words[0]!.blockNum,
    firstWidth: said[0]!.width,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A number or a fraction, of a list or of an amount. */
const STARTS_ITEM = /^(?:\d|[¼-¾⅐-⅞]|\p{Lu}\p{L}*:|[-–•])/u;
const NUMBERED = /^\d{1,2}[.)]\s?\S/;
const SAME_COLUMN = 2;
/** Letters. No column is narrower, so a shorter line was not broken where it ends. */
const FULL = 18;
/** Between the lines of one text, by the size of letters. */
const CLOSE = 1;

/**
 * The texts of a page: an item of a list, a paragraph or a heading each. A line goes on with the one before it if its first
 * word had no room there, which nobody breaks a line before otherwise.
 */
export function paragraphsOf(read: readonly PictureLine[], isRightToLeft = false): string[] {
  const lines = isRightToLeft ? read.map(mirrored) : read;
  const ends = rightEnds(lines);
  const usual = median(lines.map(({ size }) => size));
  const texts: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const goesOn = before !== undefined && continues(line, before, ends[index - 1]!, usual);
    if (goesOn) texts.push(joined(texts.pop()!, line.text));
    else texts.push(line.text);
  });
  return texts;
}

/** As if it were written from the left. */
const mirrored = (line: PictureLine): PictureLine => ({ ...line, left: -line.right, right: -line.left });

function continues(line: PictureLine, before: PictureLine, end: number, usual: number): boolean {
  const isBelow = line.top > before.top && line.top - before.bottom < usual * CLOSE;
  const isSameSize = Math.abs(line.size - before.size) < usual * 0.35;
  const isSameColumn = line.left < before.right && before.left < line.right;
  if (!isBelow || !isSameSize || !isSameColumn || NUMBERED.test(line.text)) return false;
  const hasNoRoom = before.text.length >= FULL && before.right + usual * 0.3 + line.firstWidth > end + usual * 0.2;
  return hasNoRoom && !(STARTS_ITEM.test(line.text) && !/[-–,(]$/.test(before.text) && isWide(line, before));
}

/** Two items of which each begins with an amount stand further apart than the lines of one. */
const isWide = (line: PictureLine, before: PictureLine) => line.top - before.bottom > line.size * 0.35;

/** Up to where each line may go: as far as the longest that stands in its column. */
function rightEnds(lines: readonly PictureLine[]): number[] {
  return lines.map((line) =>
    Math.max(
      ...lines
        .filter(({ left, size }) => Math.abs(left - line.left) < line.size * SAME_COLUMN && size < line.size * 1.4)
        .map(({ right }) => right),
    ),
  );
}

/** "1-" and "inch" are one word, and "shal-" and "low" are another. */
function joined(text: string, more: string): string {
  if (/\p{Ll}[-\u00AD]$/u.test(text) && /^\p{Ll}/u.test(more)) return text.slice(0, -1) + more;
  return /\d-$/.test(text) ? text + more : `${text} ${more}`;
}
