import { createSystem, defineConfig, type SystemStyleObject } from '@chakra-ui/react';
import { config } from './config.ts';
import { globalCss } from './global-css.ts';

const keyframes = {
  'fade-in': { from: { opacity: 0 } },
  rise: { from: { opacity: 0, translate: '0 12px' } },
  'rise-from-below': { from: { translate: '0 40%' } },
};

/** Complete system with Chakra's shorthands and conditions, for the build only: creating it takes a phone 100 ms. */
export const system = createSystem(config, defineConfig({ preflight: true, globalCss, theme: { keyframes } }));

/** Reset, tokens and global styles: written once into a style sheet, not into each page. */
export const staticStyles = system._global;
/** Order of the cascade layers. */
export const layers = system.layers.atRule;

/** Matches files that define recipes. */
export const definesRecipes = /\bdefine(Slot)?Recipe\(/;

export interface Recipe {
  slots?: string[];
  base: object;
}

/** Compiles a recipe to plain CSS with variables, selectors and media queries. */
export function plainRecipe({ slots, base, ...others }: Recipe): Recipe {
  // variants are not used; they would have to be compiled as well
  if (Object.keys(others).length > 0) throw new Error(`A recipe has ${Object.keys(others).join(' and ')}`);
  if (!slots) return { base: system.css(base) };
  const parts = Object.entries(base as Record<string, SystemStyleObject>);
  return { slots, base: Object.fromEntries(parts.map(([part, styles]) => [part, system.css(styles)])) };
}
