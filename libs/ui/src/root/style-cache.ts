import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** Emotion cache: one per browser page, one per server rendering. */
export function createStyleCache(nonce: string | undefined): StyleCache {
  const cache = createCache({ key: 'css', nonce });
  // on a server, styles are collected for the head
  cache.compat = typeof document === 'undefined' ? true : undefined;
  return cache;
}
