import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui';
import { useFields } from '../../shared/forms/use-fields.ts';
import { StrengthBar } from './strength-bar.tsx';

interface NewPasswordFieldProps {
  label: string;
  name?: string;
}

export function NewPasswordField({ label, name = 'password' }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const form = useFormContext<Record<string, string>>();
  const field = useFields(form);
  return (
    <>
      <PasswordField
        label={label}
        hint={t('validation.password')}
        autoComplete="new-password"
        {...field(name, 'password')}
      />
      <StrengthBar password={form.watch(name) ?? ''} />
    </>
  );
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, name = 'password' }: NewPasswordFieldProps) {
  const { t } = useTranslation('account');
  const field = useFields(useFormContext<Record<string, string>>());
  const validate = (value: string | undefined, values: Record<string, string>) =>
    value === values[name] || t('validation.match');
  return (
    <>
      <NewPasswordField label={label} name={name} />
      <PasswordField
        label={t('fields.passwordConfirm')}
        autoComplete="new-password"
        {...field('passwordConfirm', undefined, { validate })}
      />
    </>
  );
}
