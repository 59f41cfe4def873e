import { Link } from '@tanstack/react-router';
import { Minus, Plus } from '#ui/icons';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { IconButton } from '#ui';
import { useListSettings } from '../use-list-mutations.ts';
import type { ShoppingList } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface ListRecipesProps {
  listId: string;
  recipes: ShoppingList['recipeReferences'];
}

/** Recipes that come with the page; the others follow after the first paint. */
const FIRST_RECIPES = 20;

/** Recipes of a list with their quantities. */
export const ListRecipes = memo(function ListRecipes({ listId, recipes }: ListRecipesProps) {
  const { t, i18n } = useTranslation('shopping');
  const { addRecipe, takeBackRecipe, isBusy } = useListSettings(listId);
  const number = (value: number) => numberText(value, i18n.language, { maximumFractionDigits: 2 });
  const [first] = useState(() => recipes.slice(0, FIRST_RECIPES));
  const shown = useDeferredValue(recipes, first);
  if (recipes.length === 0) return null;
  return (
    <section className={styles.recipes}>
      <h2>{t('recipes.title')}</h2>
      <ul>
        {shown.map(({ id, recipe, recipeQuantity }) => (
          <li key={id}>
            <Link to="/recipe/$slug" params={{ slug: recipe.slug }}>
              <Words>{recipe.name}</Words>
            </Link>
            <IconButton
              label={t('recipes.less', { name: recipe.name })}
              disabled={isBusy}
              onClick={() => takeBackRecipe(recipe.id)}
            >
              <Minus />
            </IconButton>
            <b>× {number(recipeQuantity)}</b>
            <IconButton
              label={t('recipes.more', { name: recipe.name })}
              disabled={isBusy}
              onClick={() => addRecipe(recipe.id)}
            >
              <Plus />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
});
