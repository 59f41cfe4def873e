import sharp from 'sharp';
import type { GreyPicture } from './grey-picture.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Side of a shape in cells. */
const SIDE = 16;
export const SHAPE_BYTES = SIDE * SIDE;
/** Darker pixels are ink. */
const INK = 195;

/** Smallest box around all ink within a box; undefined without ink. */
export function inkBox({ width, height, pixels }: GreyPicture, within?: Box): Box | undefined {
  const area = within ?? { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = area.top; y < area.top + area.height; y++) {
    const row = pixels.subarray(y * width + area.left, y * width + area.left + area.width);
    const first = row.findIndex(isInk);
    if (first < 0) continue;
    [left, right] = [Math.min(left, area.left + first), Math.max(right, area.left + row.findLastIndex(isInk))];
    [top, bottom] = [Math.min(top, y), y];
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Splits a word at gaps without ink into the boxes of its letters. */
export function lettersIn(picture: GreyPicture, word: Box): Box[] {
  const letters: Box[] = [];
  let start = -1;
  for (let x = word.left; x <= word.left + word.width; x++) {
    const isLetter = x < word.left + word.width && hasInk(picture, x, word);
    if (isLetter && start < 0) start = x;
    if (isLetter || start < 0) continue;
    const letter = inkBox(picture, { ...word, left: start, width: x - start });
    if (letter) letters.push(letter);
    start = -1;
  }
  return letters;
}

const isInk = (pixel: number | undefined): boolean => pixel !== undefined && pixel < INK;

/** True if a column of a box has ink. */
function hasInk({ width, pixels }: GreyPicture, x: number, { top, height }: Box): boolean {
  for (let y = top; y < top + height; y++) if (isInk(pixels[y * width + x])) return true;
  return false;
}

/** Scales a letter to a square of `SHAPE_BYTES` bytes for comparison. */
export async function shapeOf({ width, height, pixels }: GreyPicture, box: Box): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract(box)
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .blur(0.9)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Correlation of two shapes, from -1 to 1. */
export function correlation(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [subtractMean(one), subtractMean(other)];
  const product = (x: Float64Array, y: Float64Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b) || 1);
}

function subtractMean(shape: Uint8Array): Float64Array {
  const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
  return Float64Array.from(shape, (value) => value - mean);
}
