import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { organizerPicturesQuery, organizersQuery } from '../../shared/api/group-lists.ts';
import { OrganizersPending, OrganizersScreen } from '../../features/organizers/organizers-screen.tsx';

export const Route = createFileRoute('/_app/recipes/tools')({
  staticData: { section: 'tools', namespaces: ['organizers'] },
  validateSearch: (search): { q?: string } => ({ q: asText(search.q) }),
  loader: loadQueries(
    (api) => organizersQuery(api, 'tools'),
    (api) => organizerPicturesQuery(api, 'tools'),
  ),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('organizers:tools.title')),
  pendingComponent: OrganizersPending,
  component: () => <OrganizersScreen kind="tools" />,
});
