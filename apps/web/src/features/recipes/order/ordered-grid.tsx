import { LoadMoreError, type Pages } from '../../../shared/widgets/load-more.tsx';
import type { NextPages } from '../../../shared/widgets/use-next-pages.ts';
import type { CardData } from '../cards/card-data.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../cards/recipe-grid.tsx';
import styles from '../home/home.module.css';
import { type ChosenOrder, type ListOrder, ordersOfLists } from './order.ts';
import { OrderMenu } from './order-menu.tsx';

interface OrderedGridProps {
  label: string;
  /** Recipes of the loaded pages. */
  recipes: CardData[];
  total: number;
  pages: Pages & NextPages;
  order: ListOrder;
  /** True while another order is loaded. */
  isBusy: boolean;
  onOrder: (order: ChosenOrder) => void;
}

/** Cards of a list that is loaded page by page, by name unless another order was chosen. */
export function OrderedGrid({ label, recipes, total, pages, order, isBusy, onOrder }: OrderedGridProps) {
  return (
    <section aria-busy={isBusy} className={styles.results}>
      {total > 1 && (
        <div className={styles.resultsHead}>
          <span className={styles.tools}>
            <OrderMenu
              orders={ordersOfLists}
              current={{ ...order, orderBy: order.orderBy ?? 'name' }}
              onChange={onOrder}
            />
          </span>
        </div>
      )}
      <RecipeGrid label={label} recipes={recipes} total={total} nextPages={pages} />
      {pages.isFetchingNextPage && <RecipeGridSkeleton count={4} />}
      <LoadMoreError pages={pages} />
    </section>
  );
}
