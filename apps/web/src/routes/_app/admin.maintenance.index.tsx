import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { storageQuery } from '../../features/admin/admin-queries.ts';
import { MaintenanceScreen } from '../../features/admin/maintenance-screen.tsx';

export const Route = createFileRoute('/_app/admin/maintenance/')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: loadQueries(storageQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:maintenance.title')),
  pendingComponent: PanelsSkeleton,
  component: MaintenanceScreen,
});
