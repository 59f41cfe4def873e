import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Button, toast } from '#ui';
import { refresh } from '../../app/resources.ts';
import { useApi } from '../../app/use-api.ts';
import { PassphraseDialog } from './passphrase-dialog.tsx';

/** A file that the server could not open, and its word about the passphrase that was tried. */
interface Closed {
  file: File;
  error?: unknown;
}

/** Asks for the passphrase where the server does not know what opens the file. */
export function BackupUpload() {
  const { t } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [closed, setClosed] = useState<Closed>();
  const upload = async (file: File, passphrase?: string) => {
    const form = new FormData();
    if (passphrase) form.set('passphrase', passphrase);
    form.set('archive', file);
    setBusy(true);
    try {
      await api.client.POST('/admin/backups/upload', { body: { archive: file }, bodySerializer: () => form });
      setClosed(undefined);
      toast({ kind: 'success', text: t('backups.uploaded') });
      await refresh(client, '/admin/backups');
      await refresh(client, '/admin/server-tasks');
    } catch (error) {
      if (isProblem(error) && error.errors.passphrase) setClosed({ file, error: passphrase ? error : undefined });
      else toast({ kind: 'error', text: error instanceof Error ? error.message : t('backups.notUploaded') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,.age"
        hidden
        aria-label={t('backups.upload')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      <Button icon={<Upload />} busy={isBusy} onClick={() => input.current?.click()}>
        {t('backups.upload')}
      </Button>
      {closed && (
        <PassphraseDialog
          busy={isBusy}
          error={closed.error}
          onSubmit={(passphrase) => void upload(closed.file, passphrase)}
          onClose={() => setClosed(undefined)}
        />
      )}
    </>
  );
}
