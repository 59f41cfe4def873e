import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '../recipe-query.ts';
import { ImportReview } from '../review/import-review.tsx';
import type { OpenReview } from '../review/use-import-review.ts';
import { DraftNotice } from './draft-notice.tsx';
import { IngredientsPanel } from './ingredients-panel.tsx';
import { MadeButton } from './made-button.tsx';
import { RecipeExtras } from './recipe-extras.tsx';
import { RecipeHero } from './recipe-hero.tsx';
import { StepsList } from './steps-list.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './view.module.css';

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
      <Columns recipe={recipe} review={review} />
      <RecipeExtras recipe={recipe} />
    </article>
  );
}

const tabs = ['ingredients', 'steps'] as const;

/** Side by side where there is room; on a phone one of two tabs. */
function Columns({ recipe, review }: RecipeViewProps) {
  const { t } = useTranslation('recipe');
  const [tab, setTab] = useState<(typeof tabs)[number]>('ingredients');
  return (
    <div className={styles.columns} data-tab={tab}>
      <div role="tablist" className={styles.tabs} aria-label={t('parts')}>
        {tabs.map((one) => (
          <button
            key={one}
            tabIndex={tab === one ? 0 : -1}
            onKeyDown={(event) => {
              if (!event.key.startsWith('Arrow')) return;
              const other = tabs.find((name) => name !== one)!;
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
        <IngredientsPanel recipe={recipe} doubts={review.doubts.lines} />
      </section>
      <section id="part-steps" className={styles.steps} aria-label={t('steps.title')}>
        <StepsList recipe={recipe} />
        <div className={styles.onlyNarrow}>
          <MadeButton recipe={recipe} />
        </div>
      </section>
    </div>
  );
}
