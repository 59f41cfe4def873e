import { defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import { checkboxRecipe, switchRecipe } from './recipes/choices.ts';
import { comboboxRecipe } from './recipes/combobox.ts';
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/text-fields.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const breakpoints = { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' };

/**
 * Chakra with this product's tokens, and the recipes of what stands in pages; what opens on a click brings its own along.
 * Chakra's own token object is not imported: its module brings every recipe along.
 */
export const config = mergeConfigs(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 't',
    cssVarsRoot: ':where(html, .chakra-theme)',
    preflight: false,
    theme: {
      breakpoints,
      textStyles,
      tokens,
      semanticTokens,
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        checkbox: checkboxRecipe,
        combobox: comboboxRecipe,
        field: fieldRecipe,
        nativeSelect: nativeSelectRecipe,
        switch: switchRecipe,
      },
    },
  }),
);
