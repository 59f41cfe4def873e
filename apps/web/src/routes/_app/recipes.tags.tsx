import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../app/page-title.ts';
import { asText } from '../../app/search-params.ts';
import { organizerKinds } from '../../app/organizer-kinds.ts';
import { OrganizersScreen } from '../../features/organizers/organizers-screen.tsx';

export const Route = createFileRoute('/_app/recipes/tags')({
  staticData: { section: 'tags', namespaces: ['organizers'] },
  validateSearch: (search): { q?: string } => ({ q: asText(search.q) }),
  loader: ({ context: { api, queryClient } }) =>
    queryClient.ensureQueryData(organizerKinds.tags.list(api)).then(() => undefined),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('organizers:tags.title')),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { q = '' } = Route.useSearch();
  const onSearch = (text: string) => void navigate({ search: { q: text || undefined }, replace: true });
  return <OrganizersScreen kind="tags" search={q} onSearch={onSearch} />;
}
