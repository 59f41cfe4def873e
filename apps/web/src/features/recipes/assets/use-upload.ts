import { useState } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import type { Asset } from './asset-kinds.ts';
import { fetchWithProgress } from '../../../shared/api/fetch-with-progress.ts';

interface RunningUpload {
  name: string;
  /** The share that was uploaded, from 0 to 1. */
  done: number;
}

const extensionPattern = /\.([^.]{1,5})$/;

/** Uploads a file at once; it belongs to the recipe even if the draft is not saved. */
export function useUpload({ slug }: Pick<Recipe, 'slug'>) {
  const [running, setRunning] = useState<RunningUpload>();
  const { mutate } = useApi().useMutation('post', '/recipes/{slug}/assets');
  const upload = (file: File, onDone: (asset: Asset) => void) => {
    const name = file.name.replace(extensionPattern, '') || file.name;
    const extension = extensionPattern.exec(file.name)?.[1] ?? '';
    setRunning({ name, done: 0 });
    const variables = {
      params: { path: { slug } },
      body: { file, name, extension },
      bodySerializer: () => formOf({ file, name, extension }),
      fetch: fetchWithProgress((done) => setRunning({ name, done })),
    };
    mutate(variables, { onSuccess: (asset) => onDone(asset), onSettled: () => setRunning(undefined) });
  };
  return { upload, running };
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
