import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, FormDialog, Notice, PasswordField, OneTimeSecret, Skeleton, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../../shared/forms/form-errors.ts';
import { QrCode } from '../../../shared/widgets/qr-code.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { twoFactorQuery } from './account-queries.ts';
import styles from './profile.module.css';
import { ProofDialog } from './proof-dialog.tsx';

type Asked = 'on' | 'off' | 'codes';

/** Two-factor authentication: an authenticator app and recovery codes. */
export function TwoFactorSection() {
  const { t } = useTranslation('user');
  return (
    <section className={styles.panel}>
      <h2>{t('twoFactor.title')}</h2>
      <p className={styles.lead}>{t('twoFactor.lead')}</p>
      <ScreenPart small resetKey="two-factor" pending={<Skeleton height="4rem" />}>
        <SecondStep />
      </ScreenPart>
    </section>
  );
}

function SecondStep() {
  const { t } = useTranslation('user');
  const { data: state } = useSuspenseQuery(twoFactorQuery(useApi()));
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setAsked(undefined);
  const show = (fresh: string[]) => {
    setCodes(fresh);
    close();
  };
  return (
    <>
      {state.enabled && <p>{t('twoFactor.isOn', { number: state.recoveryCodesLeft })}</p>}
      {!state.appWorks && <Notice kind="warning">{t('twoFactor.appLost')}</Notice>}
      {codes && <RecoveryCodes codes={codes} />}
      <div className={styles.actions}>
        {state.enabled ? (
          <>
            {!state.appWorks && (
              <Button kind="primary" onClick={() => setAsked('on')}>
                {t('twoFactor.again')}
              </Button>
            )}
            <Button onClick={() => setAsked('codes')}>{t('twoFactor.newCodes')}</Button>
            <Button kind="dangerQuiet" onClick={() => setAsked('off')}>
              {t('twoFactor.off')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('on')}>{t('twoFactor.on')}</Button>
        )}
      </div>
      {asked === 'on' && <SetUpDialog state={state} onDone={show} onClose={close} />}
      {asked === 'codes' && <NewCodesDialog state={state} onDone={show} onClose={close} />}
      {asked === 'off' && <OffDialog state={state} onDone={() => show([])} onClose={close} />}
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation('user');
  const copy = useCopy();
  if (!codes.length) return null;
  const text = codes.join('\n');
  return (
    <OneTimeSecret
      text={t('twoFactor.codes')}
      secret={text}
      copyLabel={t('action.copy')}
      onCopy={() => void copy(text)}
    />
  );
}

interface StepProps {
  state: Wire<'TwoFactor'>;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

function SetUpDialog({ state: { hasPassword }, onDone, onClose }: StepProps) {
  const { t } = useTranslation('user');
  const api = useApi();
  const form = useForm({ defaultValues: { currentPassword: '', code: '' }, shouldUnregister: true });
  const field = useFields(form);
  const begin = api.useMutation('post', '/users/self/two-factor', {
    ...showsErrorsIn(form),
  });
  const confirm = api.useMutation('post', '/users/self/two-factor/confirm', {
    ...showsErrorsIn(form),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const submit = form.handleSubmit(({ currentPassword, code }) =>
    begin.data ? confirm.mutate({ body: { code } }) : begin.mutate({ body: { currentPassword } }),
  );
  return (
    <FormDialog
      title={t(begin.data ? 'twoFactor.scan' : 'twoFactor.onTitle')}
      action={t(begin.data ? 'twoFactor.on' : 'twoFactor.next')}
      busy={begin.isPending || confirm.isPending}
      error={otherProblemOf(form, confirm.error ?? begin.error)}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {begin.data ? <AppSecret app={begin.data} /> : <p>{t('twoFactor.need')}</p>}
      {begin.data ? (
        <TextField
          label={t('twoFactor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          {...field('code', 'required')}
        />
      ) : (
        hasPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            {...field('currentPassword', 'secret')}
          />
        )
      )}
    </FormDialog>
  );
}

function AppSecret({ app: { secret, address } }: { app: Wire<'TwoFactorSecret'> }) {
  const { t } = useTranslation('user');
  const copy = useCopy();
  return (
    <div className={styles.app}>
      <QrCode text={address} label={t('twoFactor.qr')} />
      <OneTimeSecret
        text={t('twoFactor.secret')}
        secret={secret}
        copyLabel={t('action.copy')}
        onCopy={() => void copy(secret)}
      />
    </div>
  );
}

function NewCodesDialog({ state: { hasPassword }, onDone, onClose }: StepProps) {
  const { t } = useTranslation('user');
  const renew = useApi().useMutation('post', '/users/self/two-factor/recovery-codes', {
    meta: { silent: true },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <ProofDialog
      title={t('twoFactor.newCodes')}
      action={t('twoFactor.newCodes')}
      hasPassword={hasPassword}
      busy={renew.isPending}
      error={renew.error}
      onProve={(currentPassword) => renew.mutate({ body: { currentPassword } })}
      onClose={onClose}
    >
      <p>{t('twoFactor.newCodesText')}</p>
    </ProofDialog>
  );
}

/** Requires a code or the password; accounts without a password may instead have signed in recently. */
function OffDialog({ state: { hasPassword }, onDone, onClose }: StepProps) {
  const { t } = useTranslation('user');
  const [byCode, setByCode] = useState(!hasPassword);
  const form = useForm({ defaultValues: { currentPassword: '', code: '' }, shouldUnregister: true });
  const field = useFields(form);
  const disable = useApi().useMutation('post', '/users/self/two-factor/disable', {
    ...showsErrorsIn(form),
    onSuccess: () => onDone([]),
  });
  const submit = form.handleSubmit(({ code, currentPassword }) =>
    disable.mutate({ body: byCode ? { code: code || undefined } : { currentPassword } }),
  );
  return (
    <FormDialog
      danger
      title={t('twoFactor.offTitle')}
      action={t('twoFactor.off')}
      busy={disable.isPending}
      error={otherProblemOf(form, disable.error)}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {byCode ? (
        <TextField
          label={t('twoFactor.anyCode')}
          autoComplete="one-time-code"
          dir="ltr"
          {...field('code', hasPassword ? 'required' : undefined)}
        />
      ) : (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...field('currentPassword', 'secret')}
        />
      )}
      {hasPassword && (
        <Button kind="quiet" size="small" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'twoFactor.byPassword' : 'twoFactor.byCode')}
        </Button>
      )}
    </FormDialog>
  );
}
