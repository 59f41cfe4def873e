import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, PasswordField, toast } from '#ui';
import { otherProblemOf, showFieldProblems } from '../../../shared/forms/form-errors.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useRules } from '../../../shared/forms/use-validation-rules.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { RepeatedPasswordField } from '../repeated-password-field.tsx';
import styles from './profile.module.css';

const empty = { currentPassword: '', newPassword: '', confirm: '' };

export function PasswordForm() {
  const { t } = useTranslation('user');
  const { t: account } = useTranslation('account');
  const rules = useRules();
  const form = useForm({ defaultValues: empty });
  const save = useApi().useMutation('put', '/users/password', {
    meta: { silent: true },
    onSuccess: () => {
      form.reset(empty);
      toast({ kind: 'success', text: t('password.saved') });
    },
    onError: (error) => showFieldProblems(form, error),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    save.mutate({ body: { currentPassword, newPassword } }),
  );
  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <h2>{t('password.title')}</h2>
      <p className={styles.lead}>{t('password.lead')}</p>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', rules.secret)}
      />
      <NewPasswordField
        label={account('fields.newPassword')}
        value={form.watch('newPassword')}
        field={form.register('newPassword', rules.password)}
        error={errors.newPassword}
      />
      <RepeatedPasswordField
        error={errors.confirm}
        field={form.register('confirm', {
          validate: (value, { newPassword }) => value === newPassword || t('validation.match'),
        })}
      />
      <ErrorNotice error={otherProblemOf(form, save.error)} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
