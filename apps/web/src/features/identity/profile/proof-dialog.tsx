import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog, PasswordField } from '#ui';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';
import { useRules } from '../../../shared/forms/use-validation-rules.ts';

interface ProofDialogProps {
  title: string;
  action: string;
  hasPassword: boolean;
  busy: boolean;
  error: unknown;
  children?: ReactNode;
  onProve: (currentPassword: string) => void;
  onClose: () => void;
}

/** Asks for the password again, from those who have one. */
export function ProofDialog({ title, action, hasPassword, busy, error, children, ...on }: ProofDialogProps) {
  const { t } = useTranslation('user');
  const rules = useRules();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      error={otherProblem(error, hasPassword ? ['currentPassword'] : [])}
      onClose={on.onClose}
      onSubmit={() => void form.handleSubmit(({ currentPassword }) => on.onProve(currentPassword))()}
    >
      {children}
      {hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={form.formState.errors.currentPassword?.message ?? problemOf(error, 'currentPassword')}
          {...form.register('currentPassword', rules.secret)}
        />
      )}
    </FormDialog>
  );
}
