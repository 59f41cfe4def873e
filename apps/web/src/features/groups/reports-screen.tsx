import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from '#ui/icons';
import { ClipboardList } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Chip, EmptyState, IconButton, PageHeader } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { type Report, reportsQuery } from './report-queries.ts';
import styles from '../../shared/lists/reports.module.css';

/** Lists reports of long jobs in the group, newest first. */
export function ReportsScreen() {
  const { t } = useTranslation('group');
  const { data: reports } = useSuspenseQuery({
    ...reportsQuery(useApi()),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
  return (
    <>
      <PageHeader title={t('reports.title')} subtitle={t('reports.lead')} help={<HelpLink page="moving-in" />} />
      {reports.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title={t('reports.empty')}>
          {t('reports.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {reports.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ul>
      )}
    </>
  );
}

const POLL_MS = 2000;
const isRunning = ({ status }: Report) => status === 'in-progress';

function Row({ report: { id, name, category, status, timestamp } }: { report: Report }) {
  const { t } = useTranslation('group');
  const remove = useApi().useMutation('delete', '/groups/reports/{id}');
  const at = useTimes()(timestamp);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to="/group/reports/$id" params={{ id }}>
          <bdi>{name}</bdi>
        </Link>
        <p>
          {t(`reports.categories.${category}`)} · {at}
        </p>
      </div>
      <Chip>{t(`reports.status.${status}`)}</Chip>
      <IconButton
        kind="dangerQuiet"
        label={t('reports.delete', { name })}
        disabled={status === 'in-progress'}
        onClick={() => remove.mutate({ params: { path: { id } } })}
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}
