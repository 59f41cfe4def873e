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
import { OrderedGrid } from '../order/ordered-grid.tsx';
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
        <OrderedGrid
          label={name}
          recipes={pages.data.pages.flatMap(({ items }) => items)}
          total={total}
          pages={pages}
          order={order}
          isBusy={shownOrder !== order}
          onOrder={changeOrder}
        />
      ) : (
        <EmptyState icon={<BookMarked />} title={t('noRecipes')}>
          {t('noRecipesText')}
        </EmptyState>
      )}
      {isPrinting && <CookbookPrint cookbook={cookbook} onDone={() => setPrinting(false)} />}
    </>
  );
}
