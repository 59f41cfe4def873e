import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { FilteredRowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { AuditLogScreen } from '../../features/audit/audit-log-screen.tsx';
import { areas, auditPages, type AuditSearch } from '../../features/audit/audit-queries.ts';

export const Route = createFileRoute('/_app/admin/audit-log')({
  staticData: { section: 'admin', namespaces: ['admin', 'audit'] },
  validateSearch: (search): AuditSearch => ({
    q: asText(search.q),
    area: areas.find((area) => area === search.area),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    await queryClient.ensureInfiniteQueryData(auditPages(api, 'server', deps));
  },
  head: ({ match: { context } }) =>
    pageTitle(context, `${context.i18n.t('audit:title')} · ${context.i18n.t('nav.admin')}`),
  pendingComponent: FilteredRowsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <AuditLogScreen
      scope="server"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
