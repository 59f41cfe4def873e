import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Plugin } from 'vite';
import { layers, staticStyles } from '../../../libs/ui/src/theme/static-styles.ts';

const id = 'virtual:theme.css';

/** The order of the layers, the reset, the tokens and the global styles of the Chakra system as one style sheet, instead of 30 kB in each page. */
export function themeCss(): Plugin {
  return {
    name: 'tureen:theme-css',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? css() : undefined),
  };
}

function css(): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const styles = staticStyles as Parameters<typeof Global>[0]['styles'];
  const html = renderToString(createElement(CacheProvider, { value: cache }, createElement(Global, { styles })));
  const chunks = createEmotionServer(cache).extractCriticalToChunks(html);
  return [layers, ...chunks.styles.map((style) => style.css)].join('\n');
}
