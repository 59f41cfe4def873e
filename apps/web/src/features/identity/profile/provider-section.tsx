import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as LinkIcon } from '#ui/icons';
import { Unlink } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Notice, Skeleton } from '#ui';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { aboutQuery } from '../../../shared/session/session-query.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { identitiesQuery } from './account-queries.ts';
import styles from './profile.module.css';
import { ProofDialog } from './proof-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';

/** Links the account with the provider, if the server has one. */
export function ProviderSection({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('user');
  const { t: account } = useTranslation('account');
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const hasPassword = useHasPassword();
  const [asks, setAsks] = useState(false);
  const link = api.useMutation('post', '/users/self/identities', {
    meta: { silent: true },
    onSuccess: ({ url }) => location.assign(url),
  });
  if (!about.enableOidc) return null;
  const provider = about.oidcProviderName;
  return (
    <section className={styles.panel}>
      <h2>{t('provider.title', { provider })}</h2>
      <p className={styles.lead}>{t('provider.lead', { provider })}</p>
      {problem && <Notice kind="error">{account('login.providerProblem')}</Notice>}
      <ScreenPart small resetKey="identities" pending={<Skeleton height="2rem" />}>
        <Identities />
      </ScreenPart>
      <div className={styles.actions}>
        <Button icon={<LinkIcon />} onClick={() => setAsks(true)}>
          {t('provider.link', { provider })}
        </Button>
      </div>
      {asks && (
        <ProofDialog
          title={t('provider.link', { provider })}
          action={t('provider.link', { provider })}
          hasPassword={hasPassword}
          busy={link.isPending || link.isSuccess}
          error={link.error}
          onProve={(currentPassword) => link.mutate({ body: { currentPassword } })}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

function Identities() {
  const { t } = useTranslation('user');
  const api = useApi();
  const { data: identities } = useSuspenseQuery(identitiesQuery(api));
  const unlink = api.useMutation('delete', '/users/self/identities/{id}');
  if (!identities.length) return null;
  return (
    <ul className={styles.rows}>
      {identities.map(({ id, name, issuer }) => (
        <li key={id}>
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            <small dir="ltr">{issuer}</small>
          </div>
          <IconButton
            kind="dangerQuiet"
            label={t('provider.unlink', { name })}
            onClick={() => unlink.mutate({ params: { path: { id } } })}
          >
            <Unlink />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
