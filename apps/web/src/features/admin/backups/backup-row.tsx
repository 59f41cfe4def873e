import { CircleCheck, CircleX, Download, History, Lock, LogIn, Trash2 } from '#ui/icons';
import { CloudAlert, CloudCheck, CloudUpload, Hourglass, KeyRound, ListChecks, ShieldCheck } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ConfirmDialog, MenuItem, MoreMenu, toast } from '#ui';
import type { ReadPath } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import type { Backup } from '../admin-queries.ts';
import { ImportBackupDialog } from './import-backup-dialog.tsx';
import { UnlockDialog } from './passphrase-dialog.tsx';
import { RestorePartsDialog } from './restore-parts-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { saveByToken } from '../../../shared/browser/save-by-token.ts';
import { useSizes } from '../../../shared/browser/use-sizes.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';

const icons = { good: CircleCheck, bad: CircleX, unproved: Hourglass };
const colours = { good: styles.good, bad: styles.bad, unproved: undefined };
const refreshes: ReadPath[] = ['/admin/server-tasks', '/admin/backups'];

interface BackupRowProps {
  backup: Backup;
  /** The second place, if there is one. */
  place: string | null;
}

export function BackupRow({ backup, place }: BackupRowProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const sizes = useSizes();
  const times = useTimes();
  const [dialog, setDialog] = useState<'restore' | 'parts' | 'bringIn' | 'delete' | 'unlock'>();
  const close = () => setDialog(undefined);
  const params = { path: { file: backup.name } };
  const isOurs = backup.kind !== 'otherProgram';
  // a backup that could not be made has no file
  const hasFile = backup.bytes > 0;
  const Icon = icons[backup.state];
  const prove = api.useMutation('post', '/admin/backups/{file}/rehearsal', { meta: { refreshes } });
  const copy = api.useMutation('post', '/admin/backups/{file}/copy', {
    meta: { refreshes },
    onSuccess: () => toast({ kind: 'info', text: t('backups.copying') }),
  });
  const save = async () => {
    const { data } = await api.client.GET('/admin/backups/{file}', { params });
    saveByToken(data?.fileToken);
  };
  return (
    <li>
      <Icon
        className={colours[backup.state]}
        role="img"
        aria-label={t(`${isOurs ? 'backups' : 'moving'}.states.${backup.state}`)}
      />
      <div className={styles.words}>
        <b>{times(backup.date)}</b>
        <p>
          {t(`backups.kinds.${backup.kind}`)}
          {hasFile && <> · {sizes(backup.bytes)}</>}
          {backup.rows !== null && <> · {t('backups.holds', { rows: backup.rows, files: backup.files ?? 0 })}</>}
        </p>
        {backup.reason && <p className={styles.bad}>{backup.reason}</p>}
        {backup.copyReason && <p className={styles.bad}>{backup.copyReason}</p>}
        <Badges backup={backup} />
      </div>
      <MoreMenu label={t('backups.actions', { date: times(backup.date) })}>
        {hasFile && (
          <>
            <MenuItem icon={<Download />} onSelect={() => void save()}>
              {t('action.download')}
            </MenuItem>
            <MenuItem icon={<ShieldCheck />} onSelect={() => prove.mutate({ params })}>
              {t('backups.prove')}
            </MenuItem>
            {backup.encrypted && backup.state !== 'good' && (
              <MenuItem icon={<KeyRound />} onSelect={() => setDialog('unlock')}>
                {t('backups.enterPassphrase')}
              </MenuItem>
            )}
            {place && backup.copy !== 'done' && (
              <MenuItem icon={<CloudUpload />} onSelect={() => copy.mutate({ params })}>
                {t(backup.copy === 'failed' ? 'backups.copyAgain' : 'backups.copyNow')}
              </MenuItem>
            )}
            {isOurs ? (
              <>
                <MenuItem icon={<History />} onSelect={() => setDialog('restore')}>
                  {t('backups.restore')}
                </MenuItem>
                <MenuItem icon={<ListChecks />} onSelect={() => setDialog('parts')}>
                  {t('parts.action')}
                </MenuItem>
              </>
            ) : (
              <MenuItem icon={<LogIn />} onSelect={() => setDialog('bringIn')}>
                {t('moving.action')}
              </MenuItem>
            )}
          </>
        )}
        <MenuItem icon={<Trash2 />} danger onSelect={() => setDialog('delete')}>
          {t('action.delete')}
        </MenuItem>
      </MoreMenu>
      {dialog === 'delete' && <DeleteDialog backup={backup} onClose={close} />}
      {dialog === 'restore' && <RestoreDialog backup={backup} onClose={close} />}
      {dialog === 'parts' && <RestorePartsDialog backup={backup} onClose={close} />}
      {dialog === 'bringIn' && <ImportBackupDialog backup={backup} onClose={close} />}
      {dialog === 'unlock' && <UnlockDialog backup={backup} onOpen={close} onClose={close} />}
    </li>
  );
}

function Badges({ backup: { encrypted, copy } }: { backup: Backup }) {
  const { t } = useTranslation('admin');
  if (!encrypted && copy === 'none') return null;
  return (
    <div className={styles.badges}>
      {encrypted && <Chip icon={<Lock size={14} />}>{t('backups.encrypted')}</Chip>}
      {copy === 'done' && <Chip icon={<CloudCheck size={14} />}>{t('backups.copied')}</Chip>}
      {copy === 'failed' && <Chip icon={<CloudAlert size={14} />}>{t('backups.notCopied')}</Chip>}
    </div>
  );
}

interface BackupDialogProps {
  backup: Backup;
  onClose: () => void;
}

function DeleteDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const remove = useApi().useMutation('delete', '/admin/backups/{file}', { onSuccess: onClose });
  return (
    <ConfirmDialog
      danger
      title={t('backups.deleteTitle', { date: times(backup.date) })}
      action={t('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { file: backup.name } } })}
      onClose={onClose}
    >
      {t('backups.deleteText')}
    </ConfirmDialog>
  );
}
