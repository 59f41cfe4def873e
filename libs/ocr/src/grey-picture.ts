import sharp, { type Sharp } from 'sharp';

/** A picture in grey, a byte a pixel, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Pictures are not enlarged beyond this number of pixels, which bounds the memory of the engine. */
const MAX_PIXELS = 12_000_000;

const open = ({ width, height, pixels }: GreyPicture): Sharp => sharp(pixels, { raw: { width, height, channels: 1 } });

async function grey(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Larger or smaller, within what may be. */
export async function resized(picture: GreyPicture, factor: number): Promise<GreyPicture> {
  const most = Math.sqrt(MAX_PIXELS / (picture.width * picture.height));
  const width = Math.max(1, Math.round(picture.width * Math.min(factor, most)));
  return width === picture.width ? picture : grey(open(picture).resize({ width, kernel: 'lanczos3' }));
}

/** Turned clockwise by so many degrees. */
export const turned = async (picture: GreyPicture, degrees: number): Promise<GreyPicture> =>
  grey(open(picture).rotate(degrees, { background: '#ffffff' }));

export const cropped = async (
  picture: GreyPicture,
  area: { left: number; top: number; width: number; height: number },
): Promise<GreyPicture> => grey(open(picture).extract(area));

/** Side of a square in which paper has one brightness. */
const TILE = 32;

/**
 * Takes shadows and the colour of the paper away: each pixel becomes what part it is of the brightness of the paper around
 * it, which is nearly the brightest that there is.
 */
export function withoutShadows({ width, height, pixels }: GreyPicture): GreyPicture {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const paper = smoothed(brightest(pixels, width, height), columns, rows);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor(y / TILE));
    for (let x = 0; x < width; x++) {
      const light = paper[row * columns + Math.min(columns - 1, Math.floor(x / TILE))]!;
      result[y * width + x] = Math.min(255, (pixels[y * width + x]! * 250) / Math.max(40, light));
    }
  }
  return { width, height, pixels: result };
}

/** @returns for each tile a brightness that few of its pixels exceed */
function brightest(pixels: Uint8Array, width: number, height: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const found = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      const [right, bottom] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)];
      for (let y = row * TILE; y < bottom; y++)
        for (let x = column * TILE; x < right; x++) counts[pixels[y * width + x]!]!++;
      found[row * columns + column] = highOf(counts, (right - column * TILE) * (bottom - row * TILE));
    }
  }
  return found;
}

function highOf(counts: Uint32Array, total: number): number {
  let above = 0;
  for (let value = 255; value > 0; value--) {
    above += counts[value]!;
    if (above >= total / 10) return value;
  }
  return 0;
}

/** The brightest of the squares around each, so that a square full of ink counts as the paper beside it. */
function smoothed(values: Float32Array, columns: number, rows: number): Float32Array {
  const around = (index: number, pick: (near: number[]) => number, from: Float32Array) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const near: number[] = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
        near.push(from[row * columns + column]!);
    return pick(near);
  };
  const widened = values.map((_, index) => around(index, (near) => Math.max(...near), values));
  return widened.map((_, index) =>
    around(index, (near) => near.reduce((sum, one) => sum + one, 0) / near.length, widened),
  );
}
