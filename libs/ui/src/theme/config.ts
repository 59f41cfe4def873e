import { defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const breakpoints = { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' };

/**
 * Chakra with this product's tokens. Chakra's own token object is not imported: its module brings every recipe along.
 * Only the build reads it: what the app gets of it are variables in a style sheet, and recipes that name those.
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
