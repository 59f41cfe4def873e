import {
  ClientOnly,
  HeadContent,
  Outlet,
  Scripts,
  createRootRouteWithContext,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import browsers from '../shared/browser/supported-browsers.json';
import font from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import { Announcer, LoadingBar, Toaster, keepFocus } from '#ui';
import { followRoutes } from '../shared/routing/route-focus.ts';
import { fallbackTitle } from '../shared/routing/page-title.ts';
import { useAccessibilitySettings } from '../shared/browser/accessibility-settings.ts';
import type { AppContext } from '../shared/routing/app-context.ts';
import { replayEarlyClicks } from '../shared/ssr/replay-clicks.ts';
import { assertTexts, loadTexts } from '../shared/i18n/i18n.ts';
import { directionOf } from '../shared/i18n/locales.ts';
import { navigateByReloadIfStale } from '../shared/offline/reload-on-new-version.ts';
import { themeScript, type Theme } from '../shared/browser/theme.ts';
import styles from '../shared/ssr/scripts-notice.module.css';
import { namespacesOf } from '../shared/i18n/namespaces.ts';
import { Mark } from '../layout/logo.tsx';
import { assetPath, getBasePath, withBase } from '../shared/browser/base-path.ts';

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context, matches, location, preload }) => {
    const names = namespacesOf(matches);
    await context.i18n.loadNamespaces(names);
    if (!preload) await navigateByReloadIfStale(location.publicHref);
    await loadTexts(context.i18n, names);
  },
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      fallbackTitle(match.context, matches),
      { name: 'description', content: match.context.i18n.t('description') },
      { name: 'theme-color', content: '#E58325' },
      { name: 'mobile-web-app-capable', content: 'yes' },
    ],
    links: [
      // letters painted before the font arrives are replaced, see build/font-display.ts
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: assetPath(font),
        crossOrigin: 'anonymous',
        media: '(min-width: 48rem)',
      },
      { rel: 'icon', href: withBase('/icons/icon.svg'), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: withBase('/icons/icon-192.png') },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

function Root() {
  const { isShell } = Route.useRouteContext();
  useEffect(replayEarlyClicks, []);
  return isShell ? (
    <ClientOnly fallback={<Starting />}>
      <PageOfShell />
    </ClientOnly>
  ) : (
    <Page />
  );
}

/** The page of an address for which the shell was loaded; only later pages pass `beforeLoad` of this route. */
function PageOfShell() {
  const { i18n } = Route.useRouteContext();
  const names = useRouterState({ select: ({ matches }) => namespacesOf(matches), structuralSharing: true });
  assertTexts(i18n, names);
  return <Page />;
}

function Document({ children }: { children: ReactNode }) {
  const { i18n, theme, isShell, timeZone } = Route.useRouteContext();
  const language = { lang: i18n.language, dir: directionOf(i18n.language), 'data-time-zone': timeZone };
  useEffect(() => {
    Object.assign(document.documentElement, { lang: i18n.language, dir: directionOf(i18n.language) });
  }, [i18n.language]);
  return (
    <html {...base()} {...(isShell ? { 'data-shell': '' } : language)} {...themeOf(theme)} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <ThemeScript />
        <ScriptsNotice />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Read by base-path.ts before anything else is loaded. */
const base = () => (getBasePath() ? { 'data-base': getBasePath() } : {});

const themeOf = (theme: Theme) => (theme === 'system' ? {} : { className: theme, style: { colorScheme: theme } });

/** Inline and before everything else, so that no page flashes in the wrong theme. */
function ThemeScript() {
  const { nonce } = useRouter().options.ssr ?? {};
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />;
}

/** Shown without scripts, and by deferred-scripts.ts if they fail. */
function ScriptsNotice() {
  const { i18n } = Route.useRouteContext();
  return (
    <>
      <noscript>
        <p className={styles.notice}>{i18n.t('scripts.off')}</p>
      </noscript>
      <p className={styles.notice} id="scripts-failed" role="alert" hidden suppressHydrationWarning>
        {i18n.t('scripts.failed', browsers)}
      </p>
    </>
  );
}

/** Shown by the shell, which has no content, until the page is loaded. */
function Starting() {
  return (
    <div className={styles.starting} aria-hidden>
      <Mark size={64} />
    </div>
  );
}

function Page() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  const router = useRouter();
  useEffect(keepFocus, []);
  useEffect(() => followRoutes(router), [router]);
  useAccessibilitySettings();
  return (
    <>
      <LoadingBar busy={busy} />
      <Outlet />
      <Toaster />
      <Announcer />
    </>
  );
}
