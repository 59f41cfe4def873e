import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ImportFromText } from '../../features/recipes/create/import-from-text.tsx';

export const Route = createFileRoute('/_app/recipe/create/text')({
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:text.label')} · ${context.i18n.t('create:title')}`),
  component: ImportFromText,
});
