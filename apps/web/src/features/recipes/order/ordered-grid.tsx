import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { cardData } from '../cards/card-data.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import styles from '../home/home.module.css';
import { type OrderedList, ordersOfLists } from './order.ts';
import { OrderMenu } from './order-menu.tsx';
import { sortRecipes } from './sort-recipes.ts';
import { useListOrder } from './use-list-order.ts';

interface OrderedGridProps {
  list: OrderedList;
  label: string;
  recipes: Wire<'RecipeSummary'>[];
}

/** Cards of a list that is loaded whole, by name unless another order was chosen. */
export function OrderedGrid({ list, label, recipes }: OrderedGridProps) {
  const { i18n } = useTranslation('home');
  const [{ orderBy = 'name', orderDirection }, change] = useListOrder(list);
  const cards = useMemo(
    () => sortRecipes(recipes, { orderBy, orderDirection }, i18n.language).map(cardData),
    [recipes, orderBy, orderDirection, i18n.language],
  );
  return (
    <section className={styles.results}>
      {recipes.length > 1 && (
        <div className={styles.resultsHead}>
          <span className={styles.tools}>
            <OrderMenu orders={ordersOfLists} current={{ orderBy, orderDirection }} onChange={change} />
          </span>
        </div>
      )}
      <RecipeGrid label={label} recipes={cards} />
    </section>
  );
}
