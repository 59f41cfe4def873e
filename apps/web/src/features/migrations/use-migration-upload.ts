import { useState } from 'react';
import { fetchWithProgress } from '../../app/fetch-with-progress.ts';
import { useApi } from '../../app/use-api.ts';
import type { Program } from './programs.ts';

export interface Wanted {
  file: File;
  program: Program;
  withTag: boolean;
}

/** Sends a file and has it looked into; what it holds is shown before anything comes in. */
export function useMigrationUpload(onStarted: (id: string) => void) {
  const [sent, setSent] = useState<number>();
  const start = useApi().useMutation('post', '/groups/migrations', { meta: { refreshes: ['/groups/reports'] } });
  const upload = ({ file, program, withTag }: Wanted) => {
    setSent(0);
    const variables = {
      body: { archive: file, migration_type: program, add_migration_tag: withTag, preview: true },
      bodySerializer: () =>
        formOf({ archive: file, migration_type: program, add_migration_tag: String(withTag), preview: 'true' }),
      fetch: fetchWithProgress(setSent),
    };
    start.mutate(variables, { onSuccess: ({ id }) => onStarted(id), onSettled: () => setSent(undefined) });
  };
  return { upload, sent };
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
