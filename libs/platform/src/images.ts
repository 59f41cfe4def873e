import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { bitmapSize, decodeBitmap } from './bitmap.ts';
import { BadRequest, Problem } from './problem.ts';
import { Storage } from './storage.ts';

const maxPixels = 100_000_000;
const READABLE = /^image\/(jpeg|a?png|gif|webp|avif|tiff)$/;
/** HEIF may hold AV1, which libvips decodes, or HEVC, which it does not. */
const HEIF = /^image\/hei[cf](-sequence)?$/;

// Pictures are processed seldom, and the cache of libvips would keep tens of megabytes in memory.
sharp.cache(false);
sharp.concurrency(1);

function checkSize({ width = 0, height = 0 }: { width?: number; height?: number }): void {
  if (width * height > maxPixels) throw new BadRequest('images.tooManyPixels', { megapixels: maxPixels / 1e6 });
}

/** Runs one picture operation and hides the decoder's error message from the caller. */
async function readable<T>(work: () => Promise<T>, key = 'images.unreadable'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new BadRequest(key);
  }
}

async function open(file: Buffer): Promise<Sharp> {
  // what the content shows counts, whatever name or type was declared
  const { mime = '' } = (await fileTypeFromBuffer(file)) ?? {};
  if (mime === 'image/bmp') {
    checkSize(bitmapSize(file));
    const { width, height, pixels } = decodeBitmap(file);
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  }
  if (!READABLE.test(mime) && !HEIF.test(mime)) throw new BadRequest('images.unsupported');
  const failure = HEIF.test(mime) ? 'images.unsupported' : 'images.unreadable';
  checkSize(await readable(() => sharp(file, { limitInputPixels: false }).metadata(), failure));
  // Turned upright by its EXIF data, which is then left out together with all other metadata.
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/**
 * Turns pictures of strangers into our own webp files. Accepts JPEG, PNG, GIF (first frame), WebP, AVIF, BMP and TIFF by
 * content; throws 400 `images.unsupported`, `images.unreadable` or `images.tooManyPixels`.
 */
@Injectable()
export class Images {
  constructor(private readonly storage: Storage) {}

  /** Writes `original.webp`, `min-original.webp` and `tiny-original.webp` into a folder of the storage. */
  async writeVariants(folder: string, file: Buffer): Promise<void> {
    const picture = await open(file);
    const limit = { fit: 'inside', withoutEnlargement: true } as const;
    const original = await readable(() =>
      picture
        .resize({ width: 2048, height: 2048, ...limit })
        .webp({ quality: 80 })
        .toBuffer(),
    );
    const small = () =>
      sharp(original)
        .resize({ width: 600, ...limit })
        .webp({ quality: 75 })
        .toBuffer();
    const tiny = () =>
      sharp(original).resize({ width: 300, height: 300, fit: 'cover' }).webp({ quality: 70 }).toBuffer();
    await this.storage.write(`${folder}/min-original.webp`, await small());
    await this.storage.write(`${folder}/tiny-original.webp`, await tiny());
    await this.storage.write(`${folder}/original.webp`, original);
  }

  /** Writes `profile.webp`, 500 by 500 pixels, into a folder of the storage. */
  async writeAvatar(folder: string, file: Buffer): Promise<void> {
    const picture = await open(file);
    const avatar = await readable(() =>
      picture.resize({ width: 500, height: 500, fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
    );
    await this.storage.write(`${folder}/profile.webp`, avatar);
  }
}
