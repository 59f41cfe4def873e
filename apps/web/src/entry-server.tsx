import { RouterServer, createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { RenderOptions } from '#client';
import { createStyleCache } from '#ui';
import { createApi } from './app/api.ts';
import type { AppContext } from './app/context.ts';
import { readCookie } from './app/cookies.ts';
import { withCriticalStyles } from './app/critical-styles.ts';
import { createServerI18n } from './app/i18n.ts';
import { fallbackLocale } from '#locales';
import { chooseLocale } from './app/choose-locale.ts';
import { localeCookie } from './app/locales.ts';
import { createAppQueryClient } from './app/query-client.ts';
import { asTheme, themeCookie } from './app/theme.ts';
import { createRouter } from './router.tsx';
import { developmentManifest, manifestFor } from './server-manifest.ts';

export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const context = await contextFor(request, options);
  const styles = createStyleCache(options.nonce);
  const router = createRouter(context, { nonce: options.nonce, styles });
  const handler = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: async () =>
      options.manifest ? manifestFor(options.manifest, router.routesById, context.i18n.language) : developmentManifest,
  });
  const page = await handler(({ responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (!page.headers.get('content-type')?.includes('html')) return page;
  return new Response(withCriticalStyles(await page.text(), styles), page);
}

const nothing = () => undefined;

async function contextFor(request: Request, { fetch, shell = false }: RenderOptions): Promise<AppContext> {
  const cookie = request.headers.get('cookie') ?? '';
  const language = request.headers.get('accept-language');
  const i18n = await createServerI18n(
    shell ? fallbackLocale : chooseLocale(readCookie(cookie, localeCookie), language),
  );
  const headers: Record<string, string> = cookie && !shell ? { cookie } : {};
  return {
    api: createApi({ baseUrl: new URL(request.url).origin, fetch, headers, language: () => i18n.language }),
    i18n,
    queryClient: createAppQueryClient({ onFailure: nothing, onSignedOut: nothing }),
    theme: shell ? 'system' : asTheme(readCookie(cookie, themeCookie)),
    isShell: shell,
  };
}
