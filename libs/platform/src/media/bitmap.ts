/** The message is the translation key of the problem. */
export class BadBitmap extends Error {}

export interface RawPicture {
  width: number;
  height: number;
  /** Red, green, blue of each pixel, rows from the top. */
  pixels: Buffer;
}

interface Header {
  start: number;
  width: number;
  height: number;
  topDown: boolean;
  bits: number;
  palette: number;
}

function readHeader(file: Buffer): Header {
  if (file.length < 54) throw new BadBitmap('images.unreadable');
  const height = file.readInt32LE(22);
  const header = {
    start: file.readUInt32LE(10),
    width: file.readInt32LE(18),
    height: Math.abs(height),
    topDown: height < 0,
    bits: file.readUInt16LE(28),
    palette: 14 + file.readUInt32LE(14),
  };
  // Compression 0 is none, 3 is bit fields, which with 32 bits are in practice always blue, green, red.
  const plain = [0, 3].includes(file.readUInt32LE(30)) && [8, 24, 32].includes(header.bits);
  if (!plain || header.width < 1 || header.height < 1) throw new BadBitmap('images.unsupported');
  return header;
}

export function bitmapSize(file: Buffer): { width: number; height: number } {
  const { width, height } = readHeader(file);
  return { width, height };
}

/** Decodes an uncompressed Windows bitmap of 8, 24 or 32 bits a pixel, which libvips does not read. */
export function decodeBitmap(file: Buffer): RawPicture {
  const { start, width, height, topDown, bits, palette } = readHeader(file);
  const step = bits / 8;
  const rowSize = Math.ceil((width * step) / 4) * 4;
  if (start + rowSize * height > file.length) throw new BadBitmap('images.unreadable');
  const pixels = Buffer.allocUnsafe(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = start + rowSize * (topDown ? y : height - 1 - y);
    for (let x = 0; x < width; x++, from += step, to += 3) {
      const color = step === 1 ? palette + (file[from] ?? 0) * 4 : from;
      pixels[to] = file[color + 2] ?? 0;
      pixels[to + 1] = file[color + 1] ?? 0;
      pixels[to + 2] = file[color] ?? 0;
    }
  }
  return { width, height, pixels };
}
