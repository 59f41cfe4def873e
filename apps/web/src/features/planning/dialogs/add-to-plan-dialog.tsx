import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateIn } from '#contract/plain-dates';
import { FormDialog, TextField, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import type { AddToPlanDialogProps } from '../../../shared/recipes/recipe-dialogs.ts';
import { newEntry } from '../use-plan-mutations.ts';
import type { Slot } from '../meals.ts';
import { preferencesQuery } from '../plan-query.ts';
import styles from '../planner.module.css';
import { readServings } from '../read-servings.ts';
import { useYieldField } from '../yield-field.ts';
import { SlotFields } from './slot-fields.tsx';
import { useMealName } from '../use-meal-name.ts';

/** Plans a recipe: asks for day, meal and servings. */
export function AddToPlanDialog({ recipe, onClose }: AddToPlanDialogProps) {
  const { t } = useTranslation();
  const mealName = useMealName();
  const dates = useDates();
  const navigate = useNavigate();
  const api = useApi();
  const { data } = useQuery(preferencesQuery(api));
  const [chosen, setChosen] = useState<Slot>();
  const [now] = useState(() => new Date());
  const field = useYieldField(recipe);
  const [servings, setServings] = useState('');
  const today = data && dateIn(data.timeZone, now);
  const slot = chosen ?? { date: today ?? '', entryType: 'dinner' };
  const wanted = readServings(servings);
  const add = api.useMutation('post', '/households/mealplans', {
    onSuccess: () => {
      const text = t('plan.done', { meal: mealName(slot.entryType), day: dates.format(slot.date, 'day') });
      const search = { from: undefined, to: undefined };
      const run = () => void navigate({ to: '/group/mealplan/planner', search });
      toast({ kind: 'success', text, action: { label: t('plan.show'), run } });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('plan.title', { name: recipe.name })}
      action={t('plan.submit')}
      busy={add.isPending}
      disabled={!slot.date || wanted === undefined}
      onSubmit={() => add.mutate({ body: newEntry(slot, { recipeId: recipe.id, servings: wanted ?? null }) })}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SlotFields slot={slot} onSlot={setChosen} />
        <TextField
          {...field}
          inputMode="decimal"
          placeholder={recipe.recipeServings ? String(recipe.recipeServings) : undefined}
          value={servings}
          error={wanted === undefined ? t('plan.servingsWrong') : undefined}
          onChange={({ currentTarget }) => setServings(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}
