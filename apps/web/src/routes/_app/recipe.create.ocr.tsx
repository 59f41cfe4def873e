import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ImportFromPictures } from '../../features/recipes/create/pictures/import-from-pictures.tsx';

export const Route = createFileRoute('/_app/recipe/create/ocr')({
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('create:ways.photos')} · ${context.i18n.t('create:title')}`),
  component: ImportFromPictures,
});
