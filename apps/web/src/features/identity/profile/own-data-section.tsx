import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button, Notice, Skeleton } from '#ui';
import { Download, Trash2 } from '#ui/icons';
import { useApi } from '../../../shared/api/use-api.ts';
import { saveByToken } from '../../../shared/browser/save-by-token.ts';
import { useChangeOfIdentity, useUser } from '../../../shared/session/session.ts';
import { deletionQuery } from './account-queries.ts';
import styles from './profile.module.css';
import { ProofDialog } from './proof-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';

/** Lets users download what is stored about them, and delete their account. */
export function OwnDataSection() {
  const { t } = useTranslation('user');
  const [asked, setAsked] = useState<'download' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <section className={styles.panel}>
      <h2>{t('ownData.title')}</h2>
      <p className={styles.lead}>{t('ownData.lead')}</p>
      <div className={styles.actions}>
        <Button icon={<Download />} onClick={() => setAsked('download')}>
          {t('ownData.download')}
        </Button>
        <Button kind="dangerQuiet" icon={<Trash2 />} onClick={() => setAsked('delete')}>
          {t('ownData.delete')}
        </Button>
      </div>
      {asked === 'download' && <DownloadDialog onClose={close} />}
      {asked === 'delete' && <DeleteDialog onClose={close} />}
    </section>
  );
}

function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user');
  const hasPassword = useHasPassword();
  const request = useApi().useMutation('post', '/users/self/data', {
    meta: { silent: true },
    onSuccess: ({ fileToken }) => {
      saveByToken(fileToken);
      onClose();
    },
  });
  return (
    <ProofDialog
      title={t('ownData.download')}
      action={t('ownData.download')}
      hasPassword={hasPassword}
      busy={request.isPending}
      error={request.error}
      onProve={(currentPassword) => request.mutate({ body: hasPassword ? { currentPassword } : {} })}
      onClose={onClose}
    >
      <p>{t('ownData.downloadText')}</p>
    </ProofDialog>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('user');
  const api = useApi();
  const { group } = useUser();
  const hasPassword = useHasPassword();
  const changeIdentity = useChangeOfIdentity();
  const { data: deletion } = useQuery({ ...deletionQuery(api), gcTime: 0 });
  const remove = api.useMutation('post', '/users/self/deletion', {
    meta: { silent: true },
    onSuccess: () => changeIdentity('/login', { signedOut: true }),
  });
  const names = listText(deletion?.remainingMembers ?? [], i18n.language);
  return (
    <ProofDialog
      danger
      title={t('ownData.deleteTitle')}
      action={t('ownData.delete')}
      hasPassword={hasPassword && !deletion?.obstacle}
      busy={remove.isPending}
      disabled={!deletion || deletion.obstacle !== null}
      error={remove.error}
      onProve={(currentPassword) => remove.mutate({ body: hasPassword ? { currentPassword } : {} })}
      onClose={onClose}
    >
      {!deletion && <Skeleton height="8rem" />}
      {deletion?.obstacle && <Notice kind="warning">{t(`ownData.${deletion.obstacle}`, { group })}</Notice>}
      {deletion && !deletion.obstacle && (
        <>
          {deletion.deletesGroup && <Notice kind="warning">{t('ownData.groupGoes', { group })}</Notice>}
          <p>{t('ownData.goes')}</p>
          {!deletion.deletesGroup && <p>{t('ownData.stays', { group, names })}</p>}
        </>
      )}
    </ProofDialog>
  );
}
