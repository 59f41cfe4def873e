import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { backupSettingsQuery, backupsQuery, tasksQuery } from '../../features/admin/admin-queries.ts';
import { BackupsScreen } from '../../features/admin/backups/backups-screen.tsx';

export const Route = createFileRoute('/_app/admin/backups')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: loadQueries(backupsQuery, backupSettingsQuery, tasksQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:backups.title')),
  pendingComponent: PanelsSkeleton,
  component: BackupsScreen,
});
