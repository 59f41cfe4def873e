import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../shared/routing/load-queries.ts';
import { aboutQuery, sessionQuery } from '../shared/session/session-query.ts';
import { PublicLayout } from '../layout/public-layout.tsx';

/** Pages for everybody, signed in or not. */
export const Route = createFileRoute('/_public')({
  staticData: { namespaces: ['recipe', 'cook', 'sharing'] },
  beforeLoad: async ({ context: { api, queryClient } }) => ({
    user: await queryClient.ensureQueryData(sessionQuery(api)),
  }),
  loader: loadQueries(aboutQuery),
  component: () => (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
});
