const key = 'chunk-reload';
const guard = 60_000;

/** After an update the old page asks for chunks that are gone: load it anew, but at most once a minute. */
export function guardAgainstStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (!navigator.onLine || Date.now() - last < guard) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
