import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, type Wire } from '#client';
import { Dialog, ErrorNotice, FormDialog, Notice, ProgressBar, RadioGroup, SelectField } from '#ui';
import { firstOf } from '#contract/objects';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { type Backup, backupContentsQuery, backupGroupsQuery, taskQuery } from '../admin-queries.ts';
import { PartPicker } from './part-picker.tsx';
import { UnlockDialog } from './passphrase-dialog.tsx';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { TaskProgress } from '../tasks/task-progress.tsx';

type Group = Wire<'BackupGroup'>;
type Scope = 'whole' | 'recipe' | 'shoppingList';

interface RestorePartsDialogProps {
  backup: Backup;
  onClose: () => void;
}

/** Reads the backup first; asks for the passphrase if it cannot be decrypted. */
export function RestorePartsDialog({ backup, onClose }: RestorePartsDialogProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const params = { path: { file: backup.name } };
  const title = t('parts.title', { date: useTimes()(backup.date) });
  const { data: contents, error: contentsError, refetch } = useQuery(backupContentsQuery(api, backup.name));
  const { data, error } = useQuery(backupGroupsQuery(api, backup.name));
  const { mutate: prepare, ...preparing } = api.useMutation('post', '/admin/backups/{file}/groups', {
    meta: { silent: true, refreshes: ['/admin/server-tasks'] },
  });
  const { data: task } = useQuery(taskQuery(api, preparing.data?.taskId));
  const { mutate: restore, ...restoring } = api.useMutation('post', '/admin/backups/{file}/restore-parts', {
    meta: { silent: true, refreshes: ['/admin/server-tasks'] },
  });
  const isUnread = !!contents && data?.isReady === false;
  useEffect(() => {
    if (isUnread) prepare({ params: { path: { file: backup.name } } });
  }, [isUnread, prepare, backup.name]);
  if (isProblem(contentsError) && contentsError.code === 'backups.passphraseNeeded')
    return <UnlockDialog backup={backup} onOpen={() => void refetch()} onClose={onClose} />;
  if (restoring.data)
    return <TaskProgress title={title} running={t('parts.running')} taskId={restoring.data.taskId} onClose={onClose} />;
  if (data?.isReady)
    return (
      <PartChoice
        file={backup.name}
        title={title}
        groups={data.groups}
        busy={restoring.isPending}
        error={restoring.error}
        onChoose={(body) => restore({ params, body })}
        onClose={onClose}
      />
    );
  const failed = contentsError ?? error ?? preparing.error;
  return (
    <Dialog title={title} onClose={onClose}>
      {failed && <ErrorNotice error={failed} />}
      {task?.status === 'failed' && <Notice kind="error">{t('parts.unreadable')}</Notice>}
      {!failed && task?.status !== 'failed' && (
        <>
          <p>{t('parts.reading')}</p>
          <ProgressBar label={t('parts.reading')} value={task?.progress ?? 0} />
        </>
      )}
    </Dialog>
  );
}

interface PartChoiceProps {
  file: string;
  title: string;
  groups: Group[];
  busy: boolean;
  error: unknown;
  onChoose: (choice: Wire<'BackupChoice'>) => void;
  onClose: () => void;
}

function PartChoice({ file, title, groups, busy, error, onChoose, onClose }: PartChoiceProps) {
  const { t } = useTranslation('admin');
  const [chosenGroupId, setChosenGroupId] = useState<string>();
  const group = groups.find(({ id }) => id === chosenGroupId) ?? firstOf(groups);
  const groupId = group.id;
  const [chosenScope, setScope] = useState<Scope>('recipe');
  const [recipes, setRecipes] = useState<string[]>([]);
  const [shoppingLists, setLists] = useState<string[]>([]);
  const scope = group.isHere ? chosenScope : 'whole';
  const choose = (id: string) => {
    setChosenGroupId(id);
    setRecipes([]);
    setLists([]);
  };
  return (
    <FormDialog
      asks
      title={title}
      action={t('parts.start')}
      busy={busy}
      disabled={scope !== 'whole' && !recipes.length && !shoppingLists.length}
      onSubmit={() => onChoose(scope === 'whole' ? { groupId, whole: true } : { groupId, recipes, shoppingLists })}
      onClose={onClose}
    >
      <div className={styles.course}>
        <ErrorNotice error={error} />
        <SelectField label={t('parts.group')} value={groupId} onChange={choose}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {group.isHere ? (
          <RadioGroup<Scope>
            label={t('parts.what')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'recipe', label: t('parts.recipes', { number: group.recipes }) },
              { value: 'shoppingList', label: t('parts.lists', { number: group.shoppingLists }) },
              { value: 'whole', label: t('parts.whole') },
            ]}
          />
        ) : (
          <Notice kind="info">{t('parts.gone')}</Notice>
        )}
        {scope === 'recipe' && (
          <PartPicker key={groupId} source={{ file, groupId, kind: 'recipe' }} chosen={recipes} onChange={setRecipes} />
        )}
        {scope === 'shoppingList' && (
          <PartPicker
            key={`${groupId} lists`}
            source={{ file, groupId, kind: 'shoppingList' }}
            chosen={shoppingLists}
            onChange={setLists}
          />
        )}
        <p className={styles.hint}>{t(`parts.hints.${scope}`)}</p>
      </div>
    </FormDialog>
  );
}
