import { useEffect } from 'react';
import { tabStorage } from '../browser/browser-storage.ts';

const key = 'stale-reload';
const guard = 60_000;

let isStale = false;
let hasFailedOffline = false;
const failures = new WeakSet<Error>();

/**
 * Notices that a newer deployment has removed files of this page. The page reloads when a missing file is needed or on
 * navigation; failed prefetches are ignored.
 */
export function watchForUpdates(): void {
  addEventListener('vite:preloadError', ({ payload }: VitePreloadErrorEvent) => {
    noteFailedImport();
    failures.add(payload);
  });
  // catches failed imports after a click, which render nothing
  addEventListener('unhandledrejection', ({ reason }) => failures.has(reason) && reloadIfStale());
}

/** Notices an import that failed, which browsers do not repeat. Online, a newer deployment has removed the file. */
export function noteFailedImport(): void {
  if (navigator.onLine) isStale = true;
  else hasFailedOffline = true;
}

/** Reloads at most once a minute. If the new build lacks the file too, reloading would loop. */
function reloadIfStale(): void {
  const last = tabStorage.get<number>(key) ?? 0;
  if (!isStale || Date.now() - last < guard) return;
  if (tabStorage.set(key, Date.now())) location.reload();
}

/**
 * Reloads a page whose modules could not be fetched offline.
 * @returns false if there is no need, or no network yet
 */
export function reloadIfFailedOffline(): boolean {
  if (!hasFailedOffline || !navigator.onLine) return false;
  location.reload();
  return true;
}

/** Reloads an error screen once, in case the failure is a chunk that a newer deployment has removed. */
export function useReloadIfStale(): void {
  useEffect(reloadIfStale, []);
}

/** Navigates by a full load if this page is outdated; resolves otherwise. */
export async function navigateByReloadIfStale(href: string): Promise<void> {
  if (!isStale || new URL(href, location.origin).pathname === location.pathname) return;
  location.assign(href);
  await new Promise(() => undefined);
}
