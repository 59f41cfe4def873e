import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { backupSettingsQuery, backupsQuery, tasksQuery } from '../../features/admin/admin-queries.ts';
import { BackupsScreen } from '../../features/admin/backups-screen.tsx';
export const Route = createFileRoute('/_app/admin/backups')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(backupsQuery(api)),
      queryClient.ensureQueryData(backupSettingsQuery(api)),
      queryClient.ensureQueryData(tasksQuery(api)),
    ]);
  },

  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:backups.title')),
  component: BackupsScreen,
});
