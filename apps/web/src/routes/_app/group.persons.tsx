import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { personsQuery } from '../../features/recipes/persons/persons-query.ts';
import { PersonsScreen } from '../../features/recipes/persons/persons-screen.tsx';

export const Route = createFileRoute('/_app/group/persons')({
  staticData: { section: 'group', namespaces: ['foods'] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(personsQuery(api));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('foods:persons.title')),
  pendingComponent: RowsSkeleton,
  component: PersonsScreen,
});
