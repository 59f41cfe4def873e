import '@fontsource-variable/roboto/wght.css';
import 'virtual:theme.css';
import './app/global.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { whenIdle } from '#ui';
import { createApi } from './shared/api/api.ts';
import { readCookie } from './shared/session/cookies.ts';
import { showErrorToast } from './shared/api/error-toasts.ts';
import { createBrowserI18n } from './shared/i18n/i18n.ts';
import { localeCookie } from './shared/i18n/locales.ts';
import { loadedModules } from './shared/offline/queue/loaded-modules.ts';
import { isQueued } from './shared/offline/queue/queued-operations.ts';
import { createAppQueryClient } from './shared/api/query-client.ts';
import { refetchRenderedQueries } from './shared/offline/refetch-rendered-queries.ts';
import { registerServiceWorker } from './shared/offline/service-worker.ts';
import { endSession } from './shared/session/session.ts';
import { watchForUpdates } from './shared/offline/reload-on-new-version.ts';
import { asTheme, themeCookie } from './shared/browser/theme.ts';
import { renderedTimeZone, tellTimeZone } from './shared/i18n/time-zone.ts';
import { namespacesOf } from './shared/i18n/namespaces.ts';
import { tolerateTranslatedTexts } from './shared/browser/translated-pages.ts';
import { createRouter } from './router.tsx';
import { serverUrl } from './shared/browser/base-path.ts';

const page = document.documentElement;
const isShell = page.hasAttribute('data-shell');
const wished = readCookie(document.cookie, localeCookie);
// only the shell needs language negotiation; other pages are rendered in the right language
const locale = isShell
  ? (await import('./shared/i18n/choose-locale.ts')).chooseLocale(wished, navigator.languages.join(','))
  : page.lang;
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

// yields to pending events: one long task would block a phone
await new Promise((resolve) => setTimeout(resolve));

tolerateTranslatedTexts();
watchForUpdates();
const i18n = await createBrowserI18n(locale);
const openQueue = async () =>
  (loadedModules.openQueue ?? (await import('./app/offline-queue.ts')).openQueue)({ api, queryClient });
const api = createApi({ baseUrl: serverUrl(), language: () => i18n.language }, (call) =>
  isQueued(call) ? openQueue().then((queue) => queue.deliver(call)) : undefined,
);
const queryClient = createAppQueryClient({
  onFailure: (error) => showErrorToast(i18n, error),
  onSignedOut: () => endSession(router.options.context, router),
});
const router = createRouter(
  {
    api,
    i18n,
    queryClient,
    theme: asTheme(readCookie(document.cookie, themeCookie)),
    cookies: () => document.cookie,
    isShell,
    timeZone: renderedTimeZone(page),
    baseUrl: serverUrl(),
    openQueue,
  },
  { nonce },
);
await i18n.loadNamespaces(namespacesOf(router.matchRoutes(router.latestLocation)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
whenIdle(() => tellTimeZone(page));
if (import.meta.env.PROD) registerServiceWorker(() => void refetchRenderedQueries(api, queryClient));
