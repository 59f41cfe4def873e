import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { aboutServerQuery, checksQuery, statisticsQuery } from '../../features/admin/admin-queries.ts';
import { SiteSettingsScreen } from '../../features/admin/site-settings-screen.tsx';
export const Route = createFileRoute('/_app/admin/site-settings')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(aboutServerQuery(api)),
      queryClient.ensureQueryData(checksQuery(api)),
      queryClient.ensureQueryData(statisticsQuery(api)),
    ]);
  },

  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:site.title')),
  component: SiteSettingsScreen,
});
