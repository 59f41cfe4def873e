import { UserPlus } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, OneTimeSecret } from '#ui';
import { serverUrl } from '../../../shared/browser/base-path.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import styles from './profile.module.css';

/** Creates an invitation link for one person. */
export function InvitationCard() {
  const { t } = useTranslation('user');
  const times = useTimes();
  const copy = useCopy();
  const invite = useApi().useMutation('post', '/groups/invitations');
  const link = invite.data && `${serverUrl()}/register?token=${encodeURIComponent(invite.data.token)}`;
  return (
    <section className={styles.panel}>
      <h2>{t('invitation.title')}</h2>
      <p className={styles.lead}>{t('invitation.text')}</p>
      {link && (
        <OneTimeSecret
          text={t('invitation.ready', { date: times(invite.data.expiresAt, 'day') })}
          secret={link}
          copyLabel={t('action.copy')}
          onCopy={() => void copy(link, t('toast.linkCopied'))}
        />
      )}
      <div className={styles.actions}>
        <Button icon={<UserPlus />} busy={invite.isPending} onClick={() => invite.mutate({ body: { uses: 1 } })}>
          {t('invitation.create')}
        </Button>
      </div>
    </section>
  );
}
