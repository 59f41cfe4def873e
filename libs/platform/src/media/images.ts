import { open as openFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { BadBitmap, bitmapSize, type RawPicture } from './bitmap.ts';
import type { task as decodeBitmaps } from './bitmap.worker-task.ts';
import { defineProcessTask, runInProcess, TooCostly } from '../processes/process-pool.ts';
import type { task as decodeHeic } from './heic.worker-task.ts';
import { limitConcurrency } from '../processes/concurrency-limit.ts';
import { BadRequest, Problem } from '../errors/problem.ts';
import { storageProblem } from '../errors/storage-problem.ts';
import { Storage } from '../storage.ts';

/** An untrusted picture: its bytes or a file path. */
export type PictureSource = Buffer | string;

const MAX_PIXELS = 100_000_000;
/** Pixel limit of formats that are decoded as a whole, with up to 20 bytes per pixel; others are decoded row by row. */
const MAX_PIXELS_AT_ONCE = 25_000_000;
const BY_ROWS = /^image\/(jpeg|a?png|tiff)$/;
const READABLE = /^image\/(jpeg|a?png|gif|webp|avif|tiff)$/;
/** HEIF contains AV1, which libvips decodes, or HEVC (phone photos), which it does not. */
const HEIF = /^image\/hei[cf](-sequence)?$/;
const SECONDS = 20;

// Pictures are processed rarely, and the cache of libvips would occupy tens of megabytes.
sharp.cache(false);
sharp.concurrency(1);

const mostPixelsOf = (mime: string) => (BY_ROWS.test(mime) ? MAX_PIXELS : MAX_PIXELS_AT_ONCE);

function checkSize(mime: string, { width = 0, height = 0 }: { width?: number; height?: number }): void {
  const limit = mostPixelsOf(mime);
  if (width * height > limit) throw new BadRequest('images.tooManyPixels', { megapixels: limit / 1e6 });
}

/** Runs one picture operation and hides the decoder's error message from the caller. */
async function mapDecoderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem || storageProblem(error)) throw error;
    const isSlow = error instanceof TooCostly || String(error).includes('timeout: ');
    throw new BadRequest(isSlow ? 'images.tooCostly' : 'images.unreadable');
  }
}

const bitmaps = defineProcessTask<typeof decodeBitmaps>(import.meta.url, 'bitmap.worker-task', {
  seconds: SECONDS,
  lane: 'pages',
});
const heics = defineProcessTask<typeof decodeHeic>(import.meta.url, 'heic.worker-task', {
  seconds: SECONDS,
  lane: 'pages',
});

async function decoded(work: () => Promise<RawPicture | null>): Promise<Sharp> {
  const raw = await mapDecoderErrors(work);
  if (!raw) throw new BadRequest('images.unreadable');
  const { width, height, pixels } = raw;
  return sharp(pixels, { raw: { width, height, channels: 3 } }).timeout({ seconds: SECONDS });
}

async function open(file: PictureSource): Promise<Sharp> {
  // the content decides, not the declared name or type
  const { mime = '' } = (await (typeof file === 'string' ? fileTypeFromFile(file) : fileTypeFromBuffer(file))) ?? {};
  if (mime === 'image/bmp') {
    checkSize(mime, await sizeOfBitmap(file));
    return decoded(() => runInProcess(bitmaps, file));
  }
  if (!READABLE.test(mime) && !HEIF.test(mime)) throw new BadRequest('images.unsupported');
  const metadata = await mapDecoderErrors(() => sharp(file, { limitInputPixels: false }).metadata());
  checkSize(mime, metadata);
  const mostPixels = mostPixelsOf(mime);
  if (metadata.compression === 'hevc') return decoded(() => runInProcess(heics, { file, mostPixels }));
  const limits = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  // Rotates by the EXIF data, which is then removed with all other metadata.
  return sharp(file, limits).autoOrient().timeout({ seconds: SECONDS });
}

async function sizeOfBitmap(file: PictureSource) {
  try {
    return bitmapSize(await readHeaderBytes(file));
  } catch (error) {
    throw error instanceof BadBitmap ? new BadRequest(error.message) : error;
  }
}

