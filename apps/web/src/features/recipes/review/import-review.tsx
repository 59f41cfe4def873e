import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, buttonClass } from '#ui';
import type { Recipe } from '../recipe-query.ts';
import { useMayEdit } from '../view/recipe-toolbar.tsx';
import { placeOf, placeOfLine, type PageSource } from './doubts.ts';
import styles from './review.module.css';
import { useDismissReview, type OpenReview } from './use-import-review.ts';

interface ImportReviewProps {
  recipe: Recipe;
  review: OpenReview;
}

/** After an import: what was read and from where, what the page did not say, and what should be looked at. */
export function ImportReview({ recipe, review }: ImportReviewProps) {
  const { t } = useTranslation('recipe');
  const missing = missingParts(recipe);
  const { parts, lines } = review.doubts;
  const isFine = missing.length + parts.size + lines.size === 0;
  return (
    <Notice kind={isFine ? 'success' : 'warning'}>
      <p>
        {t('review.read', {
          ingredients: t('review.ingredients', { count: recipe.recipeIngredient.length }),
          steps: t('review.steps', { count: recipe.recipeInstructions.length }),
        })}
      </p>
      {review.sources.length > 0 && <Sources sources={review.sources} />}
      {missing.length > 0 && (
        <>
          <p>{t('review.missing')}</p>
          <ul>
            {missing.map((part) => (
              <li key={part}>{t(`review.parts.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
      {parts.size + lines.size > 0 && <DoubtfulParts recipe={recipe} review={review} />}
      <Actions recipe={recipe} isComplete={missing.length === 0} />
    </Notice>
  );
}

function Sources({ sources }: { sources: PageSource[] }) {
  const { t, i18n } = useTranslation('recipe');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return <p>{t('review.from', { sources: list.format(sources.map((source) => t(`review.sources.${source}`))) })}</p>;
}

function DoubtfulParts({ recipe: { slug }, review: { doubts } }: ImportReviewProps) {
  const { t } = useTranslation('recipe');
  const [firstLine] = doubts.lines.keys();
  const editor = { to: '/recipe/$slug', params: { slug }, search: { edit: true, imported: true } } as const;
  return (
    <>
      <p>{t('review.doubtful')}</p>
      <ul className={styles.doubts}>
        {[...doubts.parts].map(([part, source]) => (
          <li key={part}>
            <Link {...editor} hash={placeOf(part)}>
              {t(`review.fields.${part}`)}
            </Link>{' '}
            <span className={styles.source}>{t(`review.sources.${source}`)}</span>
          </li>
        ))}
        {firstLine && (
          <li>
            <Link {...editor} hash={placeOfLine(firstLine)}>
              {t('review.lines', { count: doubts.lines.size })}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}

function Actions({ recipe, isComplete }: { recipe: Recipe; isComplete: boolean }) {
  const { t } = useTranslation('recipe');
  const { dismiss, isPending } = useDismissReview(recipe);
  if (!useMayEdit(recipe)) return null;
  return (
    <div className={styles.actions}>
      {!isComplete && (
        <Link
          to="/recipe/$slug"
          params={{ slug: recipe.slug }}
          search={{ edit: true, imported: true }}
          className={buttonClass('secondary', 'small')}
        >
          {t('review.complete')}
        </Link>
      )}
      <Button size="small" icon={<Check aria-hidden />} busy={isPending} onClick={dismiss}>
        {t('review.right')}
      </Button>
    </div>
  );
}

function missingParts(recipe: Recipe) {
  const parts = {
    picture: recipe.image,
    ingredients: recipe.recipeIngredient.length > 0,
    steps: recipe.recipeInstructions.length > 0,
    yield: recipe.recipeYield,
    times: recipe.totalTime || recipe.performTime || recipe.prepTime,
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part]);
}
