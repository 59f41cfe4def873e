import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { AdminLayout } from '../../features/admin/admin-layout.tsx';

export const Route = createFileRoute('/_app/admin')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  beforeLoad: async ({ context: { api, queryClient } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (!user?.admin) throw redirect({ to: '/' });
  },
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
});
