import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, TextField } from '#ui';
import { otherProblemOf, showFieldProblems } from '../../../shared/forms/form-errors.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useRules } from '../../../shared/forms/use-validation-rules.ts';
import styles from './create.module.css';

export function CreateByName() {
  const { t } = useTranslation('create');
  const rules = useRules();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  const create = useApi().useMutation('post', '/recipes', {
    meta: { silent: true },
    onSuccess: (slug) =>
      void navigate({ to: '/recipe/$slug', params: { slug }, search: { edit: true }, replace: true }),
    onError: (error) => showFieldProblems(form, error),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ name }) => create.mutate({ body: { name, sample: false } }))}
    >
      <p className={styles.lead}>{t('new.lead')}</p>
      <ErrorNotice error={otherProblemOf(form, create.error)} />
      <TextField
        label={t('new.label')}
        placeholder={t('new.example')}
        autoFocus
        maxLength={255}
        error={form.formState.errors.name?.message}
        {...form.register('name', rules.required)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={create.isPending}>
          {t('new.submit')}
        </Button>
      </div>
    </form>
  );
}
