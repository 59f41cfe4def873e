import { useRouter } from '@tanstack/react-router';
import { isTimeZone } from '#contract/plain-dates';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { useBrowserFact } from '../browser/use-browser-fact.ts';

const timeZoneCookie = 'time_zone';
/** Time zone of pages for browsers that have not sent theirs. */
const UNKNOWN = 'UTC';

let known: string | undefined;

/** Time zone of the device, e.g. `Europe/Berlin`. */
export const deviceTimeZone = (): string => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** @returns the time zone of the device that the server renders a page for, from its cookies */
export function askedTimeZone(cookies: string): string {
  const zone = readCookie(cookies, timeZoneCookie);
  return zone && isTimeZone(zone) ? zone : UNKNOWN;
}

/** @returns the time zone that the server rendered the page in */
export const renderedTimeZone = (page: HTMLElement): string => page.dataset['timeZone'] ?? UNKNOWN;

/** Stores the device's time zone in a cookie for the next page. */
export function tellTimeZone(page: HTMLElement): void {
  if (deviceTimeZone() !== page.dataset['timeZone']) writeCookie(timeZoneCookie, deviceTimeZone());
}

/**
 * Time zone for times on the screen: that of the device, but until a server-rendered page is hydrated the one it was
 * rendered in.
 */
export function useTimeZone(): string {
  const { timeZone } = useRouter().options.context;
  return useBrowserFact(deviceTimeZone, timeZone);
}
