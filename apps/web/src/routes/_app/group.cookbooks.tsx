import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { TilesSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { cookbooksQuery } from '../../features/recipes/cookbooks/cookbook-queries.ts';
import { CookbooksScreen } from '../../features/recipes/cookbooks/cookbooks-screen.tsx';

export const Route = createFileRoute('/_app/group/cookbooks')({
  staticData: { section: 'cookbooks', namespaces: ['cookbooks', 'editor'] },
  validateSearch: (search): { edit?: string } => ({ edit: asText(search.edit) }),
  loader: loadQueries(cookbooksQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('nav.cookbooks')),
  pendingComponent: TilesSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { edit } = Route.useSearch();
  return <CookbooksScreen edited={edit} onEdit={(id) => void navigate({ search: { edit: id }, replace: !id })} />;
}
