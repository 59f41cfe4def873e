import { FRACTION_SHAPES } from './fraction-shapes.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Box, correlation, lettersIn, SHAPE_BYTES, shapeOf } from './shapes.ts';
import { type TsvRow, WORD } from './tsv.ts';

const knownShapes = Object.entries(FRACTION_SHAPES).flatMap(([text, shapes]) => {
  const bytes = new Uint8Array(Buffer.from(shapes, 'base64'));
  const count = bytes.length / SHAPE_BYTES;
  return Array.from({ length: count }, (_, index) => ({
    text,
    shape: bytes.subarray(index * SHAPE_BYTES, (index + 1) * SHAPE_BYTES),
  }));
});

/** Texts that may be misread fractions, which the engine lacks: few characters with a digit, a percent sign or a slanted letter. */
const SUSPECT = /^\(?[\dlI]{0,3}(?:\d|[%YVXAK¥£€&/*])[\w%»’'"“”?/°*]{0,3}[-–.,)]*$/u;
/** Ratio of width to height. */
const PROPORTIONS = { least: 0.7, most: 1.9 };
/** Minimum correlation with a fraction: lower where the engine is doubtful. */
const MIN_CORRELATION = { certain: 0.8, doubtful: 0.6 };
const DOUBTFUL = 90;
/** Confidence below which any short word may be a fraction. */
const UNSURE = 70;
/** Frequent fractions, and the penalty of the others. */
const USUAL = /[½¼¾]/;
const PENALTY = 0.06;

const isSuspect = ({ level, text, conf }: TsvRow) =>
  level === WORD && (SUSPECT.test(text) || (conf < UNSURE && text !== '' && text.length <= 3));

/** Replaces misread words by the fractions that the picture shows. */
export async function readFractions(picture: GreyPicture, rows: readonly TsvRow[]): Promise<TsvRow[]> {
  const corrected: TsvRow[] = [];
  for (const row of rows) {
    const text = isSuspect(row) ? await readFraction(picture, row) : row.text;
    corrected.push(text === row.text ? row : { ...row, text });
  }
  return corrected;
}

async function readFraction(picture: GreyPicture, row: TsvRow): Promise<string> {
  const letters = lettersIn(picture, clip(picture, row));
  const tallest = Math.max(...letters.map(({ height }) => height));
  const least = row.conf < DOUBTFUL ? MIN_CORRELATION.doubtful : MIN_CORRELATION.certain;
  const signs: string[] = [];
  for (const letter of letters) {
    const proportion = letter.width / letter.height;
    const mayBeFraction =
      letter.height >= tallest * 0.8 && proportion >= PROPORTIONS.least && proportion <= PROPORTIONS.most;
    signs.push(mayBeFraction ? nearest(await shapeOf(picture, letter), least) : isFlat(letter) ? '-' : '');
  }
  return insertFractions(row.text, signs);
}

const isFlat = ({ width, height }: Box) => width > height * 1.5;
const isFraction = (sign: string) => sign !== '' && sign !== '-';

/** Inserts fractions and dashes into a text; `signs` has one for each letter, empty for other letters. */
export function insertFractions(text: string, signs: readonly string[]): string {
  const first = signs.findIndex(isFraction);
  if (first < 0) return text;
  const last = signs.findLastIndex(isFraction);
  const after = signs.slice(last + 1);
  // the engine reads other letters one by one, even beside a fraction
  const end = after.every((sign) => sign === '-') ? after.join('') : text.slice(-after.length);
  return text.slice(0, first) + signs.slice(first, last + 1).join('') + end;
}

function nearest(shape: Uint8Array, least: number): string {
  let best = { text: '', value: least };
  for (const { text, shape: other } of knownShapes) {
    const value = correlation(shape, other) - (text === '' || USUAL.test(text) ? 0 : PENALTY);
    if (value > best.value) best = { text, value };
  }
  return best.text;
}

/** Clips a box to the picture. */
function clip(picture: GreyPicture, { left, top, width, height }: Box): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(picture.width, left + width) - x),
    height: Math.max(0, Math.min(picture.height, top + height) - y),
  };
}
