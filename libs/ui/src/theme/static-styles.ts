import { createSystem, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { config } from './config.ts';

const keyframes = {
  'fade-in': { from: { opacity: 0 } },
  rise: { from: { opacity: 0, translate: '0 12px' } },
  'rise-from-below': { from: { translate: '0 40%' } },
};

const system = createSystem(config, defineConfig({ preflight: true, globalCss, theme: { keyframes } }));

/** Reset, tokens and global styles: written once into a style sheet, not into each page. */
export const staticStyles = system._global;
/** Which of them give way to which. */
export const layers = system.layers.atRule;
