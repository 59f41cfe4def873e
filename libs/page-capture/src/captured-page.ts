export interface CapturedPage {
  url: string;
  title: string;
  /** Empty if the page was too large to be handed over. */
  html: string;
}

/** Address of the screen for captured pages, below the base path. */
export const CAPTURED_PAGE_PATH = '/recipe/create/page';
const PREFIX = 'page=';
/** Limit of the contract for the text of a page. A packed page can be far larger than its hash. */
const MAX_BYTES = 10_000_000;

/** True for the hash of an address, without `#`, that contains a captured page. */
export const isCapturedPage = (hash: string): boolean => hash.startsWith(PREFIX);

/** Unpacks the hash that `capturePage` made. Throws if it is damaged, too large, or not of a web page. */
export async function readCapturedPage(hash: string): Promise<CapturedPage> {
  const packed = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('The captured page is too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  const [url = '', title = '', ...html] = text.split('\n');
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('The captured page has no web address');
  return { url, title, html: html.join('\n') };
}
