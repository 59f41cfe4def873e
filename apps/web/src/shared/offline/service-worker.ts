import { whenIdle } from '#ui';
import { unsubscribeFromPush } from './push.ts';
import { withBase } from '../browser/base-path.ts';

/**
 * Registers the service worker once idle: a new one fetches the whole app.
 *
 * @param onFirst called when the first worker of this browser controls the page, which was loaded without it
 */
export function registerServiceWorker(onFirst: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', onFirst, { once: true });
  whenIdle(
    () =>
      void serviceWorker
        .register(withBase('/sw.js'), { scope: withBase('/') })
        .then(warmOfflineCopies, () => undefined),
  );
}

/** Lets the worker cache the files of the first page, which was loaded without it. */
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

/** Maximum wait for the worker, so that it cannot block a sign-out. */
const PATIENCE_MS = 2000;

/** Deletes cached responses of the former person. Resolves once they are deleted. */
export async function forgetOfflineCopies(): Promise<void> {
  for (const stop of forgetting) stop();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return;
  await unsubscribeFromPush(registration);
  const { port1, port2 } = new MessageChannel();
  registration.active.postMessage({ type: 'forget' }, [port2]);
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    setTimeout(resolve, PATIENCE_MS);
  });
}
