import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { toast } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { ReadingProvider } from '../../../shared/units-and-scaling/reading.tsx';
import { PrintSheet } from '../../../shared/printing/print-sheet.tsx';
import { PrintView } from '../print/print-view.tsx';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';
import { wholeCookbookQuery } from './cookbook-queries.ts';
import styles from './cookbook-print.module.css';

interface CookbookPrintProps {
  cookbook: Pick<Wire<'CookbookWithRecipes'>, 'slug' | 'name' | 'description'>;
  onDone: () => void;
}

/** Prints a cover, the contents and one recipe a page, once all recipes are loaded. */
export function CookbookPrint({ cookbook, onDone }: CookbookPrintProps) {
  const { t, i18n } = useTranslation('cookbooks');
  const recipes = useFullRecipes(cookbook, (error) => {
    toast({ kind: 'error', text: errorMessage(i18n, error) });
    onDone();
  });
  useEffect(() => {
    if (!recipes) return undefined;
    addEventListener('afterprint', onDone);
    // a task later, the browser has requested the pictures
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onDone);
    };
  }, [recipes, onDone]);
  if (!recipes) return <p className="visually-hidden">{t('preparing')}</p>;
  return (
    <PrintSheet fitsPage={false} hasPictures>
      <div className={styles.cover}>
        <p className={styles.title}>
          <bdi>{cookbook.name}</bdi>
        </p>
        {cookbook.description && <p>{cookbook.description}</p>}
        <p>{t('count', { count: recipes.length })}</p>
      </div>
      <div className={styles.contents}>
        <p className={styles.heading}>{t('contents')}</p>
        <ol>
          {recipes.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      </div>
      {recipes.map((recipe) => (
        <div key={recipe.id} className={styles.recipe}>
          <ReadingProvider recipe={recipe}>
            <PrintView recipe={recipe} />
          </ReadingProvider>
        </div>
      ))}
    </PrintSheet>
  );
}

/** Lists contain no ingredients and steps, so recipes are fetched one by one. */
function useFullRecipes({ slug: cookbook }: CookbookPrintProps['cookbook'], onFailure: (error: unknown) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [fullRecipes, setFullRecipes] = useState<Recipe[]>();
  useEffect(() => {
    let hasLeft = false;
    const read = async () => {
      const loaded: Recipe[] = [];
      const { recipes } = await queryClient.fetchQuery(wholeCookbookQuery(api, cookbook));
      // one after another, so that a large book does not block the server
      for (const { slug } of recipes) loaded.push(await queryClient.ensureQueryData(recipeQuery(api, slug)));
      if (!hasLeft) setFullRecipes(loaded);
    };
    read().catch((error: unknown) => hasLeft || onFailure(error));
    return () => {
      hasLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- prints the recipes that the cookbook had when printing began
  }, []);
  return fullRecipes;
}
