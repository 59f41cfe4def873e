import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { Environment } from '../environment.ts';
import { Images } from './images.ts';
import { Storage } from '../storage.ts';

const environment = new Environment();
environment.DATA_DIR = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(environment.DATA_DIR, { recursive: true }));
const storage = new Storage(environment);
const images = new Images(storage);

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const written = async (name: string) => sharp((await storage.read(`pictures/${name}`)) ?? Buffer.alloc(0)).metadata();
const failure = (file: Buffer) =>
  images.writeVariants('failed', file).then(
    () => 'no failure',
    (error: { status: number; key: string }) => `${error.status} ${error.key}`,
  );

/** Creates a bitmap of 32 by 32 pixels: upper half red, lower half blue. Rows are stored bottom-up. */
function bitmap(): Buffer {
  const side = 32;
  const file = Buffer.alloc(54 + side * side * 3);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(side, 18);
  file.writeInt32LE(side, 22);
  file.writeUInt16LE(24, 28);
  for (let n = 0; n < side * side; n++) file[54 + n * 3 + (n < (side * side) / 2 ? 0 : 2)] = 255;
  return file;
}

describe('images', () => {
  it('writes all sizes upright and without metadata', async () => {
    const withExif = await plain(3000, 1500)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await images.writeVariants('pictures', withExif);
    const original = await written('original.webp');
    expect(original).toMatchObject({ format: 'webp', width: 1024, height: 2048 });
    expect(original.exif).toBeUndefined();
    expect(original.orientation).toBeUndefined();
    expect(await written('min-original.webp')).toMatchObject({ width: 600, height: 1200 });
    expect(await written('tiny-original.webp')).toMatchObject({ width: 300, height: 300 });
    expect(await written('small-original.webp')).toMatchObject({ width: 400 });
    expect(await written('medium-original.webp')).toMatchObject({ width: 900 });
  });

  it('creates missing sizes of older pictures once', async () => {
    await images.writeVariants('older', await plain(1000, 500).png().toBuffer());
    await storage.remove('older/small-original.webp');
    await images.completeVariants('older', 'small-original.webp');
    const made = await storage.info('older/small-original.webp');
    expect(made).not.toBeNull();
    await images.completeVariants('older', 'small-original.webp');
    expect(await storage.info('older/small-original.webp')).toEqual(made);
    await images.completeVariants('nowhere', 'small-original.webp');
    expect(await storage.info('nowhere/small-original.webp')).toBeNull();
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('reads %s', async (format) => {
    await images.writeVariants('pictures', await plain(20, 10).toFormat(format).toBuffer());
    expect(await written('original.webp')).toMatchObject({ width: 20, height: 10 });
  });

  it('reads bitmaps with the rows the right way round', async () => {
    await images.writeVariants('pictures', bitmap());
    const pixels = await sharp((await storage.read('pictures/original.webp')) ?? Buffer.alloc(0))
      .removeAlpha()
      .raw()
      .toBuffer();
    const [first, last] = [pixels.subarray(0, 3), pixels.subarray(-3)];
    expect(first[0]).toBeGreaterThan(200);
    expect(last[2]).toBeGreaterThan(200);
  });

  describe('HEIC photos', () => {
    const photo = readFileSync(new URL('../../../../apps/api/test/fixtures/recipe.heic', import.meta.url));
    const withSides = (sides: number) => {
      const changed = Buffer.from(photo);
      const size = changed.indexOf('ispe') + 8;
      changed.writeUInt32BE(sides, size);
      changed.writeUInt32BE(sides, size + 4);
      return changed;
    };

    it('are read from memory and from a file', async () => {
      await images.writeVariants('pictures', photo);
      expect(await written('original.webp')).toMatchObject({ width: 800, height: 472 });
      const path = join(environment.DATA_DIR, 'photo');
      writeFileSync(path, photo);
      const { pixels } = await images.grayscale(path, 3000);
      expect(pixels.some((pixel) => pixel < 40)).toBe(true);
      expect(pixels[0]).toBeGreaterThan(250);
    });

    it('are refused if damaged or too large', async () => {
      expect(await failure(photo.subarray(0, photo.length / 2))).toBe('400 images.unreadable');
      expect(await failure(withSides(20_000))).toBe('400 images.tooManyPixels');
      for (let n = 0; n < 20; n++) {
        const changed = Buffer.from(photo);
        for (let at = 40 + n; at < changed.length; at += 211) changed[at] = (changed[at]! * 7 + n) % 256;
        expect(await failure(changed)).toMatch(/^no failure$|^400 images/);
      }
    });

    it('are refused if their header states a wrong size', async () => {
      await images.writeVariants('other', withSides(64)).catch(() => {});
      const made = await storage.read('other/original.webp');
      expect(made === null || (await sharp(made).metadata()).width <= 800).toBe(true);
    });
  });

  it('writes avatars of 500 by 500', async () => {
    await images.writeAvatar('pictures', await plain(80, 40).png().toBuffer());
    expect(await written('profile.webp')).toMatchObject({ width: 500, height: 500 });
  });

  it('refuses other content whatever the declared type', async () => {
    expect(await failure(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('400 images.unsupported');
    expect(await failure(Buffer.from('just a text that is long enough'))).toBe('400 images.unsupported');
    expect(await failure(Buffer.alloc(0))).toBe('400 images.unsupported');
  });

  it('refuses damaged pictures', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
        background: 'red',
      },
    })
      .jpeg()
      .toBuffer();
    expect(await failure(whole.subarray(0, whole.length / 2))).toBe('400 images.unreadable');
    expect(await failure(Buffer.concat([whole.subarray(0, 4), Buffer.alloc(500, 7)]))).toBe('400 images.unreadable');
    expect(await failure(bitmap().subarray(0, 60))).toBe('400 images.unreadable');
  });

  it('refuses more than 100 megapixels before decoding them', async () => {
    const picture = await plain(20, 10).png().toBuffer();
    picture.writeUInt32BE(20_000, 16);
    picture.writeUInt32BE(10_000, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
    expect(await failure(picture)).toBe('400 images.tooManyPixels');
  });

  it('refuses a small file of 100 megapixels whose format is decoded as a whole, from its header', async () => {
    const picture = await plain(64, 64).avif({ effort: 0 }).toBuffer();
    const size = picture.indexOf('ispe') + 8;
    picture.writeUInt32BE(10_000, size);
    picture.writeUInt32BE(10_000, size + 4);
    expect(picture.length).toBeLessThan(2500);
    const before = process.memoryUsage().rss;
    expect(await failure(picture)).toBe('400 images.tooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('processes one picture at a time, from memory or a file', async () => {
    const path = join(environment.DATA_DIR, 'upload');
    writeFileSync(path, await plain(2000, 2000).jpeg().toBuffer());
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => images.writeVariants(`many-${n}`, path)));
    clearInterval(watch);
    expect(most).toBe(1);
    expect(await storage.info('many-6/original.webp')).not.toBeNull();
  });
});
