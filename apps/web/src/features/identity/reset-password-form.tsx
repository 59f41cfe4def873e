import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, Notice } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { Form } from '../../shared/forms/form.tsx';
import styles from './identity.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordsOff } from './passwords-off.tsx';

export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  if (!about.allowPasswordLogin) return <PasswordsOff title={t('passwordsOff.title')} />;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('reset.title')}</h1>
      {token ? <Fields token={token} /> : <Notice kind="error">{t('reset.noToken')}</Notice>}
      <div className={styles.links}>
        <Link to="/login" className="text-link">
          {t('backToLogin')}
        </Link>
      </div>
    </div>
  );
}

function Fields({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { password: '', passwordConfirm: '' } });
  const reset = useApi().useMutation('post', '/users/reset-password', {
    ...showsErrorsIn(form),
  });
  if (reset.isSuccess) return <Notice kind="success">{t('reset.done')}</Notice>;
  const submit = form.handleSubmit((passwords) => reset.mutate({ body: { token, ...passwords } }));
  return (
    <Form form={form} className={styles.form} onSubmit={submit}>
      <ErrorNotice error={otherProblemOf(form, reset.error)} />
      <NewPasswordFields label={t('fields.newPassword')} />
      <Button type="submit" kind="primary" busy={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
