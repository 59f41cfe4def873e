import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, Notice } from '#ui';
import { leavesEverything, LeavingChoices } from '../../shared/session/leaving-choices.tsx';
import { useChangeOfIdentity, useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './identity.module.css';
import { invitationQuery } from './invitation-query.ts';

/** Invitation opened by somebody with an account: joining moves the account to the group. */
export function JoinGroup({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const api = useApi();
  const user = useUser();
  const [leaving, setLeaving] = useState(leavesEverything);
  const changeIdentity = useChangeOfIdentity();
  const { data: invitation, isError: isUsedUp } = useQuery(invitationQuery(api, token));
  const accept = api.useMutation('post', '/groups/invitations/accept', {
    meta: { silent: true },
    onSuccess: () => changeIdentity('/'),
  });
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>
        {invitation ? t('register.joinTitle', { group: invitation.group }) : t('register.title')}
      </h1>
      {invitation?.inviter && <p>{t('register.invitedBy', { name: invitation.inviter })}</p>}
      {isUsedUp && <Notice kind="error">{t('register.usedUp')}</Notice>}
      {invitation && (
        <>
          <p>{t('join.text', { group: user.group })}</p>
          <LeavingChoices
            labels={{
              removeContributions: t('join.removeContributions'),
              deleteGroup: t('join.deleteGroup', { group: user.group }),
            }}
            value={leaving}
            onChange={setLeaving}
          />
        </>
      )}
      <ErrorNotice error={accept.error} />
      {invitation && (
        <Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate({ body: { token, ...leaving } })}>
          {t('join.submit')}
        </Button>
      )}
      <div className={styles.links}>
        <Link to="/" className="text-link">
          {t('action.back')}
        </Link>
      </div>
    </div>
  );
}
