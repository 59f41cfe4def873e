import { parseCookie, stringifySetCookie } from 'cookie';

const year = 365 * 24 * 60 * 60;

export const readCookie = (cookies: string | null | undefined, name: string): string | undefined =>
  parseCookie(cookies ?? '')[name] || undefined;

export function writeCookie(name: string, value: string): void {
  document.cookie = stringifySetCookie({ name, value, path: '/', maxAge: year, sameSite: 'lax' });
}
