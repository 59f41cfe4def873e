import { UserPlus } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, ShownOnce } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { useCopy } from '../../../app/use-copy.ts';
import styles from './profile.module.css';

/** A link that lets one other person into the group. */
export function InvitationCard() {
  const { t, i18n } = useTranslation('user');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const invite = useApi().useMutation('post', '/groups/invitations');
  const link = invite.data && `${location.origin}/register?token=${encodeURIComponent(invite.data.token)}`;
  return (
    <section className={styles.panel}>
      <h2>{t('invitation.title')}</h2>
      <p className={styles.lead}>{t('invitation.text')}</p>
      {link && (
        <ShownOnce
          text={t('invitation.ready', { date: new Date(invite.data.expiresAt).toLocaleDateString(i18n.language) })}
          secret={link}
          copyLabel={common('action.copy')}
          onCopy={() => void copy(link, common('toast.linkCopied'))}
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
