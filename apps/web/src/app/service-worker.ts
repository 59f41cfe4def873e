export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js', { scope: '/' }).then(warm, () => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** The first page loaded without a worker: what it fetched would be missing when the network goes away. */
async function warm(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const urls = loaded.filter((url) => url.origin === location.origin).map((url) => url.pathname + url.search);
  active?.postMessage({ type: 'warm', urls });
}

/** Another person's answers must not be shown from the cache. */
export function forgetOfflineCopies(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}
