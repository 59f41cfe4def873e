import {
  RouterServer,
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { RenderedPage, RenderOptions } from '#client';
import { createStyleCache } from '#ui';
import { createApi } from './shared/api/api.ts';
import type { AppContext } from './shared/routing/app-context.ts';
import { readCookie } from './shared/session/cookies.ts';
import { withCriticalStyles } from './shared/ssr/critical-styles.ts';
import { withLateScripts } from './shared/ssr/deferred-scripts.ts';
import { packData } from './shared/ssr/dehydrate.ts';
import { serverI18n } from './shared/i18n/i18n.ts';
import { fallbackLocale } from '#locales';
import { chooseLocale } from './shared/i18n/choose-locale.ts';
import { localeCookie } from './shared/i18n/locales.ts';
import { createAppQueryClient } from './shared/api/query-client.ts';
import { setBaseUrl } from './shared/browser/base-path.ts';
import { asTheme, themeCookie } from './shared/browser/theme.ts';
import { sessionQuery } from './shared/session/session-query.ts';
import { askedTimeZone } from './shared/i18n/time-zone.ts';
import { createRouter } from './router.tsx';
import { developmentFiles, filesOf } from './shared/ssr/server-manifest.ts';

export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  setBaseUrl(options.baseUrl);
  const context = await contextFor(request, options);
  const styles = createStyleCache(options.nonce);
  const router = createRouter(context, { nonce: options.nonce, styles, packData });
  const files = options.manifest
    ? filesOf(options.manifest, router.routesById, context.i18n.language)
    : developmentFiles;
  const handler = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: async () => files.manifest,
  });
  let html = '';
  const { status, headers } = await handler(async ({ responseHeaders }) => {
    const rendered = renderToString(<RouterServer router={router} />);
    const page = await transformHtmlStringWithRouter(router, rendered);
    const routes = router.state.matches.map((match) => match.routeId);
    html = withLateScripts(withCriticalStyles(page, styles), routes, files, options.nonce);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html };
}

const sessionCookie = 'tureen_session=';
const nothing = () => undefined;

async function contextFor(request: Request, { fetch, baseUrl, shell = false }: RenderOptions): Promise<AppContext> {
  const cookie = request.headers.get('cookie') ?? '';
  const language = request.headers.get('accept-language');
  const i18n = await serverI18n(shell ? fallbackLocale : chooseLocale(readCookie(cookie, localeCookie), language));
  const headers: Record<string, string> = cookie && !shell ? { cookie } : {};
  const api = createApi({ baseUrl: new URL(request.url).origin, fetch, headers, language: () => i18n.language });
  const queryClient = createAppQueryClient({ onFailure: nothing, onSignedOut: nothing });
  // without a cookie, nobody is signed in
  if (!cookie.includes(sessionCookie) && !shell) queryClient.setQueryData(sessionQuery(api).queryKey, null);
  return {
    api,
    i18n,
    queryClient,
    theme: shell ? 'system' : asTheme(readCookie(cookie, themeCookie)),
    cookies: () => (shell ? '' : cookie),
    isShell: shell,
    timeZone: askedTimeZone(cookie),
    baseUrl,
    openQueue: () => Promise.reject(new Error('A server has no queue of offline changes.')),
  };
}
