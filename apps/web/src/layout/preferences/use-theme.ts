import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme } from '../../shared/browser/theme.ts';

const changed = 'tureen:theme';

function subscribe(listener: () => void) {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** @returns the current theme and a function that switches it; the server renders the light state */
export function useTheme(): ['light' | 'dark', () => void] {
  const theme = useSyncExternalStore<'light' | 'dark'>(subscribe, currentTheme, () => 'light');
  const toggle = () => {
    applyTheme(theme === 'dark' ? 'light' : 'dark');
    dispatchEvent(new Event(changed));
  };
  return [theme, toggle];
}
