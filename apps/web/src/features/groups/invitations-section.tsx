import { useSuspenseQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from '#ui/icons';
import { Mail, UserPlus } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, FormDialog, IconButton, Notice, SelectField, TextField, toast } from '#ui';
import { serverUrl } from '../../shared/browser/base-path.ts';
import { otherProblem, problemOf } from '../../shared/forms/form-errors.ts';
import { locales } from '../../shared/i18n/locales.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { invitationsQuery } from './members-queries.ts';
import styles from './members.module.css';

type Invitation = Wire<'Invitation'>;

const USES = [1, 2, 5, 10];
const DAYS = [1, 4, 7, 30];

/** Creates, sends and revokes invitation links. */
export function InvitationsSection() {
  const { t } = useTranslation('members');
  const api = useApi();
  const { data: invitations } = useSuspenseQuery(invitationsQuery(api));
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(4);
  const create = api.useMutation('post', '/groups/invitations');
  return (
    <section className={styles.panel}>
      <h2>{t('invitations.title')}</h2>
      <p className={styles.lead}>{t('invitations.text')}</p>
      <div className={styles.choices}>
        <SelectField label={t('invitations.uses')} value={String(uses)} onChange={(value) => setUses(Number(value))}>
          {USES.map((count) => (
            <option key={count} value={count}>
              {t('invitations.people', { count })}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('invitations.life')} value={String(days)} onChange={(value) => setDays(Number(value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('invitations.days', { count })}
            </option>
          ))}
        </SelectField>
        <Button
          kind="primary"
          icon={<UserPlus />}
          busy={create.isPending}
          onClick={() => create.mutate({ body: { uses, days } })}
        >
          {t('invitations.create')}
        </Button>
      </div>
      {invitations.length > 0 && (
        <ul className={styles.invitations}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InvitationRow({ invitation: { id, token, usesLeft, expiresAt, mailProblem } }: { invitation: Invitation }) {
  const { t } = useTranslation('members');
  const copy = useCopy();
  const [isMailing, setMailing] = useState(false);
  const revoke = useApi().useMutation('delete', '/groups/invitations/{id}');
  const date = useTimes()(expiresAt, 'day');
  const address = () => `${serverUrl()}/register?token=${encodeURIComponent(token)}`;
  return (
    <li>
      <div className={styles.name}>
        <span>{t('invitations.left', { count: usesLeft })}</span>
        {mailProblem && <Notice kind="warning">{mailProblem}</Notice>}
        <small>{t('invitations.until', { date })}</small>
      </div>
      {token && (
        <>
          <Button size="small" icon={<Copy />} onClick={() => void copy(address(), t('toast.linkCopied'))}>
            {t('action.copyLink')}
          </Button>
          <Button size="small" icon={<Mail />} onClick={() => setMailing(true)}>
            {t('invitations.mail')}
          </Button>
        </>
      )}
      <IconButton
        kind="dangerQuiet"
        label={t('invitations.revoke', { date })}
        onClick={() => revoke.mutate({ params: { path: { id } } })}
      >
        <Trash2 />
      </IconButton>
      {isMailing && <MailDialog token={token} onClose={() => setMailing(false)} />}
    </li>
  );
}

function MailDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('members');
  const [email, setEmail] = useState('');
  const [locale, setLocale] = useState(i18n.language);
  const send = useApi().useMutation('post', '/groups/invitations/email', {
    meta: { silent: true },
    onSuccess: ({ success }) => {
      if (!success) return;
      toast({ kind: 'success', text: t('invitations.sent', { email }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('invitations.mailTitle')}
      action={t('invitations.send')}
      busy={send.isPending}
      error={otherProblem(send.error, ['email'])}
      disabled={!/^\S+@\S+$/.test(email.trim())}
      onSubmit={() => send.mutate({ body: { email: email.trim(), token, locale } })}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          type="email"
          dir="ltr"
          label={t('invitations.email')}
          value={email}
          error={problemOf(send.error, 'email') ?? send.data?.error ?? undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SelectField label={t('invitations.language')} value={locale} onChange={setLocale}>
          {locales
            .filter(({ progress }) => progress > 0)
            .map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
        </SelectField>
      </div>
    </FormDialog>
  );
}
