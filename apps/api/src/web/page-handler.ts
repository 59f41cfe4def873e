import { randomBytes } from 'node:crypto';
import type { Express, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { RenderedPage } from '#client';
import { basePathOf } from '#platform';
import { sendCompressed } from '../http/compress.ts';
import { cookieToken } from '../identity/credentials.ts';
import { sendFailedPage } from './failed-page.ts';
import { ssrFetch, type SsrRequest } from './ssr-fetch.ts';
import { PageCache } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { WebOptions } from './web-options.ts';
import { mayBeIndexed } from './robots.ts';
import type { WebBuild } from './web-build.ts';

const shellPath = '/shell.html';
/** Host name during rendering, so that no page depends on the Host header. */
const origin = 'http://localhost';
const forwarded = ['cookie', 'accept-language'];
/** Depends on the environment only and is the same for all visitors. */
const aboutUrl = `${origin}/api/app/about`;

/** Renders the page of an address; on an error, responds with the empty shell, which the browser renders itself. */
export function servePages(
  app: Express,
  web: WebBuild,
  { baseUrl, onFailure }: Pick<WebOptions, 'baseUrl' | 'onFailure'>,
): RequestHandler {
  const ask = ssrFetch(app);
  const base = basePathOf({ BASE_URL: baseUrl });
  const visited = new PageCache();
  let about: Response | undefined;
  const askAbout = async (question: Request) => {
    const answer = about ?? (await ask(question, { needsTags: true }));
    if (answer.ok) about = answer;
    return answer;
  };

  const render = async (request: ExpressRequest, nonce: string, shell: boolean): Promise<RenderedPage> => {
    let retryAfter: string | null = null;
    let isGone = false;
    // pages of signed-in users are not cached, because each user has their own
    const isVisitor = !shell && !web.development && cookieToken(request) === null;
    const page: SsrRequest = { needsTags: isVisitor };
    const answerTo = async (question: Request) => {
      const answer = await (question.url === aboutUrl ? askAbout(question) : ask(question, page));
      if (answer.status === 503) retryAfter = answer.headers.get('retry-after');
      isGone ||= answer.status === 410;
      return answer;
    };
    const headers = headersOf(request);
    const pageRequest = new Request(origin + base + (shell ? '/' : request.originalUrl), { headers });
    const renderWith = (fetch: typeof answerTo) =>
      web.render(pageRequest, { fetch, nonce, shell, baseUrl, manifest: web.manifest });
    const rendered = await (isVisitor
      ? visited.page(JSON.stringify([request.originalUrl, headers]), nonce, answerTo, renderWith)
      : renderWith(answerTo));
    if (isGone && rendered.status === 404) rendered.status = 410;
    return retryAfter && rendered.status === 500 ? unavailable(rendered, retryAfter) : rendered;
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
      if (!mayBeIndexed(request.path)) response.setHeader('x-robots-tag', 'noindex, nofollow');
      const policy = web.development ? undefined : contentSecurityPolicy(nonce);
      send(request, response, page, { policy, shell, origin: origin + base });
    } catch (error) {
      onFailure(error, request.path);
      if (response.headersSent) response.destroy();
      else sendFailedPage(request, response);
    }
  };
}

/** Adds Retry-After for a temporary error. */
function unavailable({ headers, html }: RenderedPage, retryAfter: string): RenderedPage {
  headers.set('retry-after', retryAfter);
  return { status: 503, headers, html };
}

function headersOf(request: ExpressRequest): Record<string, string> {
  const headerPairs = forwarded.map((name) => [name, request.get(name)] as const);
  return Object.fromEntries(headerPairs.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function send(
  request: ExpressRequest,
  response: ExpressResponse,
  page: RenderedPage,
  { policy, shell, origin: before }: { policy: string | undefined; shell: boolean; origin: string },
): void {
  page.headers.forEach((value, name) => response.setHeader(name, value));
  const location = page.headers.get('location');
  if (location) response.setHeader('location', new URL(location, origin).href.replace(before, ''));
  response.setHeader('cache-control', shell ? 'no-cache' : 'private, no-store');
  response.setHeader('vary', 'Cookie, Accept-Language');
  if (policy) response.setHeader('content-security-policy', policy);
  // Express's `send` would hash the whole page for an ETag, which no-store makes useless
  response.status(page.status).type('html');
  sendCompressed(request, response, page.html);
}
