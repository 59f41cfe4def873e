import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { organizerPicturesQuery, organizersQuery } from '../../shared/api/group-lists.ts';
import { OrganizersPending, OrganizersScreen } from '../../features/organizers/organizers-screen.tsx';

export const Route = createFileRoute('/_app/recipes/categories')({
  staticData: { section: 'categories', namespaces: ['organizers'] },
  validateSearch: (search): { q?: string } => ({ q: asText(search.q) }),
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(organizersQuery(api, 'categories')),
      queryClient.ensureQueryData(organizerPicturesQuery(api, 'categories')),
    ]).then(() => undefined),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('organizers:categories.title')),
  pendingComponent: OrganizersPending,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { q = '' } = Route.useSearch();
  const onSearch = (text: string) => void navigate({ search: { q: text || undefined }, replace: true });
  return <OrganizersScreen kind="categories" search={q} onSearch={onSearch} />;
}
