import type { Wire } from '#client';

export type Word = Pick<Wire<'TsvRow'>, 'left' | 'top' | 'width' | 'height' | 'text'>;
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Line of text on a picture, in pixels. */
export interface ScanLine extends Box {
  words: Word[];
  text: string;
}

const word = 5;

export function linesOf(rows: Wire<'TsvRow'>[]): ScanLine[] {
  const lines = new Map<string, Word[]>();
  for (const row of rows) {
    if (row.level !== word || row.text === '') continue;
    const key = [row.pageNum, row.blockNum, row.parNum, row.lineNum].join('.');
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [...lines.values()].map((line) => ({ ...around(line), words: line, text: textOf(line) }));
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ');

const around = (words: Word[]): Box => ({
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ left, width }) => left + width)),
  bottom: Math.max(...words.map(({ top, height }) => top + height)),
});

/** @returns the words whose middle is within a rectangle, line by line */
export function textWithin(lines: ScanLine[], { left, top, right, bottom }: Box): string {
  const isWithin = (one: Word) => {
    const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return lines
    .map(({ words }) => textOf(words.filter(isWithin)))
    .filter(Boolean)
    .join('\n');
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Similarity of two texts by their common words, from 0 to 1. */
function likeness(one: string[], other: string[]): number {
  const left = [...other];
  const shared = one.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / Math.max(1, one.length + other.length);
}

const least = 0.5;

/**
 * Finds the place of a field's text on the picture: the most similar line, with neighbours that increase the
 * similarity.
 */
export function linesLike(lines: ScanLine[], text: string): { lines: ScanLine[]; likeness: number } {
  const wanted = wordsIn(text);
  if (wanted.length === 0) return { lines: [], likeness: 0 };
  const read = lines.map((line) => wordsIn(line.text));
  const score = (from: number, to: number) => likeness(read.slice(from, to).flat(), wanted);
  const alone = read.map((_, index) => score(index, index + 1));
  const best = Math.max(0, ...alone);
  let from = alone.indexOf(best);
  if (best === 0) return { lines: [], likeness: 0 };
  let to = from + 1;
  for (let found = best; ;) {
    const [before, after] = [from > 0 ? score(from - 1, to) : 0, to < lines.length ? score(from, to + 1) : 0];
    if (Math.max(before, after) <= found) break;
    found = Math.max(before, after);
    if (before > after) from--;
    else to++;
  }
  const reached = score(from, to);
  return reached >= least ? { lines: lines.slice(from, to), likeness: reached } : { lines: [], likeness: 0 };
}
