import { createHash } from 'node:crypto';
import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The shell page is rendered by the server from the same build, so it is new whenever one of the assets is. */
export const serviceWorkerEntries: NonNullable<VitePWAOptions['injectManifest']> = {
  rollupFormat: 'iife',
  globPatterns: ['assets/*.{js,css}', 'icons/*.{svg,png}', 'manifest.webmanifest'],
  globIgnores: ['assets/locale-*.js'],
  dontCacheBustURLsMatching: /^assets\//,
  manifestTransforms: [
    async (entries) => {
      const revision = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
      return { manifest: [...entries, { url: '/shell.html', revision, size: 0 }], warnings: [] };
    },
  ],
};
