import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { interpolation, valuesInTexts } from '#locales';
import { Toaster } from '#ui';
import { showErrorToast } from '../shared/api/error-toasts.ts';
import { Providers } from '../app/providers.tsx';
import { createAppQueryClient } from '../shared/api/query-client.ts';
import type { FakeServer } from './fake-server.ts';

const folder = join(import.meta.dirname, '../../../../locales/en-US');

async function englishTexts() {
  const files = readdirSync(folder).map((file): [string, unknown] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  const i18n = i18next.createInstance();
  await i18n
    .use(valuesInTexts)
    .use(initReactI18next)
    .init({
      lng: 'en-US',
      ns: files.map(([name]) => name),
      defaultNS: 'common',
      fallbackNS: 'common',
      resources: { 'en-US': Object.fromEntries(files) as Record<string, Record<string, string>> },
      interpolation,
    });
  return i18n;
}

/** A part of a screen as it is in the app: with texts, toasts, a router whose every address shows it, and the given server. */
export async function renderScreen(screen: ReactNode, { api }: Pick<FakeServer, 'api'>) {
  const i18n = await englishTexts();
  const queryClient = createAppQueryClient({
    onFailure: (error) => showErrorToast(i18n, error),
    onSignedOut: () => undefined,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Suspense>{screen}</Suspense> }),
    history: createMemoryHistory(),
    context: {
      ...{ api, i18n, queryClient, theme: 'light', isShell: false, timeZone: 'UTC', baseUrl: 'http://localhost' },
      cookies: () => '',
    },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Providers i18n={i18n}>
        <RouterProvider router={router as never} />
        <Toaster />
      </Providers>
    </QueryClientProvider>,
    // it is on the screen
    { onCaughtError: () => undefined },
  );
  return { ...view, queryClient, router };
}
