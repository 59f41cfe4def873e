import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookMarked, Printer, Search, Settings2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader, buttonClass, lazyOnIdle } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { OrderedGrid } from '../order/ordered-grid.tsx';
import { cookbookQuery } from './cookbook-queries.ts';
import { Words } from '../../../shared/i18n/words.tsx';

const CookbookPrint = lazyOnIdle(() => import('./cookbook-print.tsx').then((module) => module.CookbookPrint));
export function CookbookScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('cookbooks');
  const { canOrganize } = useUser();
  const { data: cookbook } = useSuspenseQuery(cookbookQuery(useApi(), slug));
  const [isPrinting, setPrinting] = useState(false);
  const { name, description, recipes } = cookbook;
  return (
    <>
      <PageHeader title={<Words>{name}</Words>} subtitle={description || t('count', { count: recipes.length })}>
        {recipes.length > 0 && (
          <>
            <Link to="/" search={{ cookbook: cookbook.slug }} className={buttonClass()}>
              <Search aria-hidden />
              {t('search')}
            </Link>
            <Button icon={<Printer />} busy={isPrinting} onClick={() => setPrinting(true)}>
              {t('print')}
            </Button>
          </>
        )}
        {canOrganize && (
          <Link to="/group/cookbooks" search={{ edit: cookbook.id }} className={buttonClass()}>
            <Settings2 aria-hidden />
            {t('change')}
          </Link>
        )}
      </PageHeader>
      {recipes.length > 0 ? (
        <OrderedGrid list="cookbook" label={name} recipes={recipes} />
      ) : (
        <EmptyState icon={<BookMarked />} title={t('noRecipes')}>
          {t('noRecipesText')}
        </EmptyState>
      )}
      {isPrinting && <CookbookPrint cookbook={cookbook} onDone={() => setPrinting(false)} />}
    </>
  );
}
