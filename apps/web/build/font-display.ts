import type { Plugin } from 'vite';

/**
 * Letters never change their width under a reader's eyes: a font that comes late is used from the next page on. Phones, which have
 * a good face of their own (on most of them the same one), do not load it at all.
 */
export function fontDisplay(): Plugin {
  return {
    name: 'tureen:font-display',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('@fontsource') && id.endsWith('.css')
        ? `@media (min-width: 48rem) {\n${code.replaceAll('font-display: swap', 'font-display: optional')}\n}`
        : undefined,
  };
}
