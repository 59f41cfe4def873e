import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, use, useState, type ReactNode } from 'react';
import { system } from '../theme/system.ts';
import { StyleNonce } from './style-nonce.ts';

// Reset and tokens are a static style sheet: Chakra must not write them into the page again.
const withoutGlobals: typeof system = { ...system, _global: [] };

// In the browser one cache from the start, so that it takes over the server's styles before React sees them.
const browserCache = typeof document === 'undefined' ? undefined : newCache(pageNonce());

const Inside = createContext(false);

/** Brings Chakra where it is used: its run time is 40 kB, which screens without a form need not load. */
export function ChakraScope({ children }: { children: ReactNode }) {
  return use(Inside) ? children : <Outermost>{children}</Outermost>;
}

function Outermost({ children }: { children: ReactNode }) {
  const nonce = use(StyleNonce);
  const [cache] = useState(() => browserCache ?? newCache(nonce));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={withoutGlobals}>
        <Inside value>{children}</Inside>
      </ChakraProvider>
    </CacheProvider>
  );
}

function newCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'css', nonce });
}

function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
