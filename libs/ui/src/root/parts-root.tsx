import { ChakraProvider, LocaleProvider, createSystem } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { createContext, use, type ReactNode } from 'react';
import { checkboxRecipe, switchRecipe } from '../theme/recipes/choices.ts';
import { comboboxRecipe } from '../theme/recipes/combobox.ts';
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from '../theme/recipes/text-fields.ts';
import { createStyleCache } from './style-cache.ts';
import { UiSettings } from './ui-provider.tsx';

type System = ReturnType<typeof createSystem>;

/**
 * Style recipes of components in pages; panels bring their own. The build compiles recipes to plain CSS, so that pages
 * need not load Chakra's tables of tokens.
 */
const withGlobals = createSystem({
  preflight: false,
  theme: {
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: {
      checkbox: checkboxRecipe,
      combobox: comboboxRecipe,
      field: fieldRecipe,
      nativeSelect: nativeSelectRecipe,
      switch: switchRecipe,
    },
  },
});

/** Without reset, tokens and layers, which are a static style sheet. */
export const partsSystem: System = {
  ...withGlobals,
  _global: [],
  _config: { ...withGlobals._config, disableLayers: true },
};

const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const stylesOfBrowser = typeof document === 'undefined' ? undefined : createStyleCache(nonce());

const IsInside = createContext(false);

interface PartsRootProps {
  system?: System;
  children: ReactNode;
}

/** Provides what Chakra's parts need. Pages without them do not load Chakra. */
export function PartsRoot({ system = partsSystem, children }: PartsRootProps) {
  const { locale, styles = stylesOfBrowser! } = use(UiSettings);
  return (
    <IsInside value>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <LocaleProvider locale={locale}>{children}</LocaleProvider>
        </ChakraProvider>
      </CacheProvider>
    </IsInside>
  );
}

/** Wraps a component in PartsRoot unless an ancestor already did. */
export function withParts<Props extends object>(Component: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function WithParts(props: Props) {
    const content = <Component {...props} />;
    return use(IsInside) ? content : <PartsRoot>{content}</PartsRoot>;
  };
}
