import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { loadQueries } from '../shared/routing/load-queries.ts';
import { aboutQuery, sessionQuery, startupQuery } from '../shared/session/session-query.ts';
import { AccountLayout } from '../layout/account-layout.tsx';

const forSomebodySignedIn = ['/reset-password', '/confirm-address', '/register'];

export const Route = createFileRoute('/_account')({
  staticData: { namespaces: ['account'] },
  beforeLoad: async ({ context: { api, queryClient }, location: { pathname } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (user && !forSomebodySignedIn.includes(pathname)) throw redirect({ to: '/' });
    const { isFirstLogin } = await queryClient.ensureQueryData(startupQuery(api));
    if (isFirstLogin !== (pathname === '/setup')) throw redirect({ to: isFirstLogin ? '/setup' : '/login' });
  },
  loader: loadQueries(aboutQuery),
  component: () => (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  ),
});
