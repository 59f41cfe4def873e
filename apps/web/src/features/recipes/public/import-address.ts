import { parseAddress } from '#contract/web-address';

/** Address at which a Tureen imports a page; undefined if the typed server address is invalid. */
export function importAddress(typed: string, page: string): string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  const base = parseAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!base || !/^https?:$/.test(base.protocol) || !base.hostname) return undefined;
  const path = base.pathname.replace(/\/+$/, '');
  return `${base.origin}${path}/recipe/create/url?recipe_import_url=${encodeURIComponent(page)}`;
}
