import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { groupPreferencesQuery } from '../../shared/api/group-queries.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { GroupScreen } from '../../features/groups/group-screen.tsx';

export const Route = createFileRoute('/_app/group/')({
  staticData: { section: 'group', namespaces: ['group'] },
  loader: loadQueries(groupPreferencesQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('group:title')),
  pendingComponent: PanelsSkeleton,
  component: GroupScreen,
});
