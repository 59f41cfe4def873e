import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { savesData, type StyleCache } from '#ui';
import type { AppContext } from './shared/routing/app-context.ts';
import { ErrorScreen } from './shared/widgets/error-screen.tsx';
import { unpackData } from './shared/ssr/dehydrate.ts';
import { parseSearch, stringifySearch } from './shared/routing/search-params.ts';
import { Providers } from './app/providers.tsx';
import { routeTree } from './routeTree.gen.ts';
import { NotFoundPage } from './layout/not-found-screen.tsx';
import { getBasePath } from './shared/browser/base-path.ts';

interface Rendering {
  nonce?: string;
  /** Style cache of a server rendering. */
  styles?: StyleCache;
  /** Serializes the data of a page on the server. */
  packData?: (queryClient: QueryClient) => Promise<string>;
}

export function createRouter(context: AppContext, { nonce, styles, packData }: Rendering) {
  const { queryClient } = context;
  return createTanStackRouter({
    routeTree,
    basepath: getBasePath() || '/',
    context,
    isShell: context.isShell,
    parseSearch,
    stringifySearch,
    ssr: { nonce },
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultPreloadDelay: 60,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: packData && (async () => ({ queries: await packData(queryClient) })),
    hydrate: ({ queries }: { queries: string }) => unpackData(queryClient, queries),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    InnerWrap: ({ children }) => (
      <Providers i18n={context.i18n} styles={styles}>
        {children}
      </Providers>
    ),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Catalogues that the screen shows. */
    namespaces?: string[];
    /** Further catalogues that it shows while a flag of its search parameters is set. */
    namespacesByFlag?: Record<string, string[]>;
    /** Navigation entry that is marked as current. */
    section?: string;
  }
}
