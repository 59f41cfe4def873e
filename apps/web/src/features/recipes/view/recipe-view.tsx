import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { ImportReview } from '../review/import-review.tsx';
import type { OpenReview } from '../review/use-import-review.ts';
import { DraftNotice } from './draft-notice.tsx';
import { IngredientsPanel } from './ingredients/ingredients-panel.tsx';
import { RecipeExtras } from './recipe-extras.tsx';
import { RecipeHero } from './recipe-hero.tsx';
import { StepsList } from './steps-list.tsx';
import { useWakeLock } from '../../../shared/browser/use-wake-lock.ts';
import styles from './view.module.css';

const CommentsSection = lazyOnIdle(() =>
  import('../comments/comments-section.tsx').then((module) => module.CommentsSection),
);

const MadeSection = lazyOnIdle(() => import('./made/made-section.tsx').then((module) => module.MadeSection));

interface RecipeViewProps {
  recipe: Recipe;
  review: OpenReview;
}

export function RecipeView({ recipe, review }: RecipeViewProps) {
  useWakeLock(true);
  return (
    <article>
      <div className={styles.notices}>
        {review.isOpen && <ImportReview recipe={recipe} review={review} />}
        <DraftNotice recipe={recipe} />
      </div>
      <RecipeHero recipe={recipe} />
      <Columns recipe={recipe} doubts={review.doubts.lines} />
      <RecipeExtras recipe={recipe} />
      <MadeSection recipe={recipe} />
      {!recipe.settings.disableComments && <CommentsSection recipe={recipe} />}
    </article>
  );
}

const tabs = ['ingredients', 'steps'] as const;

interface ColumnsProps {
  recipe: Recipe;
  doubts?: OpenReview['doubts']['lines'];
}

/** Ingredients and steps side by side, or as two tabs on phones. */
export function Columns({ recipe, doubts }: ColumnsProps) {
  const { t } = useTranslation('recipe');
  const [tab, setTab] = useState<(typeof tabs)[number]>('ingredients');
  return (
    <div className={styles.columns} data-tab={tab}>
      <div data-bar role="tablist" className={styles.tabs} aria-label={t('parts')}>
        {tabs.map((one) => (
          <button
            key={one}
            tabIndex={tab === one ? 0 : -1}
            onKeyDown={(event) => {
              if (!event.key.startsWith('Arrow')) return;
              const other = tabs.find((name) => name !== one) ?? one;
              setTab(other);
              document.getElementById(`tab-${other}`)?.focus();
            }}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls={`part-${one}`}
            onClick={() => setTab(one)}
          >
            {t(`${one}.title`)}
          </button>
        ))}
      </div>
      <section id="part-ingredients" className={styles.ingredients} aria-label={t('ingredients.title')}>
        <IngredientsPanel recipe={recipe} doubts={doubts} />
      </section>
      <section id="part-steps" className={styles.steps} aria-label={t('steps.title')}>
        <StepsList recipe={recipe} />
      </section>
    </div>
  );
}
