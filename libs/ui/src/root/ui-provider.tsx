import { createContext, type ReactNode } from 'react';
import { UiTexts } from '../texts/ui-texts.ts';
import type { StyleCache } from './style-cache.ts';

interface Settings {
  /** Language tag; arrow keys, dates and numbers follow it. */
  locale: string;
  /** Style cache of a server rendering; browsers use a global one. */
  styles?: StyleCache;
}

export const UiSettings = createContext<Settings>({ locale: 'en-US' });

interface UiProviderProps extends Settings {
  texts: UiTexts;
  children: ReactNode;
}

/** Provides the settings of this library, once at the root of the app. */
export function UiProvider({ locale, texts, styles, children }: UiProviderProps) {
  return (
    <UiSettings value={{ locale, styles }}>
      <UiTexts value={texts}>{children}</UiTexts>
    </UiSettings>
  );
}
