/** Parses an absolute or, with a base, a relative address; undefined if it is none. Browsers before 2024 have no `URL.parse`. */
export function parseAddress(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** True for an absolute http(s) address without spaces. */
export function isWebAddress(text: string): boolean {
  const url = parseAddress(text);
  return !!url && /^https?:$/.test(url.protocol) && !!url.hostname && !/\s/.test(text);
}

/** Returns the host of an address as people name it: without `www.`. */
export const siteOf = (address: string): string | undefined => parseAddress(address)?.hostname.replace(/^www\./, '');
