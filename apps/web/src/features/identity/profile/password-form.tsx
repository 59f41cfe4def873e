import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, PasswordField, toast } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../../shared/forms/form-errors.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import styles from './profile.module.css';

const empty = { currentPassword: '', newPassword: '', passwordConfirm: '' };

export function PasswordForm() {
  const { t } = useTranslation('user');
  const { t: account } = useTranslation('account');
  const form = useForm({ defaultValues: empty });
  const field = useFields(form);
  const save = useApi().useMutation('put', '/users/password', {
    ...showsErrorsIn(form),
    onSuccess: () => {
      form.reset(empty);
      toast({ kind: 'success', text: t('password.saved') });
    },
  });
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    save.mutate({ body: { currentPassword, newPassword } }),
  );
  return (
    <Form form={form} className={styles.panel} onSubmit={submit}>
      <h2>{t('password.title')}</h2>
      <p className={styles.lead}>{t('password.lead')}</p>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...field('currentPassword', 'secret')}
      />
      <NewPasswordFields label={account('fields.newPassword')} name="newPassword" />
      <ErrorNotice error={otherProblemOf(form, save.error)} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </Form>
  );
}
