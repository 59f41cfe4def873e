import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asSearch } from '../../shared/routing/search-params.ts';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { useUser } from '../../shared/session/session.ts';
import { FilteredRowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { AuditLogScreen } from '../../features/audit/audit-log-screen.tsx';
import { areas, auditPages, type AuditSearch } from '../../features/audit/audit-queries.ts';

export const Route = createFileRoute('/_app/group/audit-log')({
  staticData: { section: 'group', namespaces: ['audit'] },
  validateSearch: (search): AuditSearch => ({
    q: asSearch(search.q),
    area: areas.find((area) => area === search.area),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (user?.canManage || user?.admin) await queryClient.ensureInfiniteQueryData(auditPages(api, 'group', deps));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('audit:title')),
  pendingComponent: FilteredRowsSkeleton,
  component: Screen,
});

function Screen() {
  const { t } = useTranslation('audit');
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const user = useUser();
  if (!user.canManage && !user.admin) return <Notice kind="info">{t('managersOnly')}</Notice>;
  return (
    <AuditLogScreen
      scope="group"
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, replace: true })}
    />
  );
}
