import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog, PasswordField, toast } from '#ui';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';
import type { ReadPath } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import type { Backup } from '../admin-queries.ts';

interface PassphraseDialogProps {
  busy: boolean;
  /** Error of the last attempt. */
  error: unknown;
  onSubmit: (passphrase: string) => void;
  onClose: () => void;
}

/** Asks for the passphrase of an encrypted backup. */
export function PassphraseDialog({ busy, error, onSubmit, onClose }: PassphraseDialogProps) {
  const { t } = useTranslation('admin');
  const form = useForm({ defaultValues: { passphrase: '' } });
  const input = useFields(form)('passphrase', 'secret');
  return (
    <FormDialog
      title={t('backups.enterPassphrase')}
      action={t('backups.open')}
      busy={busy}
      error={otherProblem(error, ['passphrase'])}
      onSubmit={() => void form.handleSubmit(({ passphrase }) => onSubmit(passphrase))()}
      onClose={onClose}
    >
      <p>{t('backups.passphraseText')}</p>
      <PasswordField
        label={t('backups.passphrase')}
        autoComplete="off"
        {...input}
        error={input.error ?? problemOf(error, 'passphrase')}
      />
    </FormDialog>
  );
}

const refreshes: ReadPath[] = ['/admin/server-tasks', '/admin/backups'];

interface UnlockDialogProps {
  backup: Backup;
  /** Called once the backup is decrypted and its contents are known. */
  onOpen: () => void;
  onClose: () => void;
}

/** Asks for the passphrase of a stored backup. Its contents are only known after a rehearsal. */
export function UnlockDialog({ backup: { name, state }, onOpen, onClose }: UnlockDialogProps) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const params = { path: { file: name } };
  const prove = api.useMutation('post', '/admin/backups/{file}/rehearsal', { meta: { refreshes } });
  const unlock = api.useMutation('post', '/admin/backups/{file}/passphrase', {
    meta: { silent: true },
    onSuccess: () => {
      if (state === 'good') return onOpen();
      prove.mutate({ params });
      toast({ kind: 'success', text: t('backups.opened') });
      onClose();
    },
  });
  return (
    <PassphraseDialog
      busy={unlock.isPending}
      error={unlock.error}
      onSubmit={(passphrase) => unlock.mutate({ params, body: { passphrase } })}
      onClose={onClose}
    />
  );
}
