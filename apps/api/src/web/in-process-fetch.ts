import type { Express } from 'express';
import inject from 'light-my-request';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
const bodiless = new Set([204, 205, 304]);

/** fetch() for a page that is being rendered: its API calls stay in this process and go through the whole application. */
export function inProcessFetch(app: Express): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await inject(app, {
      method: request.method as Method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? await request.text() : undefined,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, String(value));
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
