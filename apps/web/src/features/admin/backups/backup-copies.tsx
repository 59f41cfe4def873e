import { useQuery } from '@tanstack/react-query';
import { Lock, Trash2 } from '#ui/icons';
import { Cloud, CloudDownload, HardDrive } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Chip, ConfirmDialog, ErrorState, MenuItem, MoreMenu, Skeleton, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { type BackupCopy, backupCopiesQuery } from '../admin-queries.ts';
import { useSizes } from '../../../shared/browser/use-sizes.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';

/**
 * Copies of backups in the second place. It may be slow or unreachable, so the rest of the screen does not wait for
 * it.
 */
export function BackupCopies({ place }: { place: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(backupCopiesQuery(useApi()));
  return (
    <section className={styles.panel}>
      <h2>{t('backups.copies', { place: `\u2066${place}\u2069` })}</h2>
      <p>{t('backups.copiesText')}</p>
      {data ? (
        <ul className={styles.rows}>
          {data.map((copy) => (
            <CopyRow key={copy.name} copy={copy} />
          ))}
          {!data.length && <li>{t('backups.noCopies')}</li>}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="4rem" />
      )}
    </section>
  );
}

function CopyRow({ copy: { name, bytes, date: time, isHere } }: { copy: BackupCopy }) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const sizes = useSizes();
  const date = useTimes()(time);
  const [asks, setAsks] = useState(false);
  const params = { path: { file: name } };
  const fetching = api.useMutation('post', '/admin/backups/copies/{file}/fetch', {
    meta: { refreshes: ['/admin/server-tasks'] },
    onSuccess: () => toast({ kind: 'info', text: t('backups.fetching') }),
  });
  const remove = api.useMutation('delete', '/admin/backups/copies/{file}', {
    meta: { refreshes: ['/admin/backups', '/admin/backups/copies'] },
    onSuccess: () => setAsks(false),
  });
  return (
    <li>
      <Cloud />
      <div className={styles.words}>
        <b>{date}</b>
        <p>
          <bdi>{name}</bdi> · {sizes(bytes)}
        </p>
        <div className={styles.badges}>
          {isHere && <Chip icon={<HardDrive size={14} />}>{t('backups.isHere')}</Chip>}
          {name.endsWith('.age') && <Chip icon={<Lock size={14} />}>{t('backups.encrypted')}</Chip>}
        </div>
      </div>
      {!isHere && (
        <Button
          size="small"
          icon={<CloudDownload />}
          busy={fetching.isPending}
          aria-label={t('backups.fetchOne', { date })}
          onClick={() => fetching.mutate({ params })}
        >
          {t('backups.fetch')}
        </Button>
      )}
      <MoreMenu label={t('backups.copyActions', { date })}>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsks(true)}>
          {t('action.delete')}
        </MenuItem>
      </MoreMenu>
      {asks && (
        <ConfirmDialog
          danger
          title={t('backups.deleteCopyTitle', { date })}
          action={t('action.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={() => setAsks(false)}
        >
          {t('backups.deleteCopyText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
