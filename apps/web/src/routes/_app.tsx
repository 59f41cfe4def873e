import { Outlet, createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isProblem } from '#client';
import { publicAddressQuery } from '../features/recipes/public/public-address-query.ts';
import { loadQueries } from '../shared/routing/load-queries.ts';
import { aboutQuery, sessionQuery, startupQuery } from '../shared/session/session-query.ts';
import { AppLayout } from '../layout/app-layout.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { api, queryClient }, location, matches }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (user) return;
    const { isFirstLogin } = await queryClient.ensureQueryData(startupQuery(api));
    if (isFirstLogin) throw redirect({ to: '/setup' });
    if (matches.at(-1)?.routeId === '/_app/$') {
      // the layout of public pages reads it
      await queryClient.ensureQueryData(aboutQuery(api));
      throw notFound();
    }
    const slug = /^\/recipe\/([^/]+)\/?$/.exec(location.pathname)?.[1];
    const address =
      slug &&
      (await queryClient.fetchQuery(publicAddressQuery(api, decodeURIComponent(slug))).catch((error: unknown) => {
        if (isProblem(error, 404)) return undefined;
        throw error;
      }));
    if (address) throw redirect({ to: '/explore/recipes/$groupSlug/$slug', params: address });
    const path = location.pathname + location.searchStr;
    throw redirect({ to: '/login', search: path === '/' ? {} : { redirect: path }, hash: location.hash });
  },
  loader: loadQueries(aboutQuery),
  component: () => (
    <AppLayout>
      <Outlet />
    </AppLayout>
  ),
});
