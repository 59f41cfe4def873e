import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ImportFromBrowser } from '../../features/recipes/create/import-from-browser.tsx';

export const Route = createFileRoute('/_app/recipe/create/page')({
  staticData: { namespaces: ['sharing'] },
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:browser.title')} · ${context.i18n.t('create:title')}`),
  component: ImportFromBrowser,
});
