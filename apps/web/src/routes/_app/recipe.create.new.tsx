import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { CreateByName } from '../../features/recipes/create/create-by-name.tsx';

export const Route = createFileRoute('/_app/recipe/create/new')({
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:ways.new')} · ${context.i18n.t('create:title')}`),
  component: CreateByName,
});
