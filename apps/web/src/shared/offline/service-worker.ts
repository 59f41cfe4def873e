import { whenIdle } from '#ui';

/** It fetches the whole app when it is new, which must not hold up the first page. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(
    () => void navigator.serviceWorker.register('/sw.js', { scope: '/' }).then(warmOfflineCopies, () => undefined),
  );
}

/** The first page loaded without a worker: what it fetched would be missing when the network goes away. */
export async function warmOfflineCopies(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const urls = loaded.filter((url) => url.origin === location.origin).map((url) => url.pathname + url.search);
  active?.postMessage({ type: 'warm', urls });
}

const forgetting = new Set<() => void>();

/** Calls a function before the cached copies are deleted, so that nothing is written afterwards. */
export function whenForgotten(stop: () => void): () => void {
  forgetting.add(stop);
  return () => void forgetting.delete(stop);
}

/** A worker that does not answer must not keep anybody from signing out. */
const PATIENCE_MS = 2000;

/** Another person's answers must not be shown from the cache. Resolves when they are gone. */
export async function forgetOfflineCopies(): Promise<void> {
  for (const stop of forgetting) stop();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return;
  const { port1, port2 } = new MessageChannel();
  registration.active.postMessage({ type: 'forget' }, [port2]);
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    setTimeout(resolve, PATIENCE_MS);
  });
}
