import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from '../../../shared/browser/use-wake-lock.ts';
import { ReadingProvider } from '../../../shared/units-and-scaling/reading.tsx';
import { PrintSheet } from '../../../shared/printing/print-sheet.tsx';
import { PrintView } from '../print/print-view.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { NutritionFacts, Notes, Source } from '../view/recipe-extras.tsx';
import { Hero } from '../view/recipe-hero.tsx';
import { Columns } from '../view/recipe-view.tsx';
import view from '../view/view.module.css';
import { GuestOrganizers } from './guest-organizers.tsx';
import { GuestToolbar } from './guest-toolbar.tsx';
import { RatingValue } from './rating-value.tsx';
import type { TakePath } from './take-button.tsx';

const CookMode = lazy(() => import('../cook/cook-mode.tsx').then((module) => ({ default: module.CookMode })));

interface GuestRecipeProps {
  recipe: Recipe;
  /** How the recipe is copied into the visitor's group. */
  take: TakePath;
  /** Group for links to categories and tags; undefined for a share link. */
  groupSlug?: string;
}

/** Read-only recipe for visitors. */
export function GuestRecipe({ recipe, take, groupSlug }: GuestRecipeProps) {
  const { t } = useTranslation('recipe');
  const [isCooking, setCooking] = useState(false);
  useWakeLock(true);
  return (
    <ReadingProvider recipe={recipe}>
      <article>
        <Hero
          recipe={recipe}
          stars={<RatingValue rating={recipe.rating} />}
          toolbar={<GuestToolbar recipe={recipe} take={take} onCook={() => setCooking(true)} />}
        />
        <Columns recipe={recipe} />
        <div className={view.extras}>
          <Notes recipe={recipe} />
          <Tools recipe={recipe} />
          <NutritionFacts recipe={recipe} />
          <Source recipe={recipe} />
          <GuestOrganizers recipe={recipe} groupSlug={groupSlug} />
        </div>
      </article>
      <PrintSheet hasPictures>
        <PrintView recipe={recipe} />
      </PrintSheet>
      {isCooking && (
        <Suspense fallback={<p className="visually-hidden">{t('cook')}</p>}>
          <CookMode recipe={recipe} onClose={() => setCooking(false)} />
        </Suspense>
      )}
    </ReadingProvider>
  );
}

function Tools({ recipe: { tools } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (tools.length === 0) return null;
  return (
    <section>
      <h2>{t('tools')}</h2>
      <ul className={view.tools}>
        {tools.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
