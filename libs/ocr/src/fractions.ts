import { FRACTION_SHAPES } from './fraction-shapes.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Box, lettersIn, likeness, SHAPE_BYTES, shapeOf } from './shapes.ts';
import { type TsvRow, WORD } from './tsv.ts';

const known = Object.entries(FRACTION_SHAPES).flatMap(([text, shapes]) => {
  const bytes = new Uint8Array(Buffer.from(shapes, 'base64'));
  const count = bytes.length / SHAPE_BYTES;
  return Array.from({ length: count }, (_, index) => ({
    text,
    shape: bytes.subarray(index * SHAPE_BYTES, (index + 1) * SHAPE_BYTES),
  }));
});

/**
 * Texts that the engine, which has no fractions, reads in their place: few characters with a digit, a percent sign or
 * a slanted letter.
 */
const SUSPECT = /^\(?[\dlI]{0,3}(?:\d|[%YVXAK¥£€&/*])[\w%»’'"“”?/°*]{0,3}[-–.,)]*$/u;
/** Width by height. */
const PROPORTIONS = { least: 0.7, most: 1.9 };
/** How much alike a fraction must look: less where the engine was in doubt. */
const ALIKE = { certain: 0.8, doubtful: 0.6 };
const DOUBTFUL = 90;
/** Any short word that is less sure may be one. */
const UNSURE = 70;
/** Those that nearly all recipes mean, and by how much the others must look more alike. */
const USUAL = /[½¼¾]/;
const ODDS = 0.06;

const isSuspect = ({ level, text, conf }: TsvRow) =>
  level === WORD && (SUSPECT.test(text) || (conf < UNSURE && text !== '' && text.length <= 3));

/** The rows with fractions where the picture shows them. */
export async function readFractions(picture: GreyPicture, rows: readonly TsvRow[]): Promise<TsvRow[]> {
  const better: TsvRow[] = [];
  for (const row of rows) {
    const text = isSuspect(row) ? await withFraction(picture, row) : row.text;
    better.push(text === row.text ? row : { ...row, text });
  }
  return better;
}

async function withFraction(picture: GreyPicture, row: TsvRow): Promise<string> {
  const letters = lettersIn(picture, within(picture, row));
  const tallest = Math.max(...letters.map(({ height }) => height));
  const least = row.conf < DOUBTFUL ? ALIKE.doubtful : ALIKE.certain;
  const found: string[] = [];
  for (const letter of letters) {
    const proportion = letter.width / letter.height;
    const isOne = letter.height >= tallest * 0.8 && proportion >= PROPORTIONS.least && proportion <= PROPORTIONS.most;
    found.push(isOne ? nearest(await shapeOf(picture, letter), least) : isFlat(letter) ? '-' : '');
  }
  return composed(row.text, found);
}

const isFlat = ({ width, height }: Box) => width > height * 1.5;
const isFraction = (sign: string) => sign !== '' && sign !== '-';

/** Inserts the found fractions and dashes into the text, letter by letter. */
export function composed(text: string, found: readonly string[]): string {
  const first = found.findIndex(isFraction);
  if (first < 0) return text;
  const last = found.findLastIndex(isFraction);
  const after = found.slice(last + 1);
  // other letters are read one by one, also beside a fraction
  const end = after.every((sign) => sign === '-') ? after.join('') : text.slice(-after.length);
  return text.slice(0, first) + found.slice(first, last + 1).join('') + end;
}

function nearest(shape: Uint8Array, least: number): string {
  let best = { text: '', alike: least };
  for (const { text, shape: other } of known) {
    const alike = likeness(shape, other) - (text === '' || USUAL.test(text) ? 0 : ODDS);
    if (alike > best.alike) best = { text, alike };
  }
  return best.text;
}

/** The box of a word within the picture. */
function within(picture: GreyPicture, { left, top, width, height }: Box): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(picture.width, left + width) - x),
    height: Math.max(0, Math.min(picture.height, top + height) - y),
  };
}
