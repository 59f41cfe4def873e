import iconv from 'iconv-lite';

/**
 * Decodes a file as UTF-8 or UTF-16 if valid, else by its XML declaration, else by the most plausible code page. Normalizes line ends.
 *
 * @param isPart true if the last character may be truncated
 */
export function decodeText(bytes: Uint8Array, isPart = false): string {
  return decodeBytes(bytes, isPart)
    .replace(/\r\n?/g, '\n')
    .replace(/\u001a+\s*$/, '');
}

function decodeBytes(bytes: Uint8Array, isPart: boolean): string {
  const wide = detectUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes, { stream: isPart });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart });
  } catch {
    return iconv.decode(Buffer.from(bytes), declaredEncoding(bytes) ?? guessCodePage(bytes));
  }
}

/** Number of characters that are checked. */
const MIN_WIDE_CHARACTERS = 8;

/** Detects UTF-16 by the byte order mark, or because every other byte of the beginning is zero. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (bytes.length < MIN_WIDE_CHARACTERS * 2) return null;
  const isSign = (byte: number) => byte >= 0x20 || (byte >= 9 && byte <= 13);
  const isWide = (zero: number) =>
    bytes
      .subarray(0, MIN_WIDE_CHARACTERS * 2)
      .every((byte, index) => (index % 2 === zero ? byte === 0 : isSign(byte) && byte < 0x7f));
  if (isWide(1)) return 'utf-16le';
  return isWide(0) ? 'utf-16be' : null;
}

/** Returns the declared encoding of XML. Some programs write `win-1252`, or Latin 1 instead of windows-1252. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const label = /encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]?.replace(/^win-/i, 'windows-');
  if (!label || /^utf-?8$/i.test(label) || !iconv.encodingExists(label)) return null;
  return /^(?:iso[-_]?8859-1|latin-?1|(?:us-)?ascii)$/i.test(label) ? 'windows-1252' : label;
}

/** Code pages of Windows, DOS and Macintosh for Western, Central European and Cyrillic letters, weighted by frequency. */
const PAGES: readonly (readonly [string, number])[] = [
  ['windows-1252', 1],
  ['cp850', 1],
  ['macintosh', 0.6],
  ['windows-1250', 0.6],
  ['windows-1251', 0.6],
  ['cp866', 0.6],
  ['koi8-r', 0.6],
];
const HIGH_HALF = Buffer.from(Array.from({ length: 128 }, (_, index) => index + 128));
const [LF, CR] = [10, 13];
/** Maximum number of non-ASCII bytes that are rated. */
const MAX_SAMPLED = 4000;

function guessCodePage(bytes: Uint8Array): string {
  const places: number[] = [];
  for (let at = 0; at < bytes.length && places.length < MAX_SAMPLED; at++) if ((bytes[at] ?? 0) > 127) places.push(at);
  // only the classic Macintosh ends lines with CR
  const isOfMac = bytes.includes(CR) && !bytes.includes(LF);
  let best = { page: '', score: -Infinity };
  for (const [page, usual] of PAGES) {
    const weight = page === 'macintosh' && isOfMac ? 2 : usual;
    const letters = iconv.decode(HIGH_HALF, page);
    const signAt = (at: number) => {
      const byte = bytes[at] ?? 32;
      return byte > 127 ? letters.charAt(byte - 128) : String.fromCharCode(byte);
    };
    const score = weight * places.reduce((sum, at) => sum + plausibility(signAt(at), signAt(at - 1)), 0);
    if (score > best.score) best = { page, score };
  }
  return best.page;
}

const WESTERN = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüœ]/i;
const CENTRAL = /[ąćčďęěłńňőřśšťůűźżž]/i;
const CYRILLIC = /[\u0400-\u045f]/;
const DIGIT = /\d/;

/** Rates how plausible a character is in a recipe after the previous one. */
function plausibility(sign: string, before: string): number {
  if ('°º'.includes(sign)) return DIGIT.test(before) || before === ' ' ? 2 : 0.5;
  if (!/\p{L}/u.test(sign)) return punctuationPlausibility(sign, before);
  // capitals inside a word are implausible
  if (sign !== sign.toLowerCase() && before !== before.toUpperCase()) return -2;
  if (DIGIT.test(before)) return -1;
  if (CYRILLIC.test(sign)) return CYRILLIC.test(before) ? 2 : /\p{L}/u.test(before) ? -2 : 0.25;
  if (sign === 'ß') return /[aeiouäöü]/i.test(before) ? 2.1 : -1;
  if (WESTERN.test(sign)) return WESTERN.test(before) ? 0.5 : 2;
  return CENTRAL.test(sign) ? 1 : -1;
}

/** Rates quotation marks and dashes slightly higher than letters, because other code pages have letters in their places. */
function punctuationPlausibility(sign: string, before: string): number {
  if (sign === '’') return /[a-z]/i.test(before) ? 2.3 : 0.5;
  if ('–—‘“'.includes(sign)) return /[\s\d(]/.test(before) ? 2.1 : 1;
  if ('½¼¾”'.includes(sign)) return 2;
  return '…•®™©\u00a0«»€£·×'.includes(sign) ? 1 : -1;
}
