import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Button, ErrorNotice, Notice, TextField } from '#ui';
import type { Api } from '../../shared/api/api.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from './identity.module.css';
import { PasskeyButton } from './passkey-button.tsx';

interface SecondStepProps {
  challenge: string;
  target: string;
  onBack: () => void;
}

/** Second factor, after the password or the provider. */
export function SecondStepForm({ challenge, target, onBack }: SecondStepProps) {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { code: '' } });
  const field = useFields(form);
  const changeIdentity = useChangeOfIdentity();
  const api = useApi();
  const { client } = api;
  const finish = api.useMutation('post', '/auth/second-step', {
    meta: { silent: true },
    onSuccess: async () => changeIdentity((await isAppLost(client)) ? '/user/profile/edit' : target),
  });
  const submit = form.handleSubmit(({ code }) => finish.mutate({ body: { challenge, code: code.trim() } }));
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('step.title')}</h1>
      <p className={styles.lead}>{t('step.lead')}</p>
      <StepFailure error={finish.error} />
      <TextField
        label={t('step.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        dir="ltr"
        {...field('code', 'required')}
      />
      <Button type="submit" kind="primary" busy={finish.isPending}>
        {t('login.submit')}
      </Button>
      <PasskeyButton target={target} challenge={challenge} />
      <Button kind="quiet" onClick={onBack}>
        {t('action.back')}
      </Button>
    </form>
  );
}

/** True if the authenticator app must be set up again. A failed request counts as false. */
async function isAppLost(client: Api['client']): Promise<boolean> {
  const state = await client.GET('/users/self/two-factor').catch(() => undefined);
  return state?.data?.appWorks === false;
}

function StepFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  if (isProblem(error, 423)) return <Notice kind="error">{t('login.locked')}</Notice>;
  if (!isProblem(error, 401)) return <ErrorNotice error={error} />;
  if (error.code === 'auth.appUnknown') return <Notice kind="error">{t('step.appUnknown')}</Notice>;
  return <Notice kind="error">{t(error.code === 'auth.wrongCode' ? 'step.wrong' : 'step.over')}</Notice>;
}
