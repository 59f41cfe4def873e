import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookMarked, Printer, Search, Settings2 } from '#ui/icons';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader, buttonClass, lazyOnIdle } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { firstOf } from '#contract/objects';
import { LoadMoreError } from '../../../shared/widgets/load-more.tsx';
import { RecipeGrid, RecipeGridSkeleton } from '../cards/recipe-grid.tsx';
import homeStyles from '../home/home.module.css';
import { ordersOfLists } from '../order/order.ts';
import { OrderMenu } from '../order/order-menu.tsx';
import { useListOrder } from '../order/use-list-order.ts';
import { cookbookPages, cookbookQuery } from './cookbook-queries.ts';
import { Words } from '../../../shared/i18n/words.tsx';

const CookbookPrint = lazyOnIdle(() => import('./cookbook-print.tsx').then((module) => module.CookbookPrint));
export function CookbookScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('cookbooks');
  const { canOrganize } = useUser();
  const api = useApi();
  const { data: cookbook } = useSuspenseQuery(cookbookQuery(api, slug));
  const [order, changeOrder] = useListOrder('cookbook');
  const shownOrder = useDeferredValue(order);
  const pages = useSuspenseInfiniteQuery(cookbookPages(api, slug, shownOrder));
  const { total } = firstOf(pages.data.pages);
  const [isPrinting, setPrinting] = useState(false);
  const { name, description } = cookbook;
  return (
    <>
      <PageHeader
        title={<Words>{name}</Words>}
        subtitle={description || t('count', { count: total })}
        help={<HelpLink page="using#finding" />}
      >
        {total > 0 && (
          <>
            <Link to="/" search={{ cookbook: cookbook.slug }} className={buttonClass()}>
              <Search />
              {t('search')}
            </Link>
            <Button icon={<Printer />} busy={isPrinting} onClick={() => setPrinting(true)}>
              {t('print')}
            </Button>
          </>
        )}
        {canOrganize && (
          <Link to="/group/cookbooks" search={{ edit: cookbook.id }} className={buttonClass()}>
            <Settings2 />
            {t('change')}
          </Link>
        )}
      </PageHeader>
      {total > 0 ? (
        <section aria-busy={shownOrder !== order} className={homeStyles.results}>
          {total > 1 && (
            <div className={homeStyles.resultsHead}>
              <span className={homeStyles.tools}>
                <OrderMenu
                  orders={ordersOfLists}
                  current={{ ...order, orderBy: order.orderBy ?? 'name' }}
                  onChange={changeOrder}
                />
              </span>
            </div>
          )}
          <RecipeGrid
            label={name}
            recipes={pages.data.pages.flatMap(({ items }) => items)}
            total={total}
            nextPages={pages}
          />
          {pages.isFetchingNextPage && <RecipeGridSkeleton count={4} />}
          <LoadMoreError pages={pages} />
        </section>
      ) : (
        <EmptyState icon={<BookMarked />} title={t('noRecipes')}>
          {t('noRecipesText')}
        </EmptyState>
      )}
      {isPrinting && <CookbookPrint cookbook={cookbook} onDone={() => setPrinting(false)} />}
    </>
  );
}
