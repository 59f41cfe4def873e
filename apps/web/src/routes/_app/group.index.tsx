import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { groupPreferencesQuery } from '../../shared/api/group-queries.ts';
import { GroupScreen } from '../../features/groups/group-screen.tsx';

export const Route = createFileRoute('/_app/group/')({
  staticData: { section: 'group', namespaces: ['group'] },
  loader: ({ context: { api, queryClient } }) =>
    queryClient.ensureQueryData(groupPreferencesQuery(api)).then(() => undefined),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('group:title')),
  component: GroupScreen,
});
