import { ClientOnly, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, Skeleton } from '#ui';
// imported statically, because it could not be fetched offline
import { useShortcuts } from '../../shared/browser/use-shortcuts.ts';
import { rememberRecipe } from '../../shared/recipes/recent-recipes.ts';
import { useUser } from '../../shared/session/session.ts';
import { useFavourites } from './favourites/use-favourites.ts';
import { ReadingProvider } from '../../shared/units-and-scaling/reading.tsx';
import { PrintSheet } from '../../shared/printing/print-sheet.tsx';
import { PrintView } from './print/print-view.tsx';
import type { Recipe } from '../../shared/recipes/recipe-query.ts';
import { useImportReview } from './review/use-import-review.ts';
import { useMayEdit } from './view/recipe-toolbar.tsx';
import { RecipeView } from './view/recipe-view.tsx';

const RecipeEditor = lazy(() =>
  import('./editor/recipe-editor.tsx').then((module) => ({ default: module.RecipeEditor })),
);
const CookMode = lazy(() => import('./cook/cook-mode.tsx').then((module) => ({ default: module.CookMode })));

export interface RecipeMode {
  edit?: true;
  cook?: true;
  /** Opened right after an import. */
  imported?: true;
}

export function RecipeScreen({ recipe, mode }: { recipe: Recipe; mode: RecipeMode }) {
  const { t } = useTranslation('recipe');
  const mayEdit = useMayEdit(recipe);
  const open = useOpenMode(recipe, mode);
  const review = useImportReview(recipe, Boolean(mode.imported), mayEdit);
  const { isFavourite, setFavourite } = useFavourites();
  const { id: userId } = useUser();
  useEffect(() => rememberRecipe(userId, recipe.slug), [userId, recipe.slug]);
  useReturnOfFocus(mode);
  useShortcuts({
    e: () => mayEdit && open({ edit: true }),
    c: () => open({ cook: true }),
    f: () => {
      const isAdded = !isFavourite(recipe.slug);
      setFavourite(recipe.slug, isAdded);
      announce(t(isAdded ? 'favourite.added' : 'favourite.removed', { ns: 'common' }));
    },
    // the unsaved draft stays in the browser
    ...(mode.edit && { Escape: () => open({}) }),
  });
  if (mode.edit && mayEdit) {
    // with the place of the editor's save bar, so that the navigation does not move when it comes
    const skeleton = (
      <div data-save-bar>
        <Skeleton height="60vh" radius="var(--t-radii-xl)" />
      </div>
    );
    return (
      <Suspense fallback={skeleton}>
        <ClientOnly fallback={skeleton}>
          <RecipeEditor recipe={recipe} review={review} />
        </ClientOnly>
      </Suspense>
    );
  }
  return (
    <ReadingProvider recipe={recipe}>
      <RecipeView recipe={recipe} review={review} />
      <PrintSheet hasPictures>
        <PrintView recipe={recipe} />
      </PrintSheet>
      {mode.cook && (
        <ClientOnly>
          <Suspense fallback={<p className="visually-hidden">{t('cook')}</p>}>
            <CookMode recipe={recipe} onClose={() => open({})} />
          </Suspense>
        </ClientOnly>
      )}
    </ReadingProvider>
  );
}

/** Returns the focus to the button that opened the editor or cook mode. */
function useReturnOfFocus({ edit, cook }: RecipeMode) {
  const shown = edit ? 'edit-recipe' : cook ? 'start-cooking' : undefined;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown) document.getElementById(before.current)?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
}

function useOpenMode({ slug }: Recipe, { imported }: RecipeMode) {
  const navigate = useNavigate();
  return (search: RecipeMode) =>
    void navigate({
      to: '/recipe/$slug',
      params: { slug },
      search: { ...search, imported },
      resetScroll: false,
      replace: !search.edit && !search.cook,
    });
}
