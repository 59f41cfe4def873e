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
/** Whatever is darker than this is ink. */
const INK = 195;

/** The smallest box around all ink within a box; undefined where there is none. */
export function inkBox({ width, height, pixels }: GreyPicture, within?: Box): Box | undefined {
  const area = within ?? { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = area.top; y < area.top + area.height; y++) {
    for (let x = area.left; x < area.left + area.width; x++) {
      if (pixels[y * width + x]! >= INK) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The letters of a word: boxes with a gap between them. */
export function lettersIn(picture: GreyPicture, word: Box): Box[] {
  const letters: Box[] = [];
  let start = -1;
  for (let x = word.left; x <= word.left + word.width; x++) {
    const isInk = x < word.left + word.width && hasInk(picture, x, word);
    if (isInk && start < 0) start = x;
    if (isInk || start < 0) continue;
    const letter = inkBox(picture, { ...word, left: start, width: x - start });
    if (letter) letters.push(letter);
    start = -1;
  }
  return letters;
}

function hasInk({ width, pixels }: GreyPicture, x: number, { top, height }: Box): boolean {
  for (let y = top; y < top + height; y++) if (pixels[y * width + x]! < INK) return true;
  return false;
}

/** How a letter looks, whatever its size and proportions are. */
export async function shapeOf({ width, height, pixels }: GreyPicture, box: Box): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract(box)
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .blur(0.9)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Similarity of two shapes, from -1 to 1. */
export function likeness(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [centred(one), centred(other)];
  const product = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, index) => sum + value * y[index]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b) || 1);
}

function centred(shape: Uint8Array): Float64Array {
  const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
  return Float64Array.from(shape, (value) => value - mean);
}
