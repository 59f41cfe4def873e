import { defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const breakpoints = { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' };

/**
 * Chakra with this product's tokens instead of its own, whose module would import every recipe. Only the build reads
 * this object and writes the tokens as CSS variables, which the app's recipes refer to.
 */
export const config = mergeConfigs(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 't',
    cssVarsRoot: ':where(html, .chakra-theme)',
    preflight: false,
    theme: { breakpoints, textStyles, tokens, semanticTokens },
  }),
);
