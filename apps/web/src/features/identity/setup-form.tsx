import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { deviceTimeZone } from '../../shared/i18n/time-zone.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { AccountFields } from './account-fields.tsx';
import { VisibilitySwitch } from '../../shared/widgets/visibility-switch.tsx';
import styles from './identity.module.css';
import { NewPasswordField } from './new-password-fields.tsx';

export function SetupForm() {
  const { t, i18n } = useTranslation('account');
  const form = useForm({
    defaultValues: { fullName: '', username: '', email: '', password: '', group: '', private: true },
  });
  const field = useFields(form);
  const changeIdentity = useChangeOfIdentity();
  const api = useApi();
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const setUp = api.useMutation('post', '/app/setup', {
    ...showsErrorsIn(form),
    onSuccess: () => changeIdentity('/'),
  });
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
    <Form form={form} className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('setup.title')}</h1>
      <p className={styles.lead}>{t('setup.lead')}</p>
      <ErrorNotice error={otherProblemOf(form, setUp.error)} />
      <AccountFields />
      {about.allowPasswordLogin && <NewPasswordField label={t('fields.password')} />}
      <TextField
        label={t('setup.group')}
        hint={t('setup.groupHint')}
        placeholder={t('setup.groupExample')}
        {...field('group')}
      />
      <VisibilitySwitch
        isPrivate={form.watch('private')}
        onChange={(isPrivate) => form.setValue('private', isPrivate)}
      />
      <Button type="submit" kind="primary" busy={setUp.isPending}>
        {t('setup.submit')}
      </Button>
    </Form>
  );
}
