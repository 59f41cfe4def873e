import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { preferencesQuery, privateAddressQuery, rulesQuery } from '../../features/planning/plan-query.ts';
import { RulesScreen, RulesSkeleton } from '../../features/planning/settings/rules-screen.tsx';

export const Route = createFileRoute('/_app/group/mealplan/settings')({
  staticData: { section: 'planner', namespaces: ['planner'] },
  loader: loadQueries(
    preferencesQuery,
    rulesQuery,
    (api) => privateAddressQuery(api, 'calendar'),
    (api) => privateAddressQuery(api, 'feed'),
  ),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('planner:rules.title')),
  pendingComponent: RulesSkeleton,
  component: RulesScreen,
});
