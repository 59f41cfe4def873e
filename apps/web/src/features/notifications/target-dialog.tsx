import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog, OneTimeSecret } from '#ui';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { otherProblemOf } from '../../shared/forms/form-errors.ts';
import styles from './notifications.module.css';

interface TargetDialogProps<Values extends FieldValues> {
  title: string;
  isNew: boolean;
  form: UseFormReturn<Values>;
  /** The mutations that create and change the target. */
  requests: { isPending: boolean; error: unknown }[];
  /** Shown once, in the same dialog: closing one dialog would take the focus from a second one. */
  secret?: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a new or an existing notifier or webhook. */
export function TargetDialog<Values extends FieldValues>(props: TargetDialogProps<Values>) {
  const { title, isNew, form, requests, secret, onSubmit, onClose, children } = props;
  const { t } = useTranslation('notifications');
  const copy = useCopy();
  return (
    <FormDialog
      title={secret ? t('webhooks.secret') : title}
      action={t(secret ? 'action.done' : isNew ? 'action.create' : 'action.save')}
      cancel={secret ? false : undefined}
      busy={requests.some(({ isPending }) => isPending)}
      error={otherProblemOf(form, requests.find(({ error }) => error)?.error)}
      onSubmit={secret ? onClose : () => void onSubmit()}
      onClose={onClose}
    >
      {secret ? (
        <OneTimeSecret
          text={t('webhooks.secretOnce')}
          secret={secret}
          copyLabel={t('action.copy')}
          onCopy={() => void copy(secret)}
        />
      ) : (
        <FormProvider {...form}>
          <div className={styles.fields}>{children}</div>
        </FormProvider>
      )}
    </FormDialog>
  );
}
