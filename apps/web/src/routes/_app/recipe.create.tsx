import { Outlet, createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { CreateLayout } from '../../features/recipes/create/create-layout.tsx';

export const Route = createFileRoute('/_app/recipe/create')({
  staticData: { section: 'create', namespaces: ['create'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('create:title')),
  component: () => (
    <CreateLayout>
      <Outlet />
    </CreateLayout>
  ),
});
