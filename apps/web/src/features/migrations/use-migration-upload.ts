import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showErrorToast } from '../../shared/api/error-toasts.ts';
import { sendInParts } from '../../shared/api/chunked-upload.ts';
import { useApi } from '../../shared/api/use-api.ts';
import type { Program } from './programs.ts';

export interface Wanted {
  file: File;
  program: Program;
  withTag: boolean;
}

export interface Sent {
  /** The share that was uploaded, from 0 to 1. */
  done: number;
  /** True while the upload waits for a network. */
  isWaiting: boolean;
}

/** Uploads a file and starts a migration, which first only lists the contents. */
export function useMigrationUpload(onStarted: (id: string) => void) {
  const api = useApi();
  const { i18n } = useTranslation();
  const [sent, setSent] = useState<Sent>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = api.useMutation('post', '/groups/migrations', { meta: { refreshes: ['/groups/reports'] } });
  const upload = async ({ file, program, withTag }: Wanted) => {
    const { signal } = (stop.current = new AbortController());
    const change = (changes: Partial<Sent>) => setSent((old) => ({ done: 0, isWaiting: false, ...old, ...changes }));
    change({});
    try {
      const id = await sendInParts(api, file, {
        signal,
        onProgress: (done) => change({ done }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      });
      const fields = { upload: id, migration_type: program, add_migration_tag: withTag, preview: true };
      const bodySerializer = () => formOf(fields);
      start.mutate(
        { body: fields, bodySerializer },
        { onSuccess: (report) => onStarted(report.id), onSettled: () => setSent(undefined) },
      );
    } catch (error) {
      setSent(undefined);
      if (!signal.aborted) showErrorToast(i18n, error);
    }
  };
  return { upload: (wanted: Wanted) => void upload(wanted), pause: () => stop.current?.abort(), sent };
}

function formOf(fields: Record<string, string | boolean>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
