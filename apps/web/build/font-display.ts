import type { Plugin } from 'vite';

/**
 * Avoids font swaps: a late font is used from the next page on. Phones keep their own font, which mostly is the same.
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
