import { useCallback, useEffect, useRef } from 'react';
import type { UpdateDraft } from '../editor/use-draft.ts';
import type { Recipe } from '../recipe-query.ts';
import { markdownOf } from './asset-kinds.ts';
import { useUpload } from './use-upload.ts';

/** A picture of a step is a file of the recipe that the text of the step shows. */
export function useStepPictures(recipe: Recipe, update: UpdateDraft) {
  const { upload, running } = useUpload(recipe);
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });
  const addPicture = useCallback(
    (id: string, picture: File) =>
      send.current(picture, (asset) =>
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
  return { addPicture, running };
}
