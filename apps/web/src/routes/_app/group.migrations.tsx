import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { migrationQuery, migrationReportQuery, migrationsQuery } from '../../features/migrations/migration-queries.ts';
import { DuplicatesNotice } from '../../features/organizers/clean-up/duplicates-notice.tsx';
import { MigrationsScreen } from '../../features/migrations/migrations-screen.tsx';

export const Route = createFileRoute('/_app/group/migrations')({
  staticData: { section: 'profile', namespaces: ['migrations', 'group', 'cleanUp', 'data', 'history'] },
  validateSearch: (search): { id?: string } => ({ id: asText(search.id) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { id } }) => {
    // a deleted migration leaves the rest of the screen usable
    const shown = id
      ? [queryClient.prefetchQuery(migrationQuery(api, id)), queryClient.prefetchQuery(migrationReportQuery(api, id))]
      : [];
    await Promise.all([queryClient.ensureQueryData(migrationsQuery(api)), ...shown]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('migrations:title')),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { id } = Route.useSearch();
  const duplicates = id && <DuplicatesNotice id={id} />;
  return (
    <MigrationsScreen id={id} onOpen={(next) => void navigate({ search: { id: next } })} duplicates={duplicates} />
  );
}
