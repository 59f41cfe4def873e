import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { loadDay } from '../../features/recipes/together/together-query.ts';
import { TogetherScreen } from '../../app/offline-screens/together.ts';

export const Route = createFileRoute('/_app/group/mealplan/cook/$date')({
  staticData: { section: 'planner', namespaces: ['together', 'cook', 'changes'] },
  loader: async ({ context: { api, queryClient }, params: { date } }) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw notFound();
    return { slugs: await loadDay(api, queryClient, date) };
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('together:title')),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  const { date } = Route.useParams();
  const { slugs } = Route.useLoaderData();
  return <TogetherScreen key={date} date={date} slugs={slugs} />;
}
