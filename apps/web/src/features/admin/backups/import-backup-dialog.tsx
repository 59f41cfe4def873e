import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText, numberText } from '#locales';
import { Dialog, ErrorNotice, FormDialog, Notice, ProgressBar, SelectField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { allGroupsQuery, type Backup, otherServerQuery, taskQuery } from '../admin-queries.ts';
import { Facts } from '../facts.tsx';
import { TaskProgress } from '../tasks/task-progress.tsx';

type Server = Wire<'OtherServer'>;
type Group = Wire<'OtherGroup'>;

/** Options besides the ids of existing groups. */
const NEW_GROUP = 'new';
const NO_GROUP = 'not';

const countedKinds = [
  ...(['people', 'recipes', 'pictures', 'comments', 'lists', 'items', 'meals', 'rules', 'cookbooks'] as const),
  ...(['foods', 'labels'] as const),
];

interface ImportBackupDialogProps {
  backup: Backup;
  onClose: () => void;
}

/** Shows the contents of another program's backup and lets the person choose where its groups go. */
export function ImportBackupDialog({ backup, onClose }: ImportBackupDialogProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const params = { path: { file: backup.name } };
  const title = t('moving.title');
  const { data, error } = useQuery(otherServerQuery(api, backup.name));
  const { data: present } = useQuery(allGroupsQuery(api));
  const { mutate: read, ...reading } = api.useMutation('post', '/admin/backups/{file}/other-server', {
    meta: { silent: true, refreshes: ['/admin/server-tasks'] },
  });
  const { data: task } = useQuery(taskQuery(api, reading.data?.taskId));
  const { mutate: importGroups, ...importing } = api.useMutation('post', '/admin/backups/{file}/bring-in', {
    meta: { silent: true, refreshes: ['/admin/server-tasks', '/admin/backups'] },
  });
  const isUnread = data?.isReady === false;
  useEffect(() => {
    if (isUnread) read({ params: { path: { file: backup.name } } });
  }, [isUnread, read, backup.name]);
  if (importing.data)
    return (
      <TaskProgress title={title} running={t('moving.running')} taskId={importing.data.taskId} onClose={onClose} />
    );
  if (data?.isReady && present)
    return (
      <GroupChoice
        title={title}
        server={data}
        present={present.items}
        busy={importing.isPending}
        error={importing.error}
        onChoose={(groups) => importGroups({ params, body: { groups } })}
        onClose={onClose}
      />
    );
  const failed = error ?? reading.error;
  const isOver = task && task.status !== 'running';
  return (
    <Dialog title={title} onClose={onClose}>
      {failed && <ErrorNotice error={failed} />}
      {!failed && isOver && <Notice kind="error">{backup.reason ?? t('moving.unreadable')}</Notice>}
      {!failed && !isOver && (
        <>
          <p>{t('moving.reading')}</p>
          <ProgressBar label={t('moving.reading')} value={task?.progress ?? 0} />
        </>
      )}
    </Dialog>
  );
}

interface GroupChoiceProps {
  title: string;
  server: Server;
  present: { id: string; name: string }[];
  busy: boolean;
  error: unknown;
  onChoose: (groups: Wire<'OtherGroupChoice'>[]) => void;
  onClose: () => void;
}

function GroupChoice({ title, server, present, busy, error, onChoose, onClose }: GroupChoiceProps) {
  const { t, i18n } = useTranslation('admin');
  const [targets, setTargets] = useState(() => new Map(server.groups.map((group) => [group.id, initialTarget(group)])));
  const chosen = server.groups.filter(({ id }) => targets.get(id) !== NO_GROUP);
  const joinNames = (people: Server['people']) =>
    listText(
      people.map(({ username }) => username),
      i18n.language,
    );
  const peopleOfChosen = server.people.filter(({ groupId }) => chosen.some(({ id }) => id === groupId));
  const peopleWithAccount = peopleOfChosen.filter(({ accountIn }) => accountIn);
  const admins = peopleOfChosen.filter(({ isAdmin, accountIn }) => isAdmin && !accountIn);
  return (
    <FormDialog
      asks
      title={title}
      action={t('moving.start')}
      busy={busy}
      disabled={!chosen.length}
      onSubmit={() =>
        onChoose(
          chosen.map(({ id }) => ({ id, into: targets.get(id) === NEW_GROUP ? null : (targets.get(id) ?? null) })),
        )
      }
      onClose={onClose}
    >
      <div className={styles.course}>
        <ErrorNotice error={error} />
        <p>{t('moving.text')}</p>
        {server.groups.map((group) => (
          <section key={group.id} className={styles.course}>
            <SelectField
              label={t('moving.group', { name: group.name })}
              value={targets.get(group.id) ?? NEW_GROUP}
              onChange={(value) => setTargets(new Map(targets).set(group.id, value))}
            >
              <option value={NEW_GROUP}>{t('moving.newGroup')}</option>
              {present.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={NO_GROUP}>{t('moving.notAtAll')}</option>
            </SelectField>
            <Counts group={group} />
          </section>
        ))}
        {peopleWithAccount.length > 0 && (
          <Notice kind="info">{t('moving.accounts', { names: joinNames(peopleWithAccount) })}</Notice>
        )}
        {admins.length > 0 && <Notice kind="info">{t('moving.admins', { names: joinNames(admins) })}</Notice>}
        <OmittedTables server={server} />
      </div>
    </FormDialog>
  );
}

/** An empty group is left out by default. */
const initialTarget = (group: Group): string => group.here ?? (group.people + group.recipes > 0 ? NEW_GROUP : NO_GROUP);

function Counts({ group }: { group: Group }) {
  const { t, i18n } = useTranslation('admin');
  const rows = countedKinds.filter((name) => group[name] > 0);
  if (!rows.length) return <p className={styles.hint}>{t('moving.empty')}</p>;
  return <Facts rows={rows.map((name) => [t(`moving.counts.${name}`), numberText(group[name], i18n.language)])} />;
}

function OmittedTables({ server: { left, schemaVersion } }: { server: Server }) {
  const { t } = useTranslation('admin');
  const reasons = (['secret', 'past', 'unknown', 'unfit'] as const).flatMap((reason) => {
    const rows = left.filter((one) => one.reason === reason);
    return rows.length ? [{ reason, rows }] : [];
  });
  return (
    <div className={styles.hint}>
      {reasons.length > 0 && (
        <>
          <h3>{t('moving.left')}</h3>
          <ul>
            {reasons.map(({ reason, rows }) => (
              <li key={reason}>
                {t(`moving.reasons.${reason}`, {
                  number: rows.reduce((sum, one) => sum + one.rows, 0),
                })}{' '}
                <bdi dir="ltr">({rows.map(({ table }) => table).join(', ')})</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('moving.version', { version: schemaVersion })}</p>
    </div>
  );
}
