import type { Middleware } from 'openapi-fetch';
import { retryingFetch } from './retrying-fetch.ts';
import { createTureenClient, type ClientSettings, type TureenClient } from './tureen-client.ts';

export interface RetryingSettings extends ClientSettings {
  /**
   * How often a request is sent again if the server is busy or does not answer; 0 by default. Changes get an
   * `Idempotency-Key`, so that a repetition changes nothing twice.
   */
  retries?: number;
}

/** Client for programs, which repeats requests. The web app leaves that to its queries and its queue. */
export function createRetryingClient({ retries = 0, ...settings }: RetryingSettings = {}): TureenClient {
  const { baseUrl = '', fetch = (request: Request) => globalThis.fetch(request) } = settings;
  const client = createTureenClient({
    ...settings,
    baseUrl: baseUrl.replace(/\/$/, ''),
    fetch: retryingFetch(fetch, retries),
  });
  if (retries) client.use(addKey);
  return client;
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
