import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as newId } from 'uuid';
import { Checkbox, FormDialog, toast } from '#ui';
import { roundQuantity, scaleQuantity } from '#ingredients';
import { useApi } from '../../../../shared/api/use-api.ts';
import { usePictureChanges } from '../../editor/fields/use-picture-changes.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../../shared/units-and-scaling/reading.tsx';
import { baseServings } from '../../../../shared/units-and-scaling/base-servings.ts';
import { useEventPicture } from '../../timeline/use-event-changes.ts';
import { dayOf, momentOf } from './made-day.ts';
import { MadeFields, useMadeFields } from './made-fields.tsx';

interface MadeDialogProps {
  recipe: Recipe;
  onClose: () => void;
}

/** Records that the recipe was made, as an event on the timeline. */
export function MadeDialog({ recipe, onClose }: MadeDialogProps) {
  const { t } = useTranslation('recipe');
  const [id] = useState(() => newId());
  const [today] = useState(() => dayOf(new Date()));
  const { scale } = useReading();
  const servings = roundQuantity(scaleQuantity(baseServings(recipe) ?? 0, scale)) || null;
  const fields = useMadeFields({ day: today, text: '', servings, verdict: null });
  const [asPicture, setAsPicture] = useState(!recipe.image);
  const api = useApi();
  const create = api.useMutation('post', '/recipes/timeline/events');
  const remove = api.useMutation('delete', '/recipes/timeline/events/{id}');
  const pictures = usePictures(recipe);
  const undo = () => remove.mutate({ params: { path: { id } } });
  const done = (text: string) => {
    toast({ kind: 'success', text, action: { label: t('action.undo'), isUndo: true, run: undo } });
    onClose();
  };
  const save = () => {
    const { day, text, picture, servings, verdict } = fields.value;
    const shared = { id, recipeId: recipe.id, eventType: 'comment', made: true } as const;
    const body = { ...shared, timestamp: momentOf(day), eventMessage: text, servings, verdict };
    // offline there is no response: the event is queued, a picture cannot be
    const onSuccess = (event: unknown) => {
      if (!picture) return done(t('made.done'));
      if (!event) return done(t('made.noPicture'));
      pictures.send(id, picture, { asPicture, onSuccess: () => done(t('made.done')) });
    };
    create.mutate({ body }, { onSuccess });
  };
  return (
    <FormDialog
      title={t('made.action')}
      action={t('action.save')}
      busy={create.isPending || pictures.isPending}
      disabled={!fields.isValid}
      onSubmit={save}
      onClose={onClose}
    >
      <MadeFields fields={fields} name={recipe.name} />
      {fields.value.picture && (
        <Checkbox checked={asPicture} onChange={setAsPicture}>
          {t('made.asPicture')}
        </Checkbox>
      )}
    </FormDialog>
  );
}

interface PictureOptions {
  /** Uses the photo as the picture of the recipe as well. */
  asPicture: boolean;
  onSuccess: () => void;
}

function usePictures(recipe: Recipe) {
  const ofEvent = useEventPicture();
  const ofRecipe = usePictureChanges(recipe);
  return {
    send: (id: string, picture: File, { asPicture, onSuccess }: PictureOptions) =>
      ofEvent.send(id, picture, { onSuccess: () => (asPicture ? ofRecipe.upload(picture, onSuccess) : onSuccess()) }),
    isPending: ofEvent.isPending || ofRecipe.isPending,
  };
}
