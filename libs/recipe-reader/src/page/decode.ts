/** Larger pages are truncated. */
export const maxPageBytes = 10 * 1024 * 1024;

/** Decodes a page by its byte order mark, its valid declarations, or a guess. */
export function decodePage(bytes: Uint8Array, contentType?: string): string {
  const page = bytes.subarray(0, maxPageBytes);
  const marked = byteOrderMark(page);
  if (marked) return new TextDecoder(marked).decode(page);
  const declared = [charsetIn(contentType ?? ''), declaredInPage(page)].filter((label) => label !== null);
  if (isUtf8(page)) return decodeUtf8(page, declared);
  for (const label of declared) if (label !== 'utf-8') return new TextDecoder(label).decode(page);
  // neither declared nor valid UTF-8: windows-1252, unless most of the page is UTF-8 with few broken bytes
  return mostlyUtf8(page) ? new TextDecoder('utf-8').decode(page) : new TextDecoder('windows-1252').decode(page);
}

/** ASCII bytes are valid UTF-8, but may be in an escape-based encoding such as ISO-2022-JP. */
function decodeUtf8(page: Uint8Array, declared: string[]): string {
  const escaped = declared.find((label) => label === 'iso-2022-jp' || label.startsWith('utf-16'));
  if (escaped === 'iso-2022-jp') return new TextDecoder(escaped).decode(page);
  return new TextDecoder('utf-8').decode(page);
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

function charsetIn(text: string): string | null {
  const label = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];
  return label ? knownLabel(label) : null;
}

function knownLabel(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** Searches the first 4 KB: HTML requires the first 1 KB, but some pages put scripts before the declaration. */
function declaredInPage(page: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(page.subarray(0, 4096));
  const declaration = /<meta[^>]+charset[^>]*>|<\?xml[^>]+encoding\s*=\s*["'][\w-]+["']/i.exec(head)?.[0];
  return declaration ? charsetIn(declaration.replace(/encoding/i, 'charset')) : null;
}

function isUtf8(page: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(page, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function mostlyUtf8(page: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(page);
  const broken = text.split('\ufffd').length - 1;
  const foreign = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken * 4 < foreign;
}
