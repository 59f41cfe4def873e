import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, TextField } from '#ui';
import { otherProblemOf, showFieldProblems } from '../../shared/forms/form-errors.ts';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { deviceTimeZone } from '../../shared/i18n/time-zone.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useRules } from '../../shared/forms/use-validation-rules.ts';
import styles from './identity.module.css';
import { NewPasswordField } from './new-password-field.tsx';

export function SetupForm() {
  const { t, i18n } = useTranslation('account');
  const rules = useRules();
  const form = useForm({ defaultValues: { fullName: '', username: '', email: '', password: '', group: '' } });
  const changeIdentity = useChangeOfIdentity();
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const setUp = api.useMutation('post', '/app/setup', {
    meta: { silent: true },
    onSuccess: () => changeIdentity('/'),
    onError: (error) => showFieldProblems(form, error),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ group, password, ...account }) =>
    setUp.mutate({
      body: {
        ...account,
        password: password || undefined,
        group: group || undefined,
        locale: i18n.language,
        timeZone: deviceTimeZone(),
      },
    }),
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('setup.title')}</h1>
      <p className={styles.lead}>{t('setup.lead')}</p>
      <ErrorNotice error={otherProblemOf(form, setUp.error)} />
      <TextField
        label={t('fields.fullName')}
        autoComplete="name"
        autoFocus
        error={errors.fullName?.message}
        {...form.register('fullName', rules.required)}
      />
      <TextField
        label={t('fields.username')}
        hint={t('setup.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', rules.username)}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', rules.email)}
      />
      {about.allowPasswordLogin && (
        <NewPasswordField
          label={t('fields.password')}
          value={form.watch('password')}
          field={form.register('password', rules.password)}
          error={errors.password}
        />
      )}
      <TextField
        label={t('setup.group')}
        hint={t('setup.groupHint')}
        placeholder={t('setup.groupExample')}
        error={errors.group?.message}
        {...form.register('group')}
      />
      <Button type="submit" kind="primary" busy={setUp.isPending}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
