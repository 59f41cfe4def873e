import { Link } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, ErrorNotice, Notice, PasswordField, TextField } from '#ui';
import { isProblem } from '#client';
import { aboutQuery, useChangeOfIdentity } from '../../app/session.ts';
import { useApi } from '../../app/use-api.ts';
import { useRules } from '../../app/use-rules.ts';
import styles from './identity.module.css';

interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

export function LoginForm({ target }: { target: string }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '', remember: false } });
  const login = useLogin(target);
  const { errors } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
      <h1 className={styles.title}>{t('login.title')}</h1>
      {login.error && <LoginFailure error={login.error} />}
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.username?.message}
        {...form.register('username', rules.required)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', rules.secret)}
      />
      <Checkbox checked={form.watch('remember')} onChange={(remember) => form.setValue('remember', remember)}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" kind="primary" busy={login.isPending}>
        {t('login.submit')}
      </Button>
      <LoginLinks />
    </form>
  );
}

function useLogin(target: string) {
  const changeIdentity = useChangeOfIdentity();
  const mutation = useApi().useMutation('post', '/auth/token', {
    meta: { silent: true },
    onSuccess: () => changeIdentity(target),
  });
  const mutate = ({ username, password, remember }: Credentials) =>
    mutation.mutate({
      body: { username: username.trim(), password, remember_me: remember },
      bodySerializer: (body) => new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { ...mutation, mutate };
}

function LoginFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  if (isProblem(error, 401)) return <Notice kind="error">{t('login.wrong')}</Notice>;
  if (isProblem(error, 423)) return <Notice kind="error">{t('login.locked')}</Notice>;
  return <ErrorNotice error={error} />;
}

function LoginLinks() {
  const { t } = useTranslation('account');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  return (
    <div className={styles.links}>
      {about.allowSignup ? <Link to="/register">{t('login.register')}</Link> : <span>{t('login.inviteOnly')}</span>}
      <Link to="/forgot-password">{t('login.forgot')}</Link>
    </div>
  );
}
