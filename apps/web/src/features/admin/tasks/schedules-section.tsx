import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock } from '#ui/icons';
import { Play } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import type { Wire } from '#client';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { schedulesQuery } from '../admin-queries.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';

/** Lists the scheduled jobs with their last and next runs. */
export function SchedulesSection() {
  const { t } = useTranslation('admin');
  const { data } = useSuspenseQuery(schedulesQuery(useApi()));
  return (
    <section className={styles.panel}>
      <h2>{t('schedules.title')}</h2>
      <ul className={styles.rows}>
        {data.map((schedule) => (
          <ScheduleRow key={schedule.name} schedule={schedule} />
        ))}
      </ul>
    </section>
  );
}

function ScheduleRow({ schedule }: { schedule: Wire<'Schedule'> }) {
  const { name, startedAt, nextAt, succeeded } = schedule;
  const { t, i18n } = useTranslation('admin');
  const times = useTimes();
  const interval = useInterval(schedule);
  const key = `schedules.names.${name}`;
  const title = i18n.exists(key, { ns: 'admin' }) ? t(key as 'schedules.title') : name;
  const run = useApi().useMutation('post', '/admin/schedules/{name}/run', {
    onSuccess: ({ message }) => toast({ kind: 'success', text: message }),
  });
  return (
    <li>
      {succeeded === null ? (
        <Clock />
      ) : succeeded ? (
        <CircleCheck className={styles.good} role="img" aria-label={t('tasks.states.finished')} />
      ) : (
        <CircleX className={styles.bad} role="img" aria-label={t('tasks.states.failed')} />
      )}
      <div className={styles.words}>
        <b>
          {title}
          {interval && `, ${interval}`}
        </b>
        <p>
          {startedAt && `${t('schedules.last', { time: times(startedAt) })} · `}
          {t('schedules.next', { time: times(nextAt) })}
        </p>
      </div>
      <Button
        size="small"
        icon={<Play />}
        busy={run.isPending}
        aria-label={t('schedules.runOne', { name: title })}
        onClick={() => run.mutate({ params: { path: { name } } })}
      >
        {t('schedules.run')}
      </Button>
    </li>
  );
}

/** Says how often a schedule runs; undefined for patterns that no schedule of the server has. */
function useInterval({ pattern, nextAt }: Wire<'Schedule'>): string | undefined {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const [minute = '', hour = ''] = pattern.split(' ');
  if (/^\d+$/.test(hour)) return t('schedules.daily', { time: times(nextAt, 'clock') });
  if (/^\d+$/.test(minute)) return t('schedules.hourly');
  const every = /^\*\/(\d+)$/.exec(minute)?.[1];
  return every && t('schedules.minutes', { count: Number(every) });
}
