import { createFileRoute } from '@tanstack/react-router';
import { dateIn } from '#contract/plain-dates';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { planQuery, preferencesQuery, rangeOf } from '../../features/planning/plan-query.ts';
import { PlannerScreen } from '../../app/offline-screens/planner.ts';
import { PlannerSkeleton } from '../../features/planning/planner-screen.tsx';
import { readRange, type Range } from '../../features/planning/range.ts';

export const Route = createFileRoute('/_app/group/mealplan/planner')({
  staticData: { section: 'planner', namespaces: ['planner', 'changes'] },
  validateSearch: readRange,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    const { timeZone, firstDayOfWeek } = await queryClient.ensureQueryData(preferencesQuery(api));
    const range = rangeOf(deps, { today: dateIn(timeZone, new Date()), firstDayOfWeek });
    await queryClient.ensureQueryData(planQuery(api, range));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('planner:title')),
  pendingComponent: PlannerSkeleton,
  component: Planner,
});

function Planner() {
  const navigate = Route.useNavigate();
  const onSearch = ({ from, to }: Partial<Range>) => void navigate({ search: { from, to }, resetScroll: false });
  return <PlannerScreen search={Route.useSearch()} onSearch={onSearch} />;
}
