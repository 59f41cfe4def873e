import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  ErrorNotice,
  Notice,
  PageHeader,
  PasswordField,
  PictureUpload,
  Switch,
  TextField,
  toast,
} from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { otherProblemOf, showsErrorsIn } from '../../../shared/forms/form-errors.ts';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { sessionQuery } from '../../../shared/session/session-query.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { OfflineCacheSection } from './offline-cache-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { useHasPassword } from './use-has-password.ts';
import { ProviderSection } from './provider-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './profile.module.css';

export function ProfileEditScreen({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('user');
  const hasPassword = useHasPassword();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHeader title={t('edit.title')} help={<HelpLink page="signing-in" />} />
      <PictureForm />
      <DataForm />
      {hasPassword && <PasswordForm />}
      <TwoFactorSection />
      <PasskeysSection />
      <ProviderSection problem={problem} />
      <SessionsSection />
      <Preferences />
      <OfflineCacheSection />
      <OwnDataSection />
    </div>
  );
}

function PictureForm() {
  const { t } = useTranslation('user');
  const user = useUser();
  const upload = useApi().useMutation('post', '/users/{id}/image');
  const send = (profile: File) =>
    upload.mutate({
      params: { path: { id: user.id } },
      body: { profile },
      bodySerializer: () => {
        const form = new FormData();
        form.set('profile', profile);
        return form;
      },
    });
  return (
    <PictureUpload
      label={t('edit.picture')}
      problem={t('edit.pictureProblem')}
      busy={upload.isPending}
      className={styles.picture}
      onChoose={send}
    >
      {(button) => (
        <>
          <Avatar name={user.fullName || user.username} src={avatarUrl(user)} size={96} />
          {button}
        </>
      )}
    </PictureUpload>
  );
}

function DataForm() {
  const { t } = useTranslation('user');
  const { t: account } = useTranslation('account');
  const { id, fullName, username, email, pendingEmail } = useUser();
  const form = useForm({ values: { fullName, username, email, currentPassword: '' } });
  const field = useFields(form);
  const save = useApi().useMutation('patch', '/users/{id}', {
    ...showsErrorsIn(form),
    onSuccess: (saved) => {
      // a new address is not the account's before it is confirmed
      form.reset({ fullName: saved.fullName, username: saved.username, email: saved.email, currentPassword: '' });
      toast({ kind: 'success', text: t('edit.saved') });
    },
  });
  const { isDirty } = form.formState;
  const hasPassword = useHasPassword();
  const isMoving = form.watch('email').trim().toLowerCase() !== email;
  return (
    <form
      method="post"
      className={styles.panel}
      noValidate
      onSubmit={form.handleSubmit(({ currentPassword, ...data }) =>
        save.mutate({
          params: { path: { id } },
          body: { ...data, ...(isMoving && hasPassword && { currentPassword }) },
        }),
      )}
    >
      <h2>{t('edit.data')}</h2>
      <TextField
        label={account('fields.fullName')}
        autoComplete="name"
        defaultValue={fullName}
        {...field('fullName', 'required')}
      />
      <TextField
        label={account('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={username}
        {...field('username', 'username')}
      />
      <TextField
        label={account('fields.email')}
        type="email"
        autoComplete="email"
        defaultValue={email}
        {...field('email', 'email')}
      />
      {pendingEmail && <Notice kind="info">{t('edit.pendingEmail', { address: pendingEmail })}</Notice>}
      {isMoving && hasPassword && (
        <PasswordField
          label={t('password.current')}
          hint={t('edit.emailHint')}
          autoComplete="current-password"
          {...field('currentPassword', 'secret')}
        />
      )}
      <ErrorNotice error={otherProblemOf(form, save.error)} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={save.isPending} disabled={!isDirty}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}

function Preferences() {
  const { t } = useTranslation('user');
  const { t: account } = useTranslation('account');
  const { id, advanced } = useUser();
  const api = useApi();
  const save = api.useMutation('patch', '/users/{id}', {
    ...optimistic(sessionQuery(api), (user, { body }: { body: { advanced?: boolean } }) => ({
      ...user,
      advanced: Boolean(body.advanced),
    })),
  });
  return (
    <section className={styles.panel}>
      <h2>{t('edit.preferences')}</h2>
      <Switch
        checked={advanced}
        hint={t('edit.advancedHint')}
        onChange={(on) => save.mutate({ params: { path: { id } }, body: { advanced: on } })}
      >
        {account('fields.advanced')}
      </Switch>
    </section>
  );
}
