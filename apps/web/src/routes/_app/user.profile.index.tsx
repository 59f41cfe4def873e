import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { groupNumbersQueries } from '../../features/identity/profile/group-numbers-queries.ts';
import { ProfileScreen } from '../../features/identity/profile/profile-screen.tsx';

export const Route = createFileRoute('/_app/user/profile/')({
  staticData: { section: 'profile', namespaces: ['user'] },
  loader: async ({ context: { api, queryClient } }) => {
    const { statistics, storage } = groupNumbersQueries(api);
    await Promise.all([queryClient.ensureQueryData(statistics), queryClient.ensureQueryData(storage)]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:profile.title')),
  pendingComponent: PanelsSkeleton,
  component: ProfileScreen,
});