/** Returns the part of a file that contains a bitmap's header. */
async function readHeaderBytes(file: PictureSource): Promise<Buffer> {
  if (typeof file !== 'string') return file;
  const handle = await openFile(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(54) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Decodes to the maximum stored size, upright and without metadata. */
async function decodeOriginal(file: PictureSource): Promise<Buffer> {
  const picture = await open(file);
  return mapDecoderErrors(() =>
    picture
      .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  );
}

/** One picture at a time, because the memory of decoders counts towards no other limit. */
const inTurn = limitConcurrency(1, { retryAfter: 10, maxWaitMs: 60_000 });

/** Effort 5 instead of 4 makes files 3 % smaller for 5 % more time; 6 would double the time for another 3 %. */
const webpForScreens = { quality: 70, effort: 5 };

const ofWidth = (width: number) => (original: Buffer) =>
  sharp(original).resize({ width, fit: 'inside', withoutEnlargement: true }).webp(webpForScreens);

/** Sizes for responsive images: a card and the full width of a phone, for common pixel densities. */
const variants = new Map<string, (original: Buffer) => Sharp>([
  [
    'tiny-original.webp',
    (original) => sharp(original).resize({ width: 300, height: 300, fit: 'cover' }).webp(webpForScreens),
  ],
  ['small-original.webp', ofWidth(400)],
  ['min-original.webp', ofWidth(600)],
  ['medium-original.webp', ofWidth(900)],
]);

/** Brightness difference to the neighbor that is significant for the fingerprint. */
const BRIGHTER = 4;
const WIDTH = 9;

async function differenceHash(picture: Buffer): Promise<string | null> {
  const size = { width: WIDTH, height: WIDTH - 1, fit: 'fill' } as const;
  const grey = await sharp(picture).flatten({ background: '#ffffff' }).greyscale().resize(size).raw().toBuffer();
  const steps = [...grey].flatMap((pixel, at) => (at % WIDTH ? [pixel - (grey[at - 1] ?? 0)] : []));
  if (!steps.some((step) => Math.abs(step) >= BRIGHTER)) return null;
  const bits = steps.map((step) => (step > 0 ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(bits.length / 4, '0');
}

/**
 * Converts uploaded pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC, BMP, TIFF) to WebP, one at a time; pixels are counted
 * in the header.
 * @throws BadRequest `images.unsupported`, `images.unreadable`, `images.tooManyPixels` or `images.tooCostly`
 */
@Injectable()
export class Images {
  constructor(private readonly storage: Storage) {}

  /** Writes `original.webp` and its smaller variants into a folder of the storage. */
  async writeVariants(folder: string, file: PictureSource): Promise<void> {
    await inTurn(() => this.makeVariants(folder, file));
  }

  /** Writes a picture as WebP under this key and returns its size in bytes. */
  async writeOne(key: string, file: PictureSource): Promise<number> {
    const original = await inTurn(() => decodeOriginal(file));
    await this.storage.write(key, original);
    return original.length;
  }

  /** Returns the longer side of a picture in pixels; 0 if the file is no picture. */
  async longestSide(file: PictureSource): Promise<number> {
    try {
      const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
      return Math.max(width, height);
    } catch {
      return 0;
    }
  }

  /** Returns the upright picture in grayscale, one byte per pixel, with a limited longer side; `factor` is the scale of the original. */
  async grayscale(file: PictureSource, longest: number) {
    return inTurn(async () => {
      const picture = await open(file);
      return mapDecoderErrors(async () => {
        const { autoOrient } = await picture.metadata();
        const { data, info } = await picture
          .flatten({ background: '#ffffff' })
          .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
          .toColourspace('b-w')
          .raw({ depth: 'uchar' })
          .toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, pixels: data, factor: autoOrient.width / info.width };
      });
    });
  }

  private async makeVariants(folder: string, file: PictureSource): Promise<void> {
    const original = await decodeOriginal(file);
    for (const [name, make] of variants) await this.storage.write(`${folder}/${name}`, await make(original).toBuffer());
    await this.storage.write(`${folder}/original.webp`, original);
  }

  /**
   * Fingerprint (dHash) of a photo as 64 bits in hexadecimal: whether each part is brighter than its neighbour. Null
   * without a picture, or if it is uniform.
   */
  async fingerprint(folder: string): Promise<string | null> {
    for (const name of ['small-original.webp', 'original.webp']) {
      const picture = await this.storage.read(`${folder}/${name}`);
      if (picture) return inTurn(() => differenceHash(picture));
    }
    return null;
  }

  /** Creates a variant that is missing because the picture is older than the variant. */
  async completeVariants(folder: string, name: string): Promise<void> {
    const make = variants.get(name);
    if (!make || (await this.storage.info(`${folder}/${name}`))) return;
    const original = await this.storage.read(`${folder}/original.webp`);
    if (original) await this.storage.write(`${folder}/${name}`, await inTurn(() => make(original).toBuffer()));
  }

  /** Draws a picture of the avatar's size with one or two letters on a color derived from the key. */
  async drawInitials(letters: string, key: string): Promise<Buffer> {
    const hue = Buffer.from(key).reduce((sum, byte) => (sum * 31 + byte) % 360, 0);
    const text = letters.replace(/[<&]/g, '');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="hsl(${hue},45%,38%)"/>
      <text x="250" y="250" dy="0.36em" text-anchor="middle" font-family="sans-serif" font-size="200" fill="white">${text}</text></svg>`;
    return inTurn(() => sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer());
  }

  /** Writes `profile.webp`, 500 by 500 pixels, into a folder of the storage. */
  async writeAvatar(folder: string, file: PictureSource): Promise<void> {
    const avatar = await inTurn(async () => {
      const picture = await open(file);
      return mapDecoderErrors(() =>
        picture.resize({ width: 500, height: 500, fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
      );
    });
    await this.storage.write(`${folder}/profile.webp`, avatar);
  }
}
