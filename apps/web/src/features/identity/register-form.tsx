import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Button, ErrorNotice, Notice } from '#ui';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { Form } from '../../shared/forms/form.tsx';
import { otherProblemOf, showFieldProblems } from '../../shared/forms/form-errors.ts';
import { deviceTimeZone } from '../../shared/i18n/time-zone.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { invitationQuery } from './invitation-query.ts';
import styles from './identity.module.css';
import { PasswordsOff } from './passwords-off.tsx';
import { AccountStep, ConfirmStep, GroupStep, TokenStep, WayStep } from './register-steps.tsx';
import {
  emptyRegistration,
  positionOf,
  stepBefore,
  stepOfField,
  type Registration,
  type RegistrationForm,
  type RegistrationStep,
} from './registration.ts';

const lastStep = 4;

export function RegisterForm({ token }: { token: string | undefined }) {
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  return about.allowPasswordLogin ? <PasswordRegistration token={token} /> : <ProviderRegistration token={token} />;
}

/** Registration at the provider; the invitation is accepted after it. */
function ProviderRegistration({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const { data: invitation } = useQuery(invitationQuery(api, token));
  const provider = about.oidcProviderName;
  return (
    <PasswordsOff
      title={invitation ? t('register.joinTitle', { group: invitation.group }) : t('register.title')}
      more={t(invitation ? 'passwordsOff.invited' : 'passwordsOff.register', { provider })}
      target={token ? `/register?token=${encodeURIComponent(token)}` : '/'}
    />
  );
}

/** An invitation skips the choice between joining and founding a group. */
function PasswordRegistration({ token }: { token: string | undefined }) {
  const { t, i18n } = useTranslation('account');
  const { data: invitation, isError: isUsedUp } = useQuery(invitationQuery(useApi(), token));
  const [step, setStep] = useState<RegistrationStep>(token ? 'account' : 'way');
  const form = useForm<Registration>({
    defaultValues: { ...emptyRegistration, joins: Boolean(token), groupToken: token ?? '' },
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const register = useRegister(form, setStep);
  const joins = form.watch('joins');
  const choose = (joining: boolean) => {
    form.setValue('joins', joining);
    setStep(joining ? 'token' : 'group');
  };
  const advance = form.handleSubmit((values) => {
    if (step === 'confirm') register.mutate({ body: bodyOf(values, i18n.language) });
    else setStep(step === 'account' ? 'confirm' : 'account');
  });
  return (
    <Form form={form} className={styles.form} onSubmit={advance}>
      <h1 className={styles.title}>
        {invitation ? t('register.joinTitle', { group: invitation.group }) : t('register.title')}
      </h1>
      {invitation?.inviter && <p>{t('register.invitedBy', { name: invitation.inviter })}</p>}
      {isUsedUp && <Notice kind="error">{t('register.usedUp')}</Notice>}
      <p className={styles.steps}>{t('register.step', { value: positionOf(step), total: lastStep })}</p>
      <ErrorNotice error={otherProblemOf(form, register.error)} />
      {step === 'way' && <WayStep onChoose={choose} />}
      {step === 'token' && <TokenStep form={form} />}
      {step === 'group' && <GroupStep form={form} />}
      {step === 'account' && <AccountStep form={form} />}
      {step === 'confirm' && <ConfirmStep form={form} group={invitation?.group} />}
      {step !== 'way' && (
        <div className={styles.row}>
          <Button onClick={() => setStep(stepBefore(step, joins))}>{t('action.back')}</Button>
          <Button type="submit" kind="primary" busy={register.isPending}>
            {step === 'confirm' ? t('register.submit') : t('action.next')}
          </Button>
        </div>
      )}
      <div className={styles.links}>
        <Link to="/login" className="text-link">
          {t('register.hasAccount')}
        </Link>
      </div>
    </Form>
  );
}

/** Creates the account and signs in with it. */
function useRegister(form: RegistrationForm, setStep: (step: RegistrationStep) => void) {
  const api = useApi();
  const changeIdentity = useChangeOfIdentity();
  const signIn = async () => {
    const { username, password } = form.getValues();
    await api.client.POST('/auth/token', {
      body: { username, password },
      bodySerializer: (body) => new URLSearchParams({ ...body, remember_me: 'false' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await changeIdentity('/');
  };
  return api.useMutation('post', '/users/register', {
    meta: { silent: true },
    onSuccess: signIn,
    onError: (error) => {
      const field = isProblem(error) ? Object.keys(error.errors)[0] : undefined;
      if (field && showFieldProblems(form, error)) setStep(stepOfField(field));
    },
  });
}

function bodyOf({ joins, groupToken, ...founding }: Registration, locale: string) {
  const { group: _, private: __, seedData: ___, ...account } = founding;
  return joins ? { ...account, groupToken, locale } : { ...founding, locale, timeZone: deviceTimeZone() };
}
