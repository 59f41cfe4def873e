import { randomBytes } from 'node:crypto';
import type { Express, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { inProcessFetch } from './in-process-fetch.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { WebBuild } from './web-build.ts';

const shellPath = '/shell.html';
/** Pages are rendered without the visitor's host name: nothing in them may depend on what a Host header says. */
const origin = 'http://localhost';
const forwarded = ['cookie', 'accept-language', 'user-agent'];

/** Renders the page of an address; where that fails, answers with the neutral shell, which the browser fills itself. */
export function servePages(
  app: Express,
  web: WebBuild,
  onFailure: (error: unknown, path: string) => void,
): RequestHandler {
  const fetch = inProcessFetch(app);

  const render = (request: ExpressRequest, nonce: string, shell: boolean): Promise<Response> => {
    const page = new Request(origin + (shell ? '/' : request.originalUrl), { headers: headersOf(request) });
    return web.render(page, { fetch, nonce, shell, manifest: web.manifest });
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!request.accepts('html')) return void response.status(404).type('text/plain').send('Not found');
    const nonce = randomBytes(16).toString('base64');
    const shell = request.path === shellPath;
    try {
      const page = await render(request, nonce, shell).catch((error: unknown) => {
        onFailure(error, request.path);
        return render(request, nonce, true);
      });
      await send(response, page, web.development ? undefined : contentSecurityPolicy(nonce), shell);
    } catch (error) {
      next(error);
    }
  };
}

function headersOf(request: ExpressRequest): Record<string, string> {
  const found = forwarded.map((name) => [name, request.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function send(
  response: ExpressResponse,
  page: Response,
  policy: string | undefined,
  shell: boolean,
): Promise<void> {
  page.headers.forEach((value, name) => response.setHeader(name, value));
  const location = page.headers.get('location');
  if (location) response.setHeader('location', location.replace(origin, ''));
  response.setHeader('cache-control', shell ? 'no-cache' : 'private, no-store');
  response.setHeader('vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (policy) response.setHeader('content-security-policy', policy);
  response.status(page.status).send(await page.text());
}
