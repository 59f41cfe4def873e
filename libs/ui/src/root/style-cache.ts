import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** Holds the styles that components wrote: one in a browser, one for each page that a server renders. */
export function createStyleCache(nonce: string | undefined): StyleCache {
  const cache = createCache({ key: 'css', nonce });
  // on a server styles are collected instead of standing between the elements
  cache.compat = typeof document === 'undefined' ? true : undefined;
  return cache;
}
