import { useQueryClient } from '@tanstack/react-query';
import { Upload } from '#ui/late-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { numberText } from '#locales';
import { Button, toast } from '#ui';
import { showErrorToast } from '../../../shared/api/error-toasts.ts';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { sendInParts } from '../../../shared/api/chunked-upload.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFileDrop } from '../../../shared/browser/use-file-drop.ts';
import styles from '../admin.module.css';
import { PassphraseDialog } from './passphrase-dialog.tsx';

/** An encrypted file, with the error of the last passphrase. */
interface Closed {
  /** Id of the uploaded file, once it has arrived on the server. */
  id: string;
  error?: unknown;
}

/** Asks for a passphrase if the server cannot decrypt the file. */
export function BackupUpload() {
  const { t, i18n } = useTranslation('admin');
  const [sent, setSent] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [closed, setClosed] = useState<Closed>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    const { signal } = (stop.current = new AbortController());
    setSent(0);
    try {
      await keep(await sendInParts(api, file, { signal, onProgress: setSent, onWaiting: () => undefined }));
    } catch (error) {
      if (!signal.aborted) showErrorToast(i18n, error);
    } finally {
      setSent(undefined);
    }
  };
  const keep = async (id: string, passphrase?: string) => {
    const form = new FormData();
    if (passphrase) form.set('passphrase', passphrase);
    form.set('upload', id);
    setBusy(true);
    try {
      await api.client.POST('/admin/backups/upload', { body: { upload: id }, bodySerializer: () => form });
      setClosed(undefined);
      toast({ kind: 'success', text: t('backups.uploaded') });
      await refresh(client, '/admin/backups');
      await refresh(client, '/admin/server-tasks');
    } catch (error) {
      if (isProblem(error) && error.errors.passphrase) setClosed({ id, error: passphrase ? error : undefined });
      else toast({ kind: 'error', text: error instanceof Error ? error.message : t('backups.notUploaded') });
    } finally {
      setBusy(false);
    }
  };
  const isIdle = !isBusy && sent === undefined;
  const { isOver, handlers } = useFileDrop(isIdle ? ([file]) => file && void send(file) : undefined);
  return (
    <div className={styles.drop} data-over={isOver} {...handlers}>
      <input
        ref={input}
        type="file"
        accept=".zip,.age"
        hidden
        aria-label={t('backups.upload')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <Button icon={<Upload />} busy={!isIdle} onClick={() => input.current?.click()}>
        {t('backups.upload')}
        {sent !== undefined && <span>{numberText(sent, i18n.language, { style: 'percent' })}</span>}
      </Button>
      {closed && (
        <PassphraseDialog
          busy={isBusy}
          error={closed.error}
          onSubmit={(passphrase) => void keep(closed.id, passphrase)}
          onClose={() => setClosed(undefined)}
        />
      )}
    </div>
  );
}
