/** A page, block, paragraph, line or word that the engine found, with its position in pixels. */
export interface TsvRow {
  /** 1 page, 2 block, 3 paragraph, 4 line, 5 word. */
  level: number;
  pageNum: number;
  blockNum: number;
  parNum: number;
  lineNum: number;
  wordNum: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Confidence from 0 to 100; -1 for rows that are not words. */
  conf: number;
  text: string;
}

export const WORD = 5;

export function readTsv(tsv: string): TsvRow[] {
  return tsv
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [level, pageNum, blockNum, parNum, lineNum, wordNum, left, top, width, height, conf, ...text] =
        line.split('\t');
      return {
        level: Number(level),
        pageNum: Number(pageNum),
        blockNum: Number(blockNum),
        parNum: Number(parNum),
        lineNum: Number(lineNum),
        wordNum: Number(wordNum),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        conf: Number(conf),
        text: text.join(' ').trim(),
      };
    });
}

interface Size {
  width: number;
  height: number;
}

/** Converts rows of an enlarged picture, rotated by an angle in degrees, to the original's coordinates. */
export function toOriginalRows(
  rows: readonly TsvRow[],
  { turn, used, picture }: { turn: number; used: Size; picture: Size },
): TsvRow[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const whole = picture.width * Math.abs(cos) + picture.height * Math.abs(sin);
  const factor = whole / used.width;
  return rows.map((row) => {
    const x = (row.left + row.width / 2 - used.width / 2) * factor;
    const y = (row.top + row.height / 2 - used.height / 2) * factor;
    const [width, height] = [row.width * factor, row.height * factor];
    return {
      ...row,
      left: Math.max(0, Math.round(picture.width / 2 + x * cos + y * sin - width / 2)),
      top: Math.max(0, Math.round(picture.height / 2 - x * sin + y * cos - height / 2)),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
}

/** Scales the positions of rows. */
export const scaleRows = (rows: readonly TsvRow[], factor: number): TsvRow[] =>
  rows.map((row) => ({
    ...row,
    left: Math.round(row.left * factor),
    top: Math.round(row.top * factor),
    width: Math.round(row.width * factor),
    height: Math.round(row.height * factor),
  }));
