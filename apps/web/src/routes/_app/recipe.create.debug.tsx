import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ReadingTest } from '../../features/recipes/create/reading-test.tsx';

export const Route = createFileRoute('/_app/recipe/create/debug')({
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:ways.debug')} · ${context.i18n.t('create:title')}`),
  component: ReadingTest,
});
