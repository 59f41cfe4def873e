import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, Play } from '#ui/icons';
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

function ScheduleRow({ schedule: { name, startedAt, nextAt, succeeded } }: { schedule: Wire<'Schedule'> }) {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const run = useApi().useMutation('post', '/admin/schedules/{name}/run', {
    onSuccess: ({ message }) => toast({ kind: 'success', text: message }),
  });
  return (
    <li>
      {succeeded === null ? (
        <Clock aria-hidden />
      ) : succeeded ? (
        <CircleCheck className={styles.good} role="img" aria-label={t('tasks.states.finished')} />
      ) : (
        <CircleX className={styles.bad} role="img" aria-label={t('tasks.states.failed')} />
      )}
      <div className={styles.words}>
        <b dir="ltr">{name}</b>
        <p>
          {t('schedules.last', { time: times(startedAt) })} · {t('schedules.next', { time: times(nextAt) })}
        </p>
      </div>
      <Button
        size="small"
        icon={<Play />}
        busy={run.isPending}
        aria-label={t('schedules.runOne', { name })}
        onClick={() => run.mutate({ params: { path: { name } } })}
      >
        {t('schedules.run')}
      </Button>
    </li>
  );
}
