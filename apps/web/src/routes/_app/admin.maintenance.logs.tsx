import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { type LogSearch, logsQuery } from '../../features/admin/admin-queries.ts';
import { LogsScreen } from '../../features/admin/logs-screen.tsx';

const levels = ['info', 'warn', 'error'] as const;

export const Route = createFileRoute('/_app/admin/maintenance/logs')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  validateSearch: (search): LogSearch => ({
    lines: Number(search.lines) > 0 ? Math.min(5000, Math.trunc(Number(search.lines))) : undefined,
    level: levels.find((level) => level === search.level),
    text: asText(search.text),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    await queryClient.ensureQueryData(logsQuery(api, deps));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:logs.title')),
  pendingComponent: RowsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <LogsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
