import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, type Wire } from '#client';
import { Checkbox, Dialog, ErrorNotice, FormDialog, Notice, Skeleton, toast } from '#ui';
import type { ReadPath } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { type Backup, backupContentsQuery } from '../admin-queries.ts';
import { UnlockDialog } from './passphrase-dialog.tsx';
import { useTimes } from '../../../shared/i18n/use-times.ts';

const refreshes: ReadPath[] = ['/admin/server-tasks', '/admin/backups'];

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
}

/**
 * Shows the contents of a backup and warnings before it is restored; asks for the passphrase if it cannot be opened.
 */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const times = useTimes();
  const { data, error, refetch } = useQuery(backupContentsQuery(api, backup.name));
  if (isProblem(error) && error.code === 'backups.passphraseNeeded')
    return <UnlockDialog backup={backup} onOpen={() => void refetch()} onClose={onClose} />;
  if (data) return <Confirmation backup={backup} contents={data} onClose={onClose} />;
  return (
    <Dialog title={t('backups.restoreTitle', { date: times(backup.date) })} onClose={onClose}>
      {error ? <ErrorNotice error={error} /> : <Skeleton height="8rem" />}
    </Dialog>
  );
}

function Confirmation({ backup, contents, onClose }: RestoreDialogProps & { contents: Wire<'BackupContents'> }) {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const [isSure, setSure] = useState(false);
  const restore = useApi().useMutation('post', '/admin/backups/{file}/restore', {
    meta: { refreshes },
    onSuccess: () => {
      toast({ kind: 'info', text: t('backups.restoring') });
      onClose();
    },
  });
  const isFatal = contents.problems.some((problem) => problem.isFatal);
  return (
    <FormDialog
      danger
      asks
      title={t('backups.restoreTitle', { date: times(backup.date) })}
      action={t('backups.restore')}
      busy={restore.isPending}
      disabled={!isSure || isFatal}
      onSubmit={() => restore.mutate({ params: { path: { file: backup.name } } })}
      onClose={onClose}
    >
      <p>{t('backups.restoreText')}</p>
      <p>{t('backups.holds', { rows: contents.rows, files: contents.files })}</p>
      {contents.problems.map((problem) => (
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
