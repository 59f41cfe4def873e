import { randomBytes } from 'node:crypto';
import type { Express, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { RenderedPage } from '#client';
import { sendCompressed } from '../http/compress.ts';
import { cookieToken } from '../identity/credentials.ts';
import { ssrFetch, type SsrRequest } from './ssr-fetch.ts';
import { PageCache } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { WebOptions } from './web-options.ts';
import { mayBeIndexed } from './robots.ts';
import type { WebBuild } from './web-build.ts';

const shellPath = '/shell.html';
/** Pages are rendered without the visitor's host name: nothing in them may depend on what a Host header says. */
const origin = 'http://localhost';
const forwarded = ['cookie', 'accept-language'];
/** Comes from the environment of the process, and is the same for everybody. */
const aboutUrl = `${origin}/api/app/about`;

/** Renders the page of an address; where that fails, answers with the neutral shell, which the browser fills itself. */
export function servePages(
  app: Express,
  web: WebBuild,
  { baseUrl, onFailure }: Pick<WebOptions, 'baseUrl' | 'onFailure'>,
): RequestHandler {
  const ask = ssrFetch(app);
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
    // pages of people who are signed in are as many as there are people
    const isVisitor = !shell && !web.development && cookieToken(request) === null;
    const page: SsrRequest = { needsTags: isVisitor };
    const answerTo = async (question: Request) => {
      const answer = await (question.url === aboutUrl ? askAbout(question) : ask(question, page));
      if (answer.status === 503) retryAfter = answer.headers.get('retry-after');
      isGone ||= answer.status === 410;
      return answer;
    };
    const headers = headersOf(request);
    const asked = new Request(origin + (shell ? '/' : request.originalUrl), { headers });
    const renderWith = (fetch: typeof answerTo) =>
      web.render(asked, { fetch, nonce, shell, baseUrl, manifest: web.manifest });
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
      send(request, response, page, { policy: web.development ? undefined : contentSecurityPolicy(nonce), shell });
    } catch (error) {
      next(error);
    }
  };
}

/** The page of an error that will pass. */
function unavailable({ headers, html }: RenderedPage, retryAfter: string): RenderedPage {
  headers.set('retry-after', retryAfter);
  return { status: 503, headers, html };
}

function headersOf(request: ExpressRequest): Record<string, string> {
  const found = forwarded.map((name) => [name, request.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function send(
  request: ExpressRequest,
  response: ExpressResponse,
  page: RenderedPage,
  { policy, shell }: { policy: string | undefined; shell: boolean },
): void {
  page.headers.forEach((value, name) => response.setHeader(name, value));
  const location = page.headers.get('location');
  if (location) response.setHeader('location', location.replace(origin, ''));
  response.setHeader('cache-control', shell ? 'no-cache' : 'private, no-store');
  response.setHeader('vary', 'Cookie, Accept-Language');
  if (policy) response.setHeader('content-security-policy', policy);
  // not by Express's `send`, which would hash the whole page for an ETag that nobody may use
  response.status(page.status).type('html');
  sendCompressed(request, response, page.html);
}
