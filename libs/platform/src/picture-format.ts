type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heif' | 'bmp' | 'tiff';

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

function heifBrand(bytes: Buffer): Format | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null;
  const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 64, bytes.length));
  if (/avif|avis/.test(brands)) return 'avif';
  return /hei[cfmsx]|hev[cx]|mif1|msf1/.test(brands) ? 'heif' : null;
}

/** The picture format that the first bytes of a file show, whatever its name or declared type; null for anything else. */
export function pictureFormat(bytes: Buffer): Format | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.readUInt32BE(0) === 0x89504e47) return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^(II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))) return 'tiff';
  if (ascii(bytes, 0, 2) === 'BM' && bytes.readUInt32LE(14) >= 40) return 'bmp';
  return heifBrand(bytes);
}
