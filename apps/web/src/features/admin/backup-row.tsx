import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Download, History, Hourglass, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, ConfirmDialog, Dialog, FormDialog, MenuItem, MoreMenu, Notice, Skeleton, toast } from '#ui';
import type { ReadPath } from '../../app/resources.ts';
import { ScreenPart } from '../../app/screen-part.tsx';
import { useApi } from '../../app/use-api.ts';
import styles from './admin.module.css';
import type { Backup } from './admin-queries.ts';
import { saveByToken } from './save-by-token.ts';
import { useSizes, useTimes } from './use-sizes.ts';

const icons = { good: CircleCheck, bad: CircleX, unproved: Hourglass };
const colours = { good: styles.good, bad: styles.bad, unproved: undefined };
const refreshes: ReadPath[] = ['/admin/server-tasks', '/admin/backups'];

export function BackupRow({ backup }: { backup: Backup }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const api = useApi();
  const sizes = useSizes();
  const times = useTimes();
  const [dialog, setDialog] = useState<'restore' | 'delete'>();
  const params = { path: { file: backup.name } };
  const Icon = icons[backup.state];
  const prove = api.useMutation('post', '/admin/backups/{file}/rehearsal', { meta: { refreshes } });
  const save = async () => {
    const { data } = await api.client.GET('/admin/backups/{file}', { params });
    saveByToken(data?.fileToken);
  };
  return (
    <li>
      <Icon className={colours[backup.state]} role="img" aria-label={t(`backups.states.${backup.state}`)} />
      <div className={styles.words}>
        <b>{times(backup.date)}</b>
        <p>
          {t(`backups.kinds.${backup.kind}`)} · {sizes(backup.bytes)}
          {backup.rows !== null && <> · {t('backups.holds', { rows: backup.rows, files: backup.files ?? 0 })}</>}
        </p>
        {backup.reason && <p className={styles.bad}>{backup.reason}</p>}
      </div>
      <MoreMenu label={t('backups.actions', { date: times(backup.date) })}>
        <MenuItem icon={<Download />} onSelect={() => void save()}>
          {common('action.download')}
        </MenuItem>
        <MenuItem icon={<ShieldCheck />} onSelect={() => prove.mutate({ params })}>
          {t('backups.prove')}
        </MenuItem>
        <MenuItem icon={<History />} onSelect={() => setDialog('restore')}>
          {t('backups.restore')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setDialog('delete')}>
          {common('action.delete')}
        </MenuItem>
      </MoreMenu>
      {dialog === 'delete' && <DeleteDialog backup={backup} onClose={() => setDialog(undefined)} />}
      {dialog === 'restore' && (
        <ScreenPart
          of={backup.name}
          pending={
            <Dialog
              title={t('backups.restoreTitle', { date: times(backup.date) })}
              onClose={() => setDialog(undefined)}
            >
              <Skeleton height="8rem" />
            </Dialog>
          }
        >
          <RestoreDialog backup={backup} onClose={() => setDialog(undefined)} />
        </ScreenPart>
      )}
    </li>
  );
}

interface BackupDialogProps {
  backup: Backup;
  onClose: () => void;
}

function DeleteDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const times = useTimes();
  const remove = useApi().useMutation('delete', '/admin/backups/{file}', { onSuccess: onClose });
  return (
    <ConfirmDialog
      danger
      title={t('backups.deleteTitle', { date: times(backup.date) })}
      action={common('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { file: backup.name } } })}
      onClose={onClose}
    >
      {t('backups.deleteText')}
    </ConfirmDialog>
  );
}

/** What it holds and what speaks against it, before anything is touched. */
function RestoreDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const times = useTimes();
  const [isSure, setSure] = useState(false);
  const params = { path: { file: backup.name } };
  const { data } = useSuspenseQuery(api.queryOptions('get', '/admin/backups/{file}/contents', { params }));
  const restore = api.useMutation('post', '/admin/backups/{file}/restore', {
    meta: { refreshes },
    onSuccess: () => {
      toast({ kind: 'info', text: t('backups.restoring') });
      onClose();
    },
  });
  const isFatal = data.problems.some((problem) => problem.isFatal);
  return (
    <FormDialog
      danger
      asks
      title={t('backups.restoreTitle', { date: times(backup.date) })}
      action={t('backups.restore')}
      busy={restore.isPending}
      disabled={!isSure || isFatal}
      onSubmit={() => restore.mutate({ params })}
      onClose={onClose}
    >
      <p>{t('backups.restoreText')}</p>
      <p>{t('backups.holds', { rows: data.rows, files: data.files })}</p>
      {data.problems.map((problem) => (
        <Notice key={problem.name} kind={problem.isFatal ? 'error' : 'warning'}>
          {problem.message}
        </Notice>
      ))}
      <Checkbox checked={isSure} disabled={isFatal} onChange={setSure}>
        {t('backups.sure')}
      </Checkbox>
    </FormDialog>
  );
}
