import type { Middleware } from 'openapi-fetch';
import { withSerializer } from './body-serializer.ts';
import { retryingFetch } from './retrying-fetch.ts';
import { createTureenClient, type ClientSettings, type TureenClient } from './tureen-client.ts';

export interface RetryingSettings extends ClientSettings {
  /**
   * How often a request is sent again if the server is busy or does not answer; 0 by default. Changes get an
   * `Idempotency-Key`, so that a repetition changes nothing twice.
   */
  retries?: number;
}

/**
 * Client for programs: it repeats requests and writes files as multipart. The web app does without, to load less: it repeats by its
 * queries and its queue, and writes its few files itself.
 */
export function createRetryingClient({ retries = 0, ...settings }: RetryingSettings = {}): TureenClient {
  const { baseUrl = '', fetch = (request: Request) => globalThis.fetch(request) } = settings;
  const client = createTureenClient({
    ...settings,
    baseUrl: baseUrl.replace(/\/$/, ''),
    fetch: retryingFetch(fetch, retries),
  });
  if (retries) client.use(addKey);
  const send = client as unknown as Record<string, (path: string, init?: object) => Promise<unknown>>;
  const writing = ['POST', 'PUT', 'PATCH'].map((method) => {
    const call = send[method]!;
    return [method, (path: string, init?: object) => call(path, withSerializer(`${method} ${path}`, init))];
  });
  return { ...client, ...Object.fromEntries(writing) };
}

const addKey: Middleware = {
  onRequest({ request }) {
    const { headers, method } = request;
    const isFile = headers.get('content-type')?.startsWith('multipart/');
    if (method !== 'GET' && !isFile && !headers.has('idempotency-key'))
      headers.set('idempotency-key', crypto.randomUUID());
    return request;
  },
};
