import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Archive } from '#ui/late-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Notice, PageHeader, SelectField, Switch, toast } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { dateText } from '#locales';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import styles from '../admin.module.css';
import { backupSettingsQuery, backupsQuery, type Task, tasksQuery } from '../admin-queries.ts';
import { BackupCopies } from './backup-copies.tsx';
import { BackupRow } from './backup-row.tsx';
import { BackupUpload } from './backup-upload.tsx';
import { TaskRow } from '../tasks/task-row.tsx';

/** Lists backups, whether each can be restored, and when the next one is made. */
export function BackupsScreen() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const { data } = useSuspenseQuery(backupsQuery(api));
  const create = api.useMutation('post', '/admin/backups', { meta: { refreshes: ['/admin/server-tasks'] } });
  const [last, ...older] = data.imports.filter(({ kind }) => kind !== 'otherProgram');
  const isNoneGood = last && [last, ...older].every(({ state }) => state !== 'good');
  return (
    <>
      <PageHeader title={t('backups.title')} subtitle={t('backups.text')} help={<HelpLink page="backups" />}>
        <BackupUpload />
        <Button kind="primary" icon={<Archive />} busy={create.isPending} onClick={() => create.mutate({})}>
          {t('backups.make')}
        </Button>
      </PageHeader>
      <Running />
      {last?.state === 'bad' && (
        <Notice kind="error">
          {t(last.bytes > 0 ? 'backups.lastBad' : 'backups.lastFailed', { reason: last.reason ?? '' })}
        </Notice>
      )}
      {isNoneGood && last.state !== 'bad' && <Notice kind="warning">{t('backups.noneGood')}</Notice>}
      {data.imports.length ? (
        <section className={styles.panel}>
          <ul className={styles.rows}>
            {data.imports.map((backup) => (
              <BackupRow key={backup.name} backup={backup} place={data.place} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState icon={<Archive />} title={t('backups.none')}>
          {t('backups.noneText')}
        </EmptyState>
      )}
      {data.place && <BackupCopies place={data.place} />}
      <Schedule />
    </>
  );
}

/** Progress of running tasks. When one has ended, a message says how, and the list is refetched. */
function Running() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(tasksQuery(api));
  const running = data.items.filter(({ status }) => status === 'running');
  const before = useRef<Task[]>([]);
  useEffect(() => {
    const ended = data.items.filter(
      ({ id, status }) => status !== 'running' && before.current.some((task) => task.id === id),
    );
    for (const { name, status } of ended)
      toast({
        kind: status === 'finished' ? 'success' : 'error',
        text: t('labelled', { label: name, value: t(`tasks.states.${status}`) }),
      });
    const now = data.items.filter(({ status }) => status === 'running');
    if (ended.length || now.length !== before.current.length) void refresh(client, '/admin/backups');
    before.current = now;
  }, [before, client, data, t]);
  if (!running.length) return null;
  return (
    <section className={styles.panel} aria-live="polite">
      <ul className={styles.rows}>
        {running.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const counts = { keepDaily: [1, 3, 7, 14, 30], keepWeekly: [0, 2, 4, 8, 12], keepMonthly: [0, 3, 6, 12, 24] } as const;

function Schedule() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const times = useTimes();
  const timeZone = useTimeZone();
  const { data } = useSuspenseQuery(backupSettingsQuery(api));
  const change = api.useMutation('put', '/admin/backups/settings');
  const set = (body: Partial<typeof data>) => change.mutate({ body });
  const [today] = useState(() => new Date());
  const timeOf = (hour: number) => new Date(today).setUTCHours(hour, 0);
  const hourOnDevice = (hour: number) =>
    Number(dateText(new Date(timeOf(hour)), 'en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }));
  return (
    <section className={styles.panel}>
      <h2>{t('backups.schedule')}</h2>
      <Switch checked={data.enabled} onChange={(enabled) => set({ enabled })}>
        {t('backups.daily')}
      </Switch>
      <div className={styles.filters}>
        <SelectField
          label={t('backups.hour')}
          hint={t('backups.zone', { zone: timeZone })}
          value={String(data.hour)}
          onChange={(hour) => set({ hour: Number(hour) })}
        >
          {hours
            .toSorted((a, b) => hourOnDevice(a) - hourOnDevice(b))
            .map((hour) => (
              <option key={hour} value={hour}>
                {times(timeOf(hour), 'clock')}
              </option>
            ))}
        </SelectField>
        {(['keepDaily', 'keepWeekly', 'keepMonthly'] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`backups.${name}`)}
            value={String(data[name])}
            onChange={(count) => set({ [name]: Number(count) })}
          >
            {[...new Set([...counts[name], data[name]])]
              .toSorted((a, b) => a - b)
              .map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}
