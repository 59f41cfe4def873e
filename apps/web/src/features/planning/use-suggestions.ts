import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText } from '#locales';
import { announce } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import type { MealEaters } from './eaters.ts';
import { newSeed } from './use-plan-mutations.ts';
import { mealTypes, slotId, type Slot } from './meals.ts';

export type Suggestion = Wire<'MealplanSuggestion'>;

interface Wish {
  eaters?: MealEaters;
  includeUnknown: boolean;
}

/** All persons of the household. */
const HOUSEHOLD: Wish = { includeUnknown: false };

/** Suggestions, drawn again when other meals or other eaters are chosen. */
export function useSuggestions(slots: Slot[], { eaters, includeUnknown }: Wish = HOUSEHOLD) {
  const { i18n } = useTranslation();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const { mutate, isPending, error } = useApi().useMutation('post', '/households/mealplans/suggestions', {
    meta: { silent: true },
  });
  const draw = (locked: Suggestion[]) => {
    const ids = new Set(locked.map(slotId));
    const open = slots.filter((slot) => !ids.has(slotId(slot)));
    const lockedEntries = locked.flatMap(({ date, entryType, recipe }) =>
      recipe ? [{ date, entryType, recipeId: recipe.id }] : [],
    );
    mutate(
      {
        body: {
          slots: open.map(({ date, entryType }) => ({ date, entryType, eaters })),
          kept: lockedEntries,
          seed: newSeed(),
          includeUnknown,
        },
      },
      {
        onSuccess: (drawn) => {
          setSuggestions([...locked, ...drawn].sort(inOrder));
          const names = drawn.flatMap(({ recipe }) => recipe?.name ?? []);
          announce(listText(names, i18n.language));
        },
      },
    );
  };
  const slotIds = slots.map(slotId).join(',');
  const wish = JSON.stringify([slotIds, eaters, includeUnknown]);
  useEffect(() => {
    setSuggestions([]);
    if (slotIds) draw([]);
    // oxlint-disable-next-line react/exhaustive-deps -- drawn when the wish changes, not at each rendering
  }, [wish]);
  return { suggestions, isPending, error, draw };
}

/** The text for a meal without a suggestion. */
export const noneKey = (suggestion: Suggestion | undefined) =>
  suggestion && suggestion.leftOut.unsuitable + suggestion.leftOut.unknown > 0
    ? 'suggest.noneFine'
    : 'suggest.noRecipes';

const inOrder = (a: Slot, b: Slot) =>
  a.date.localeCompare(b.date) || mealTypes.indexOf(a.entryType) - mealTypes.indexOf(b.entryType);
