import { House, UserPlus } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Switch, TextField } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useRules } from '../../shared/forms/use-validation-rules.ts';
import styles from './identity.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { RepeatedPasswordField } from './repeated-password-field.tsx';
import type { RegistrationForm } from './registration.ts';

export function WayStep({ onChoose }: { onChoose: (joins: boolean) => void }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.choices}>
      <button type="button" onClick={() => onChoose(true)}>
        <UserPlus aria-hidden />
        <b>{t('register.join')}</b>
        <small>{t('register.joinHint')}</small>
      </button>
      <button type="button" onClick={() => onChoose(false)}>
        <House aria-hidden />
        <b>{t('register.found')}</b>
        <small>{t('register.foundHint')}</small>
      </button>
    </div>
  );
}

export function TokenStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  return (
    <TextField
      label={t('register.token')}
      hint={t('register.tokenHint')}
      autoFocus
      error={form.formState.errors.groupToken?.message}
      {...form.register('groupToken', rules.required)}
    />
  );
}

export function GroupStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const free = useFreeChecks();
  return (
    <>
      <TextField
        label={t('register.group')}
        autoFocus
        error={form.formState.errors.group?.message}
        {...form.register('group', { ...rules.required, validate: free.group })}
      />
      <Switch
        checked={form.watch('private')}
        onChange={(on) => form.setValue('private', on)}
        hint={t('register.privateHint')}
      >
        {t('register.private')}
      </Switch>
      <Switch
        checked={form.watch('seedData')}
        onChange={(on) => form.setValue('seedData', on)}
        hint={t('register.seedHint')}
      >
        {t('register.seed')}
      </Switch>
    </>
  );
}

export function AccountStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const free = useFreeChecks();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('fields.fullName')}
        autoComplete="name"
        autoFocus
        error={errors.fullName?.message}
        {...form.register('fullName', rules.required)}
      />
      <TextField
        label={t('fields.username')}
        hint={t('setup.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', { ...rules.username, validate: free.username })}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { ...rules.email, validate: free.email })}
      />
      <NewPasswordField
        label={t('fields.password')}
        value={form.watch('password')}
        field={form.register('password', rules.password)}
        error={errors.password}
      />
      <RepeatedPasswordField
        error={errors.passwordConfirm}
        field={form.register('passwordConfirm', {
          validate: (value, { password }) => value === password || t('validation.match'),
        })}
      />
      <Switch
        checked={form.watch('advanced')}
        onChange={(on) => form.setValue('advanced', on)}
        hint={t('fields.advancedHint')}
      >
        {t('fields.advanced')}
      </Switch>
    </>
  );
}

export function ConfirmStep({ form, group: invitedTo }: { form: RegistrationForm; group: string | undefined }) {
  const { t } = useTranslation('account');
  const { joins, group, fullName, username, email } = form.getValues();
  return (
    <dl className={styles.summary}>
      <dt>{t('register.groupLabel')}</dt>
      <dd>{joins ? (invitedTo ?? t('register.invited')) : group}</dd>
      <dt>{t('fields.fullName')}</dt>
      <dd>{fullName}</dd>
      <dt>{t('fields.username')}</dt>
      <dd>{username}</dd>
      <dt>{t('fields.email')}</dt>
      <dd>{email}</dd>
    </dl>
  );
}

/** Ask the server whether a name is free; when it cannot say, the sign-up itself will. */
function useFreeChecks() {
  const { client } = useApi();
  const { t } = useTranslation();
  const verdict = (answer: Promise<{ data?: { valid: boolean } }>, message: string) =>
    answer.then(({ data }) => data?.valid !== false || message).catch(() => true);
  return {
    group: (name: string) =>
      verdict(client.GET('/validators/group', { params: { query: { name } } }), t('validation.groupTaken')),
    username: (name: string) =>
      verdict(client.GET('/validators/user/name', { params: { query: { name } } }), t('validation.usernameTaken')),
    email: (email: string) =>
      verdict(client.GET('/validators/user/email', { params: { query: { email } } }), t('validation.emailTaken')),
  };
}
