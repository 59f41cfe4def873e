import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader, buttonClass } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { favouritesQuery } from './favourites-query.ts';
import { OrderedGrid } from '../order/ordered-grid.tsx';

export function FavouritesScreen({ userId }: { userId: string }) {
  const { t } = useTranslation('user');
  const user = useUser();
  const { data } = useSuspenseQuery(favouritesQuery(useApi(), userId));
  const isOwn = user.id === userId;
  const { favoriteRecipes: all, fullName } = data;
  // removed favorites disappear at once
  const recipes = isOwn ? all.filter(({ slug }) => user.favoriteRecipes.includes(slug)) : all;
  return (
    <>
      <PageHeader
        title={isOwn ? t('favourites.own') : t('favourites.of', { name: fullName })}
        subtitle={recipes.length > 0 ? t('favourites.count', { count: recipes.length }) : undefined}
      />
      {recipes.length > 0 ? (
        <OrderedGrid list="favorites" label={t('favourites.own')} recipes={recipes} />
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
