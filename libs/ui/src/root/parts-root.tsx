import { ChakraProvider, LocaleProvider, createSystem } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { createContext, use, type FunctionComponent, type ReactNode } from 'react';
import { config } from '../theme/config.ts';
import { createStyleCache } from './style-cache.ts';
import { UiSettings } from './ui-provider.tsx';

type System = ReturnType<typeof createSystem>;

let made: System | undefined;

/** Made when it is first needed, since that takes a phone a tenth of a second. */
export function partsSystem(): System {
  if (made) return made;
  const system = createSystem(config);
  // Reset, tokens and the order of the layers are a static style sheet: Chakra must not write them into each page again.
  made = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
  return made;
}

const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const stylesOfBrowser = typeof document === 'undefined' ? undefined : createStyleCache(nonce());

const IsInside = createContext(false);

interface PartsRootProps {
  system?: System;
  children: ReactNode;
}

/** What components made of Chakra's parts need around them. Pages without such parts do not load Chakra. */
export function PartsRoot({ system = partsSystem(), children }: PartsRootProps) {
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

/** The component with that around it, where nothing around it has brought it already. */
export function withParts<Props extends object>(Component: FunctionComponent<Props>): FunctionComponent<Props> {
  return function WithParts(props: Props) {
    const content = <Component {...props} />;
    return use(IsInside) ? content : <PartsRoot>{content}</PartsRoot>;
  };
}
