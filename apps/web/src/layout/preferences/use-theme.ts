import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme } from '../../shared/browser/theme.ts';

const changeEvent = 'tureen:theme';

function subscribe(listener: () => void) {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}

/** @returns the current theme and a function that switches it; the server renders the light state */
export function useTheme(): ['light' | 'dark', () => void] {
  const theme = useSyncExternalStore<'light' | 'dark'>(subscribe, currentTheme, () => 'light');
  const toggle = () => {
    applyTheme(theme === 'dark' ? 'light' : 'dark');
    dispatchEvent(new Event(changeEvent));
  };
  return [theme, toggle];
}
