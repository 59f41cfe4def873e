import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, Notice, TextField } from '#ui';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from './identity.module.css';
import { PasswordsOff } from './passwords-off.tsx';

export function ForgotPasswordForm() {
  const { t } = useTranslation('account');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  return about.allowPasswordLogin ? <AddressForm /> : <PasswordsOff title={t('passwordsOff.title')} />;
}

function AddressForm() {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { email: '' } });
  const field = useFields(form);
  const send = useApi().useMutation('post', '/users/forgot-password', { meta: { silent: true } });
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate({ body }))}
    >
      <h1 className={styles.title}>{t('forgot.title')}</h1>
      {send.isSuccess ? (
        <Notice kind="success">{t('forgot.sent')}</Notice>
      ) : (
        <>
          <p className={styles.lead}>{t('forgot.lead')}</p>
          <ErrorNotice error={send.error} />
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="email"
            autoFocus
            {...field('email', 'email')}
          />
          <Button type="submit" kind="primary" busy={send.isPending}>
            {t('forgot.submit')}
          </Button>
        </>
      )}
      <div className={styles.links}>
        <Link to="/login" className="text-link">
          {t('backToLogin')}
        </Link>
      </div>
    </form>
  );
}
