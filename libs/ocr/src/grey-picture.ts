import sharp, { type Sharp } from 'sharp';

/** A grayscale picture with one byte per pixel, row by row. */
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

/** Resizes a picture up to `MAX_PIXELS`. */
export async function resize(picture: GreyPicture, factor: number): Promise<GreyPicture> {
  const most = Math.sqrt(MAX_PIXELS / (picture.width * picture.height));
  const width = Math.max(1, Math.round(picture.width * Math.min(factor, most)));
  return width === picture.width ? picture : grey(open(picture).resize({ width, kernel: 'lanczos3' }));
}

/** Rotates a picture clockwise. */
export const rotate = async (picture: GreyPicture, degrees: number): Promise<GreyPicture> =>
  grey(open(picture).rotate(degrees, { background: '#ffffff' }));

/** Side in pixels of the tiles in which the paper has one brightness. */
const TILE = 32;

/** Removes shadows and the colour of the paper: divides each pixel by the brightness of the paper around it. */
export function removeShadows(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const columns = Math.ceil(width / TILE);
  const paper = smoothTiles(paperBrightness(picture), columns);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * columns;
    for (let x = 0; x < width; x++) {
      const light = paper[row + Math.floor(x / TILE)] ?? 0;
      result[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * 250) / Math.max(40, light));
    }
  }
  return { width, height, pixels: result };
}

/** @returns for each tile the brightness that a tenth of its pixels reaches */
function paperBrightness({ width, height, pixels }: GreyPicture): Float32Array {
  const tiles: number[] = [];
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const counts = new Uint32Array(256);
      const [right, bottom] = [Math.min(width, left + TILE), Math.min(height, top + TILE)];
      for (let y = top; y < bottom; y++)
        for (const value of pixels.subarray(y * width + left, y * width + right))
          counts[value] = (counts[value] ?? 0) + 1;
      tiles.push(highValue(counts, (right - left) * (bottom - top)));
    }
  }
  return Float32Array.from(tiles);
}

function highValue(counts: Uint32Array, total: number): number {
  let above = 0;
  for (let value = 255; value > 0; value--) {
    above += counts[value] ?? 0;
    if (above >= total / 10) return value;
  }
  return 0;
}

/** Replaces each tile by the brightest neighbour, so that a tile full of ink counts as the paper beside it, and averages the result. */
function smoothTiles(tiles: Float32Array, columns: number): Float32Array {
  const neighbours = (values: Float32Array, index: number): number[] => {
    const column = index % columns;
    const [first, last] = [Math.max(0, column - 1), Math.min(columns, column + 2)];
    return [index - columns, index, index + columns].flatMap((other) => {
      const row = other - column;
      return row < 0 ? [] : [...values.subarray(row + first, Math.min(values.length, row + last))];
    });
  };
  const widened = tiles.map((_, index) => Math.max(...neighbours(tiles, index)));
  return widened.map((_, index) => {
    const near = neighbours(widened, index);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}
