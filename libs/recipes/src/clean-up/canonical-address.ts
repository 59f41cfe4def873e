import { isWebAddress } from '#contract/web-address';

const TRACKING_PARAMETER = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|src|share\w*)$/i;

/** Returns the address without protocol, `www.`, tracking parameters and trailing slash; null if it is not http(s). */
export function canonicalAddress(text: string): string | null {
  if (!isWebAddress(text)) return null;
  const url = new URL(text);
  for (const name of [...url.searchParams.keys()]) if (TRACKING_PARAMETER.test(name)) url.searchParams.delete(name);
  const query = url.searchParams.toString();
  return `${url.host.toLowerCase().replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}

/** The canonical address of a page; null for the start page of a site, which many recipes can have. */
export function pageAddress(text: string | null | undefined): string | null {
  const address = canonicalAddress(text ?? '');
  return address && /\/\w/.test(address) ? address : null;
}
