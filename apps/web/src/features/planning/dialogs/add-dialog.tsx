import { Dices } from '#ui/icons';
import { NotebookPen } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { SearchDialog } from '../../../shared/recipes/search-dialog.tsx';
import { newEntry, newSeed } from '../use-plan-mutations.ts';
import { entriesAt, type Entry, type PlannedRecipe, type Slot } from '../meals.ts';
import { noneKey } from '../use-suggestions.ts';
import styles from '../planner.module.css';
import type { PlanDialogProps } from './plan-dialog.ts';
import { useMealName } from '../use-meal-name.ts';

interface AddDialogProps extends PlanDialogProps {
  slot: Slot;
  /** The entry that the new one replaces. */
  replaces?: Entry;
  /** Makes the name and picture available before the response. */
  rememberRecipe: (recipe: PlannedRecipe) => void;
}

/** Plans a meal: a recipe, a note, or a suggestion by the rules. */
export function AddDialog({ slot, replaces, entries, rememberRecipe, changes, onAdded, onClose }: AddDialogProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const place = { meal: mealName(slot.entryType), day: dates.format(slot.date, 'day') };
  const suggest = useApi().useMutation('post', '/households/mealplans/suggestions');
  // another dish of a meal is for those who eat that meal
  const eaters = entriesAt(entries, slot).find((entry) => entry.eaters)?.eaters;
  const plan = (fields: { recipeId?: string | null; title?: string }, name: string) => {
    if (replaces) changes.change([{ uuid: replaces.uuid, recipeId: null, title: '', ...fields }]);
    else onAdded([newEntry(slot, { ...fields, eaters })], t('add.done', { name, ...place }));
    onClose();
  };
  const choose = (recipe: PlannedRecipe) => {
    rememberRecipe(recipe);
    plan({ recipeId: recipe.id }, recipe.name);
  };
  const chance = () =>
    suggest.mutate(
      { body: { slots: [{ date: slot.date, entryType: slot.entryType }], seed: newSeed() } },
      {
        onSuccess: ([found]) =>
          found?.recipe ? choose(found.recipe) : toast({ kind: 'info', text: t(noneKey(found)) }),
      },
    );
  return (
    <SearchDialog
      title={t('add.title', place)}
      onSelect={choose}
      onClose={onClose}
      more={(text) => (
        <div className={styles.choices}>
          <Button icon={<Dices />} busy={suggest.isPending} onClick={chance}>
            {t('add.chance')}
          </Button>
          {text && (
            <Button icon={<NotebookPen />} onClick={() => plan({ title: text }, text)}>
              <bdi>{t('add.note', { text })}</bdi>
            </Button>
          )}
        </div>
      )}
    />
  );
}
