import createEmotionServer from '@emotion/server/create-instance';
import type { StyleCache } from '#ui';

/** Puts the styles that a rendered page uses into its head, where the browser's cache takes them over. */
export function withCriticalStyles(html: string, cache: StyleCache): string {
  if (Object.keys(cache.inserted).length === 0) return html;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html.replace('</head>', () => `${styles}</head>`);
}
