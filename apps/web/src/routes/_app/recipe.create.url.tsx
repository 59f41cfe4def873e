import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asFlag } from '../../shared/routing/search-params.ts';
import { firstAddress } from '../../features/recipes/create/addresses.ts';
import { ImportAnything, type ImportWish } from '../../features/recipes/create/import-anything.tsx';

export const Route = createFileRoute('/_app/recipe/create/url')({
  // Share sheets put the address into any of the three, often amid other words.
  validateSearch: ({ recipe_import_url: url, text, title, use_keywords, use_categories, edit }): ImportWish => ({
    recipe_import_url: firstAddress([url, text, title]),
    use_keywords: asFlag(use_keywords),
    use_categories: asFlag(use_categories),
    edit: asFlag(edit),
  }),
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:ways.any')} · ${context.i18n.t('create:title')}`),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <ImportAnything wish={Route.useSearch()} onWish={(search) => void navigate({ search, replace: true })} />;
}
