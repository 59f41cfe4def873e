import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import { firstOf } from '#contract/objects';
import { RouteSearchField } from '../../../shared/lists/route-search-field.tsx';
import { LoadMoreError } from '../../../shared/widgets/load-more.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../cards/recipe-grid.tsx';
import { type ChosenOrder, orders, rememberOrder } from '../order/order.ts';
import { OrderMenu } from '../order/order-menu.tsx';
import { chosenOf, orderOf, recipePages, type ChosenOfKind, type RecipeSearch } from '../recipe-search.ts';
import { ActiveFilters, FilterBar, useNames } from './filter-bar.tsx';
import styles from './home.module.css';
import { NoRecipes } from './no-recipes.tsx';
import { SurpriseButton } from './surprise-button.tsx';
import { ViewSwitch } from './view-switch.tsx';

const RecentPanel = lazyOnIdle(() => import('./recent-panel.tsx').then((module) => module.RecentPanel));
const ActiveCookbook = lazy(() =>
  import('./active-cookbook.tsx').then((module) => ({ default: module.ActiveCookbook })),
);
const FitNotice = lazy(() => import('./fit-notice.tsx').then((module) => ({ default: module.FitNotice })));

interface HomeScreenProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
  /** Today's meals, above the recipes. */
  today: ReactNode;
}

export function HomeScreen({ search, onSearch, today }: HomeScreenProps) {
  const { t } = useTranslation('home');
  const find = (text?: string) => onSearch({ ...search, search: text });
  return (
    <>
      <div className={styles.find}>
        <form method="post" role="search" onSubmit={(event) => event.preventDefault()}>
          <RouteSearchField label={t('search')} placeholder={t('placeholder')} value={search.search} onChange={find} />
          <RecentPanel text={search.search} onSelect={find} />
        </form>
        {search.cookbook === undefined && <FilterBar search={search} onSearch={onSearch} />}
        <ScreenPart resetKey={JSON.stringify(search)} pending={null}>
          {search.cookbook === undefined ? (
            <>
              <ActiveFilters search={search} onSearch={onSearch} />
              <Title search={search} />
            </>
          ) : (
            <ActiveCookbook slug={search.cookbook} onRemove={() => onSearch({ ...search, cookbook: undefined })} />
          )}
        </ScreenPart>
      </div>
      {search.fineFor && (
        <ScreenPart resetKey={JSON.stringify(search)} pending={null}>
          <FitNotice search={search} onSearch={onSearch} />
        </ScreenPart>
      )}
      {!search.search && !search.fineFor && chosenOf(search).length === 0 && (
        <ScreenPart resetKey="today" pending={null}>
          {today}
        </ScreenPart>
      )}
      <ScreenPart resetKey={JSON.stringify(search)} pending={<RecipeGridSkeleton />}>
        <Results search={search} onSearch={onSearch} />
      </ScreenPart>
    </>
  );
}

/** Name of the only active filter. */
function Title({ search }: { search: RecipeSearch }) {
  const { t } = useTranslation('home');
  const [only, ...others] = chosenOf(search);
  if (only?.values.length === 1 && others.length === 0 && !search.search && !search.fineFor)
    return <NamedTitle of={only} />;
  return <h1 className="visually-hidden">{t('title')}</h1>;
}

function NamedTitle({ of }: { of: ChosenOfKind }) {
  const { t } = useTranslation('home');
  const name = useNames(of)(firstOf(of.values));
  return (
    <h1 className={styles.title}>
      <bdi>{name ?? t('unknown')}</bdi>
    </h1>
  );
}

const newSeed = () => Date.now().toString(36);

function HomeOrder({ search, onSearch }: Omit<HomeScreenProps, 'today'>) {
  const current = { orderBy: orderOf(search), orderDirection: search.orderDirection };
  const change = (order: ChosenOrder) => {
    rememberOrder('recipes', order);
    const { orderBy, orderDirection } = order;
    onSearch({ ...search, orderBy, orderDirection, seed: orderBy === 'random' ? newSeed() : undefined });
  };
  return <OrderMenu orders={orders} current={current} onChange={change} />;
}

/** Shows the previous results until new ones are loaded. */
function Results({ search, onSearch }: Omit<HomeScreenProps, 'today'>) {
  const { t } = useTranslation('home');
  const wanted = useDeferredValue(search);
  const pages = useSuspenseInfiniteQuery(recipePages(useApi(), wanted));
  const { total, total_is_minimum: isMinimum } = firstOf(pages.data.pages);
  if (total === 0) return <NoRecipes search={search} onSearch={onSearch} />;
  return (
    <section aria-busy={wanted !== search} className={styles.results}>
      <div className={styles.resultsHead}>
        <p role="status">{t('count', { count: total, isMinimum })}</p>
        <span className={styles.tools}>
          <SurpriseButton search={wanted} total={total} />
          <ViewSwitch />
          {/* whatever order is asked for, what was searched for comes by how well it matches */}
          {search.search ? <p>{t('order.byMatch')}</p> : <HomeOrder search={search} onSearch={onSearch} />}
        </span>
      </div>
      <RecipeGrid
        label={t('title')}
        recipes={pages.data.pages.flatMap((page) => page.items)}
        total={total}
        nextPages={pages}
      />
      {pages.isFetchingNextPage && <RecipeGridSkeleton count={4} />}
      <LoadMoreError pages={pages} />
    </section>
  );
}
