import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../../shared/forms/form-errors.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useNameHint } from '../use-name-hint.ts';
import styles from './create.module.css';

export function CreateByName() {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  const field = useFields(form);
  const hint = useNameHint(useWatch({ control: form.control, name: 'name' }));
  const create = useApi().useMutation('post', '/recipes', {
    ...showsErrorsIn(form),
    onSuccess: (slug) =>
      void navigate({ to: '/recipe/$slug', params: { slug }, search: { edit: true }, replace: true }),
  });
  return (
    <form
      method="post"
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
        hint={hint}
        {...field('name', 'required')}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={create.isPending}>
          {t('new.submit')}
        </Button>
      </div>
    </form>
  );
}
