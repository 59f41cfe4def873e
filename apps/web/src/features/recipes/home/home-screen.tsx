import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenPart } from '../../../app/screen-part.tsx';
import { useApi } from '../../../app/use-api.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../recipe-grid.tsx';
import { recipePages, type RecipeSearch } from '../recipe-search.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './home.module.css';
import { NoRecipes } from './no-recipes.tsx';
import { OrderMenu } from './order-menu.tsx';
import { RecipeSearchField } from './recipe-search-field.tsx';

interface HomeScreenProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

export function HomeScreen({ search, onSearch }: HomeScreenProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.find}>
        <RecipeSearchField
          value={search.search ?? ''}
          onChange={(text) => onSearch({ ...search, search: text || undefined })}
        />
        <FilterBar search={search} onSearch={onSearch} />
      </div>
      <ScreenPart of={JSON.stringify(search)} pending={<RecipeGridSkeleton />}>
        <Results search={search} onSearch={onSearch} />
      </ScreenPart>
    </>
  );
}

/** While others are searched for, those that were found before stay. */
function Results({ search, onSearch }: HomeScreenProps) {
  const { t } = useTranslation('home');
  const wanted = useDeferredValue(search);
  const pages = useSuspenseInfiniteQuery(recipePages(useApi(), wanted));
  const { fetchNextPage, isFetchingNextPage } = pages;
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const { total } = pages.data.pages[0]!;
  if (total === 0) return <NoRecipes search={search} onSearch={onSearch} />;
  return (
    <section aria-busy={wanted !== search} className={styles.results}>
      <div className={styles.resultsHead}>
        <p role="status">{t('count', { count: total })}</p>
        {/* whatever order is asked for, what was searched for comes by how well it matches */}
        {search.search ? <p>{t('order.byMatch')}</p> : <OrderMenu search={search} onSearch={onSearch} />}
      </div>
      <RecipeGrid
        label={t('title')}
        recipes={pages.data.pages.flatMap((page) => page.items)}
        total={total}
        onEnd={loadMore}
      />
      {isFetchingNextPage && <RecipeGridSkeleton count={4} />}
    </section>
  );
}
