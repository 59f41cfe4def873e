import createEmotionServer from '@emotion/server/create-instance';
import type { StyleCache } from '#ui';

/** Puts the styles of a rendered page into its head, where the client-side style cache adopts them. */
export function withCriticalStyles(html: string, cache: StyleCache): string {
  if (Object.keys(cache.inserted).length === 0) return html;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html.replace('</head>', () => `${styles}</head>`);
}
