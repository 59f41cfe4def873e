import iconv from 'iconv-lite';

/** The text of a file: UTF-8 or UTF-16 where it is that, else the code page of DOS or of Windows that its letters speak for. */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const declared = declaredIn(bytes);
    if (declared) return iconv.decode(Buffer.from(bytes), declared);
    return isDos(bytes) ? iconv.decode(Buffer.from(bytes), 'cp850') : new TextDecoder('windows-1252').decode(bytes);
  }
}

function byMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** What the first line of XML says, as far as anybody knows it: some programs write `win-1252`. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const label = /encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]?.replace(/^win-/i, 'windows-');
  return label && iconv.encodingExists(label) ? label : null;
}

/** Letters with accents lie in 0x80 to 0xA5 in the code pages of DOS, and above 0xC0 in that of Windows. */
function isDos(bytes: Uint8Array): boolean {
  let dos = 0;
  let windows = 0;
  for (const byte of bytes) {
    if (
      byte === 0x84 ||
      byte === 0x81 ||
      byte === 0x94 ||
      byte === 0x82 ||
      byte === 0x87 ||
      byte === 0x8a ||
      byte === 0xe1 ||
      byte === 0xf8 ||
      byte === 0xab ||
      byte === 0xac
    )
      dos++;
    if (byte >= 0xc0 && byte !== 0xe1 && byte !== 0xf8) windows++;
  }
  return dos > windows;
}
