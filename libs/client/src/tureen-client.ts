import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '#contract/generated/wire-types';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import type { ThrowingMethods } from './methods.ts';

export interface ClientSettings {
  /** Address of the server without a path, such as https://recipes.example.org; the page's own origin by default. */
  baseUrl?: string;
  /** Bearer token, or what returns the present one; browsers use the session cookie instead. */
  token?: string | (() => string | Promise<string>);
  /** Language tag for messages, asked at each request because it may change. */
  language?: () => string;
  headers?: Record<string, string>;
  fetch?: (request: Request) => Promise<Response>;
}

export type TureenClient = Omit<Client<paths>, keyof ThrowingMethods> & ThrowingMethods;

/** Typed client of the API. Calls reject with an ApiProblem, or with a NetworkFailure without a response. */
export function createTureenClient(settings: ClientSettings = {}): TureenClient {
  const client = createClient<paths>({
    baseUrl: `${settings.baseUrl ?? ''}/api`,
    credentials: 'same-origin',
    headers: settings.headers,
    fetch: settings.fetch,
  });
  client.use(identify(settings), refuse);
  // `refuse` throws, so that every result has data
  return client as TureenClient;
}

function identify({ token, language }: ClientSettings): Middleware {
  return {
    async onRequest({ request }) {
      if (token) request.headers.set('authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
      if (language) request.headers.set('accept-language', language());
      return request;
    },
  };
}

const refuse: Middleware = {
  async onResponse({ response }) {
    if (!response.ok && response.status !== 304) throw await ApiProblem.from(response);
  },
  // a TypeError of fetch() means that there is no response; further up it could also be a programming error
  onError({ error }) {
    return error instanceof TypeError ? new NetworkFailure(error.message, { cause: error }) : undefined;
  },
};
