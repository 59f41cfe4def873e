import { createSystem, defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const breakpoints = { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' };

/**
 * Chakra with this product's tokens and only the recipes that the components of this library use.
 * Chakra's own token object is not imported: its module brings every recipe along.
 */
export const system = createSystem(
  mergeConfigs(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 't',
      cssVarsRoot: ':where(html, .chakra-theme)',
      globalCss,
      theme: { breakpoints, textStyles, tokens, semanticTokens, recipes, slotRecipes },
    }),
  ),
);
