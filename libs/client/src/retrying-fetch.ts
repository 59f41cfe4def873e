type Fetch = (request: Request) => Promise<Response>;

/** Longest wait that a server may ask for. */
const MAX_WAIT_MS = 60_000;
const SAFE = new Set(['GET', 'HEAD']);
const BUSY = new Set([429, 503]);

/**
 * Sends reads, and changes with an `Idempotency-Key`, again if the server is busy or does not answer. Waits as long as
 * `Retry-After` says, otherwise for half a second, then twice as long each time.
 */
export function retryingFetch(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    for (let failures = 0; ; failures++) {
      const isLast = failures === retries || !isRepeatable(request);
      const attempt = isLast ? request : request.clone();
      try {
        const response = await fetch(attempt);
        if (isLast || !BUSY.has(response.status)) return response;
        const waitMs = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000 || backoffMs(failures);
        if (waitMs > MAX_WAIT_MS) return response;
        await response.body?.cancel();
        await wait(waitMs, request.signal);
      } catch (error) {
        if (isLast || request.signal.aborted) throw error;
        await wait(backoffMs(failures), request.signal);
      }
    }
  };
}

const isRepeatable = ({ method, headers }: Request) => SAFE.has(method) || headers.has('idempotency-key');
const backoffMs = (failures: number) => 500 * 2 ** failures;

/** Resolves after the time, and at once if the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
