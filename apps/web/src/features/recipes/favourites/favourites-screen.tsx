import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart } from '#ui/icons';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader, buttonClass } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { firstOf } from '#contract/objects';
import { memberQuery } from '../../../shared/api/group-queries.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { OrderedGrid } from '../order/ordered-grid.tsx';
import { useListOrder } from '../order/use-list-order.ts';
import { recipePages } from '../recipe-search.ts';
import { favouritesOf } from './favourites-query.ts';

export function FavouritesScreen({ userId }: { userId: string }) {
  const { t } = useTranslation('user');
  const api = useApi();
  const user = useUser();
  const isOwn = user.id === userId;
  const { data: member } = useSuspenseQuery(memberQuery(api, userId));
  const [order, changeOrder] = useListOrder('favorites');
  const shownOrder = useDeferredValue(order);
  const pages = useSuspenseInfiniteQuery(recipePages(api, favouritesOf(userId, shownOrder)));
  const listed = pages.data.pages.flatMap(({ items }) => items);
  // removed favorites disappear at once
  const recipes = isOwn ? listed.filter(({ slug }) => user.favoriteRecipes.includes(slug)) : listed;
  const total = firstOf(pages.data.pages).total - (listed.length - recipes.length);
  return (
    <>
      <PageHeader
        title={isOwn ? t('favourites.own') : t('favourites.of', { name: member.fullName })}
        subtitle={total > 0 ? t('favourites.count', { count: total }) : undefined}
        help={<HelpLink page="using#finding" />}
      />
      {total > 0 ? (
        <OrderedGrid
          label={t('favourites.own')}
          recipes={recipes}
          total={total}
          pages={pages}
          order={order}
          isBusy={shownOrder !== order}
          onOrder={changeOrder}
        />
      ) : (
        <EmptyState
          icon={<Heart />}
          title={t('favourites.empty')}
          action={
            <Link to="/" className={buttonClass('primary')}>
              {t('favourites.find')}
            </Link>
          }
        >
          {t('favourites.emptyText')}
        </EmptyState>
      )}
    </>
  );
}
