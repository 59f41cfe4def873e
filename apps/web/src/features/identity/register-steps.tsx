import { House, UserPlus } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Switch, TextField } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { VisibilitySwitch } from '../../shared/widgets/visibility-switch.tsx';
import styles from './identity.module.css';
import { AccountFields } from './account-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { RegistrationForm } from './registration.ts';

export function WayStep({ onChoose }: { onChoose: (joins: boolean) => void }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.choices}>
      <button type="button" onClick={() => onChoose(true)}>
        <UserPlus />
        <b>{t('register.join')}</b>
        <small>{t('register.joinHint')}</small>
      </button>
      <button type="button" onClick={() => onChoose(false)}>
        <House />
        <b>{t('register.found')}</b>
        <small>{t('register.foundHint')}</small>
      </button>
    </div>
  );
}

export function TokenStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account');
  const field = useFields(form);
  return (
    <TextField
      label={t('register.token')}
      hint={t('register.tokenHint')}
      autoFocus
      {...field('groupToken', 'required')}
    />
  );
}

export function GroupStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('account');
  const field = useFields(form);
  const free = useFreeChecks();
  return (
    <>
      <TextField label={t('register.group')} autoFocus {...field('group', 'required', { validate: free.group })} />
      <VisibilitySwitch
        isPrivate={form.watch('private')}
        onChange={(isPrivate) => form.setValue('private', isPrivate)}
      />
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
  return (
    <>
      <AccountFields checks={useFreeChecks()} />
      <NewPasswordFields label={t('fields.password')} />
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

/** Checks that ask the server whether a name is free. If a request fails, the registration itself reports the conflict. */
function useFreeChecks() {
  const { client } = useApi();
  const { t } = useTranslation();
  const verdict = (answer: Promise<{ data?: { valid: boolean } }>, message: string): Promise<string | true> =>
    answer.then(({ data }) => data?.valid !== false || message).catch((): true => true);
  return {
    group: (name: string) =>
      verdict(client.GET('/validators/group', { params: { query: { name } } }), t('validation.groupTaken')),
    username: (name: string) =>
      verdict(client.GET('/validators/user/name', { params: { query: { name } } }), t('validation.usernameTaken')),
    email: (email: string) =>
      verdict(client.GET('/validators/user/email', { params: { query: { email } } }), t('validation.emailTaken')),
  };
}
