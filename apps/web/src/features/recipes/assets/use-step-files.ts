import { useCallback, useEffect, useRef } from 'react';
import type { UpdateDraft } from '../editor/draft/use-draft.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { markdownOf } from './asset-kinds.ts';
import { useUpload } from './use-upload.ts';

/** Uploads a file for a step and inserts it into the step's text. */
export function useStepFiles(recipe: Recipe, update: UpdateDraft) {
  const { upload, running } = useUpload(recipe);
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });
  const addFile = useCallback(
    (id: string, file: File) =>
      send.current(file, (asset) =>
        update((old) => {
          const shown = markdownOf(recipe.id, asset);
          const steps = old.recipeInstructions.map((step) =>
            step.id === id ? { ...step, text: [step.text, shown].filter(Boolean).join('\n\n') } : step,
          );
          const others = old.assets.filter(({ fileName }) => fileName !== asset.fileName);
          return { ...old, recipeInstructions: steps, assets: [...others, asset] };
        }),
      ),
    [recipe.id, update],
  );
  return { addFile, running };
}
