import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog, PasswordField } from '#ui';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';

interface ProofDialogProps {
  title: string;
  action: string;
  hasPassword: boolean;
  busy: boolean;
  danger?: boolean;
  disabled?: boolean;
  error: unknown;
  children?: ReactNode;
  onProve: (currentPassword: string) => void;
  onClose: () => void;
}

/** Asks for the current password, if the account has one. */
export function ProofDialog({
  title,
  action,
  hasPassword,
  busy,
  danger,
  disabled,
  error,
  children,
  ...on
}: ProofDialogProps) {
  const { t } = useTranslation('user');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const input = useFields(form)('currentPassword', 'secret');
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      danger={danger}
      disabled={disabled}
      error={otherProblem(error, hasPassword ? ['currentPassword'] : [])}
      onClose={on.onClose}
      onSubmit={() => void form.handleSubmit(({ currentPassword }) => on.onProve(currentPassword))()}
    >
      {children}
      {hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...input}
          error={input.error ?? problemOf(error, 'currentPassword')}
        />
      )}
    </FormDialog>
  );
}
