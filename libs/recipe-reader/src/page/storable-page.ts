import { decodePage } from './decode.ts';

const openTag = /<(script|style)\b[^<>]*>/gi;
const closeTags = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };

/** Scripts that the reader looks into: structured data and the state of an application. */
const isReadScript = (tag: string, text: string) =>
  /ld\+json/i.test(tag) || (!/\ssrc\s*=/i.test(tag) && /ingredient|__next_f/i.test(text));

/** Decodes a page and leaves out the styles and scripts that the reader does not need, so that it is read in the same way later. */
export function storablePage(page: string | Uint8Array, contentType?: string): string {
  const html = typeof page === 'string' ? page : decodePage(page, contentType);
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: tag, 1: name = '' } of html.matchAll(openTag)) {
    if (index < end) continue;
    const close = closeTags[name.toLowerCase() === 'script' ? 'script' : 'style'];
    close.lastIndex = index + tag.length;
    const found = close.exec(html);
    // an open element reaches to the end of the page
    if (!found) break;
    const isScript = name.toLowerCase() === 'script';
    const isKept = isScript && isReadScript(tag, html.slice(index + tag.length, found.index));
    const after = found.index + found[0].length;
    parts.push(html.slice(end, isKept ? after : index));
    end = after;
  }
  parts.push(html.slice(end));
  return parts.join('');
}
