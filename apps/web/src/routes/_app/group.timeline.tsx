import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { FilteredRowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import type { EventKind, TimelineSearch } from '../../features/recipes/timeline/timeline-query.ts';
import { TimelineScreen } from '../../features/recipes/timeline/timeline-screen.tsx';

const kinds: EventKind[] = ['comment', 'info', 'system'];

export const Route = createFileRoute('/_app/group/timeline')({
  staticData: { section: 'timeline', namespaces: ['timeline', 'recipe'] },
  validateSearch: (search): TimelineSearch => ({
    person: isUuid(search.person) ? asText(search.person) : undefined,
    kind: kinds.find((kind) => kind === search.kind),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    // the route is in the first script, its queries need not be
    const { timelineOrder, timelinePages, timelinePeopleQuery } =
      await import('../../features/recipes/timeline/timeline-query.ts');
    // the server does not know the order that a browser remembers
    const direction = typeof localStorage === 'undefined' ? 'desc' : timelineOrder.get();
    await Promise.all([
      queryClient.ensureInfiniteQueryData(timelinePages(api, { ...deps, direction })),
      queryClient.ensureQueryData(timelinePeopleQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('nav.timeline')),
  pendingComponent: FilteredRowsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <TimelineScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
