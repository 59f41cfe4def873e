import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { UiTexts } from '../texts/ui-texts.ts';
import { system } from '../theme/system.ts';
import type { StyleCache } from './style-cache.ts';

// Reset and tokens are a static style sheet: Chakra must not write them into each page again.
const withoutGlobals: typeof system = { ...system, _global: [] };

interface UiProviderProps {
  /** Language tag; arrow keys, dates and numbers follow it. */
  locale: string;
  texts: UiTexts;
  styles: StyleCache;
  children: ReactNode;
}

/** What the components of this library need around them, once at the root of the app. */
export function UiProvider({ locale, texts, styles, children }: UiProviderProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={withoutGlobals}>
        <LocaleProvider locale={locale}>
          <UiTexts value={texts}>{children}</UiTexts>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
