import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import styles from './admin.module.css';
import { backupSettingsQuery, checksQuery } from './admin-queries.ts';
import { nextHour } from './next-hour.ts';

/** Says in two lines whether the server is well, and when it was and will be backed up. */
export function HealthHeadline() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const times = useTimes();
  const { data: check, dataUpdatedAt } = useSuspenseQuery(checksQuery(api));
  const { data: schedule } = useSuspenseQuery(backupSettingsQuery(api));
  const open = check.checks.filter(({ state }) => state !== 'good');
  const last = check.checks.find(({ name }) => name === 'backup')?.value;
  const next = schedule.enabled
    ? t('health.next', { time: times(nextHour(schedule.hour, new Date(dataUpdatedAt))) })
    : t('health.off');
  return (
    <section className={styles.headline} data-state={open.length ? 'open' : 'good'}>
      {open.length ? <TriangleAlert /> : <CircleCheck />}
      <div>
        <h2>{open.length ? t('health.open', { count: open.length }) : t('health.good')}</h2>
        <p>
          {last ? t('health.backup', { time: times(last) }) : t('health.noBackup')} · {next}
        </p>
      </div>
    </section>
  );
}
