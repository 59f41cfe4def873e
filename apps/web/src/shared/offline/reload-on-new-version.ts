import { useEffect } from 'react';

const key = 'stale-reload';
const guard = 60_000;

let isStale = false;
const failures = new WeakSet<Error>();

/**
 * After an update the server no longer has the files of the page that is open. What was only fetched ahead disturbs nobody; the
 * page is loaded anew when somebody needs what is gone, or goes elsewhere.
 */
export function watchForUpdates(): void {
  addEventListener('vite:preloadError', ({ payload }: VitePreloadErrorEvent) => {
    isStale ||= navigator.onLine;
    failures.add(payload);
  });
  // catches failed imports after a click, which render nothing
  addEventListener('unhandledrejection', ({ reason }) => failures.has(reason) && reloadIfStale());
}

/** At most once a minute: what is missing on the server as well would never come. */
function reloadIfStale(): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (!isStale || Date.now() - last < guard) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Reloads an error screen once, in case the failure is a chunk that a newer deployment has removed. */
export function useReloadIfStale(): void {
  useEffect(reloadIfStale, []);
}

/** Lets the server answer a navigation if the page is of a version that it no longer has. Resolves if it is not. */
export async function leaveIfStale({ pathname, href }: { pathname: string; href: string }): Promise<void> {
  if (!isStale || pathname === location.pathname) return;
  location.assign(href);
  await new Promise(() => undefined);
}
