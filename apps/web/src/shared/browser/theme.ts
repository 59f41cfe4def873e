import { writeCookie } from '../session/cookies.ts';

export type Theme = 'light' | 'dark' | 'system';
export const themeCookie = 'theme';

export const asTheme = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');

/** Sets the theme before the first paint; the server cannot resolve "system". */
export const themeScript = `(()=>{var d=document.documentElement,t=(document.cookie.match(/(?:^|; )${themeCookie}=(light|dark)/)||[])[1]||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');d.classList.remove('light','dark');d.classList.add(t);d.style.colorScheme=t})()`;

export function currentTheme(): 'light' | 'dark' {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function applyTheme(theme: 'light' | 'dark'): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  style.colorScheme = theme;
  writeCookie(themeCookie, theme);
}
