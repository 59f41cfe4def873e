import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isTimeZone } from '#contract/plain-dates';
import { readCookie, writeCookie } from '../session/cookies.ts';

const timeZoneCookie = 'time_zone';
/** Of a page for somebody whose browser has not said where it is. */
const UNKNOWN = 'UTC';

let known: string | undefined;

/** Where the device is, e.g. `Europe/Berlin`. */
export const deviceTimeZone = (): string => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** For a server: where the device is that a page is rendered for. */
export function askedTimeZone(cookies: string): string {
  const zone = readCookie(cookies, timeZoneCookie);
  return zone && isTimeZone(zone) ? zone : UNKNOWN;
}

/** For a browser: which time zone the page was rendered in. */
export const renderedTimeZone = (page: HTMLElement): string => page.dataset['timeZone'] ?? UNKNOWN;

/** Tells the server, for the next page. */
export function tellTimeZone(page: HTMLElement): void {
  if (deviceTimeZone() !== page.dataset['timeZone']) writeCookie(timeZoneCookie, deviceTimeZone());
}

const never = () => () => undefined;

/** For times on the screen: where the device is; until a page from the server is taken over, where the server supposed it to be. */
export function useTimeZone(): string {
  const { timeZone } = useRouter().options.context;
  return useSyncExternalStore(never, deviceTimeZone, () => timeZone);
}
