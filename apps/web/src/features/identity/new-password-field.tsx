import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui';
import { StrengthBar } from './strength-bar.tsx';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  field: UseFormRegisterReturn;
  error?: FieldError;
}

export function NewPasswordField({ label, value, field, error }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label}
        hint={t('validation.password')}
        error={error?.message}
        required
        autoComplete="new-password"
        {...field}
      />
      <StrengthBar password={value} />
    </>
  );
}
