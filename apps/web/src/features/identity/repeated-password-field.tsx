import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui';

/** The new password once more; the form compares the two. */
export function RepeatedPasswordField({ field, error }: { field: UseFormRegisterReturn; error?: FieldError }) {
  const { t: account } = useTranslation('account');
  return (
    <PasswordField
      label={account('fields.passwordConfirm')}
      autoComplete="new-password"
      error={error?.message}
      {...field}
    />
  );
}
