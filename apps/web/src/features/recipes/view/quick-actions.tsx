import { CalendarPlus, ShoppingBasket } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import { useRecipeDialogs } from '../../../shared/recipes/recipe-dialogs.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';

/** Puts the recipe on a shopping list or in the meal plan, without the way through the menu. */
export function QuickActions({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const { scale } = useReading();
  const { AddToPlanDialog, AddRecipesDialog } = useRecipeDialogs();
  const [open, setOpen] = useState<'shopping' | 'plan'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton label={t('action.addToShopping')} aria-haspopup="dialog" onClick={() => setOpen('shopping')}>
        <ShoppingBasket />
      </IconButton>
      <IconButton label={t('plan.action')} aria-haspopup="dialog" onClick={() => setOpen('plan')}>
        <CalendarPlus />
      </IconButton>
      {open === 'shopping' && <AddRecipesDialog recipes={[{ slug: recipe.slug, scale }]} onClose={close} />}
      {open === 'plan' && <AddToPlanDialog recipe={recipe} onClose={close} />}
    </>
  );
}
