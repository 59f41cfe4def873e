import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import {
  aboutServerQuery,
  backupSettingsQuery,
  checksQuery,
  statisticsQuery,
} from '../../features/admin/admin-queries.ts';
import { SiteSettingsScreen } from '../../features/admin/site-settings-screen.tsx';

export const Route = createFileRoute('/_app/admin/site-settings')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: loadQueries(aboutServerQuery, backupSettingsQuery, checksQuery, statisticsQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:site.title')),
  pendingComponent: PanelsSkeleton,
  component: SiteSettingsScreen,
});
