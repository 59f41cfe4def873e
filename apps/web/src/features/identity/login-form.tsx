import { Link } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, Checkbox, ErrorNotice, Notice, PasswordField, TextField } from '#ui';
import { isProblem } from '#client';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { storeCapturedPage } from '../../shared/session/captured-page.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { isSignedOut, setSignedOut } from '../../shared/session/signed-out.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from './identity.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { providerPath } from './provider-path.ts';
import { SecondStepForm } from './second-step-form.tsx';

interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

interface LoginProps {
  target: string;
  /** Error of the sign-in with the provider. */
  problem?: string | undefined;
  /** Shows the form even if the server redirects to the provider. */
  direct?: boolean | undefined;
}

export function LoginForm({ target, problem, direct }: LoginProps) {
  const [challenge, setChallenge] = useState<string>();
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  const leaves = about.oidcRedirect && !problem && !direct;
  useEffect(() => {
    // a challenge left by the provider's sign-in is passed in the hash, which no server logs
    const left = /^#challenge=([\w-]+)$/.exec(location.hash)?.[1];
    if (left) {
      history.replaceState(history.state, '', location.pathname + location.search);
      setChallenge(left);
    } else if (leaves && !isSignedOut()) {
      storeCapturedPage();
      location.replace(providerPath(target));
    }
  }, [leaves, target]);
  if (challenge) return <SecondStepForm challenge={challenge} target={target} onBack={() => setChallenge(undefined)} />;
  return <FirstStep target={target} problem={problem} onSecondStep={setChallenge} />;
}

interface FirstStepProps extends LoginProps {
  onSecondStep: (challenge: string) => void;
}

function FirstStep({ target, problem, onSecondStep }: FirstStepProps) {
  const { t } = useTranslation('account');
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '', remember: false } });
  const login = useLogin(target, onSecondStep);
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit((values) => login.mutate(values))}
    >
      <h1 className={styles.title}>{t('login.title')}</h1>
      {problem && <ProviderProblem problem={problem} />}
      {login.error && <LoginFailure error={login.error} />}
      {about.allowPasswordLogin && about.enableLdap && <p className={styles.lead}>{t('login.directory')}</p>}
      {about.allowPasswordLogin && <PasswordFields form={form} busy={login.isPending} />}
      {about.enableOidc && (
        <a href={providerPath(target)} className={buttonClass()} onClick={leaveForProvider}>
          {t('login.provider', { provider: about.oidcProviderName })}
        </a>
      )}
      <PasskeyButton target={target} remember={form.watch('remember')} />
      {about.allowPasswordLogin && <LoginLinks />}
    </form>
  );
}

function leaveForProvider(): void {
  storeCapturedPage();
  setSignedOut(false);
}

function PasswordFields({ form, busy }: { form: UseFormReturn<Credentials>; busy: boolean }) {
  const { t } = useTranslation('account');
  const field = useFields(form);
  return (
    <>
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...field('username', 'required')}
      />
      <PasswordField label={t('login.password')} autoComplete="current-password" {...field('password', 'secret')} />
      <Checkbox checked={form.watch('remember')} onChange={(remember) => form.setValue('remember', remember)}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" kind="primary" busy={busy}>
        {t('login.submit')}
      </Button>
    </>
  );
}

const providerProblems = ['providerGroup', 'providerEmail', 'providerLinkFirst', 'providerUnknown'] as const;

function ProviderProblem({ problem }: { problem: string }) {
  const { t } = useTranslation('account');
  const known = providerProblems.find((one) => one === problem);
  return <Notice kind="error">{t(known ? `login.${known}` : 'login.providerProblem')}</Notice>;
}

function useLogin(target: string, onSecondStep: (challenge: string) => void) {
  const changeIdentity = useChangeOfIdentity();
  const mutation = useApi().useMutation('post', '/auth/token', {
    meta: { silent: true },
    onSuccess: () => changeIdentity(target),
    onError: (error: unknown) => {
      if (isProblem(error, 401) && error.challenge) onSecondStep(error.challenge);
    },
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
  if (isProblem(error, 401) && error.challenge) return null;
  if (isProblem(error, 401)) return <Notice kind="error">{t('login.wrong')}</Notice>;
  if (isProblem(error, 423)) return <Notice kind="error">{t('login.locked')}</Notice>;
  return <ErrorNotice error={error} />;
}

function LoginLinks() {
  const { t } = useTranslation('account');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  return (
    <div className={styles.links}>
      {about.allowSignup ? (
        <Link to="/register" className="text-link">
          {t('login.register')}
        </Link>
      ) : (
        <span>{t('login.inviteOnly')}</span>
      )}
      <Link to="/forgot-password" className="text-link">
        {t('login.forgot')}
      </Link>
    </div>
  );
}
