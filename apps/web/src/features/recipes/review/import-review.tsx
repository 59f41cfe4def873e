import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
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
  const list = useList();
  const missing = missingParts(recipe);
  const { parts, lines } = review.doubts;
  const isFine = missing.length + parts.size + lines.size + review.sameSource.length === 0;
  return (
    <Notice kind={isFine ? 'success' : 'warning'}>
      <p className={styles.read}>
        {t('review.read', {
          ingredients: t('review.ingredients', { count: recipe.recipeIngredient.length }),
          steps: t('review.steps', { count: recipe.recipeInstructions.length }),
        })}
      </p>
      {review.sources.length > 0 && <Sources sources={review.sources} />}
      {review.sameSource.length > 0 && <SameSource recipes={review.sameSource} />}
      {missing.length > 0 && (
        <p>{t('review.missing', { parts: list.format(missing.map((part) => t(`review.parts.${part}`))) })}</p>
      )}
      {parts.size + lines.size > 0 && <DoubtfulParts recipe={recipe} review={review} />}
      <Actions recipe={recipe} isComplete={missing.length === 0} />
    </Notice>
  );
}

function useList() {
  const { i18n } = useTranslation();
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' });
}

function Sources({ sources }: { sources: PageSource[] }) {
  const { t } = useTranslation('recipe');
  const list = useList();
  return (
    <p className={styles.source}>
      {t('review.from', { sources: list.format(sources.map((source) => t(`review.sources.${source}`))) })}
    </p>
  );
}

/** Whoever imports a page again may have wanted what is there already. */
function SameSource({ recipes }: { recipes: OpenReview['sameSource'] }) {
  const { t } = useTranslation('recipe');
  return (
    <p>
      {t('review.sameSource')}{' '}
      {recipes.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ' · '}
          <Link to="/recipe/$slug" params={{ slug }} className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Each leads to its place in the editor. Where it was read is said once for all, unless the page was read in several ways. */
function DoubtfulParts({ recipe: { slug }, review: { doubts, sources } }: ImportReviewProps) {
  const { t } = useTranslation('recipe');
  const [firstLine] = doubts.lines.keys();
  const editor = { to: '/recipe/$slug', params: { slug }, search: { edit: true, imported: true } } as const;
  return (
    <>
      <p className={styles.question}>{t('review.doubtful')}</p>
      <div className={styles.doubts}>
        {sources
          .map((source) => ({
            source,
            parts: [...doubts.parts].flatMap(([part, from]) => (from === source ? part : [])),
          }))
          .filter(({ parts }) => parts.length > 0)
          .map(({ source, parts }) => (
            <ul key={source} data-several={sources.length > 1}>
              {parts.map((part) => (
                <li key={part}>
                  <Link {...editor} hash={placeOf(part)}>
                    {t(`review.fields.${part}`)}
                  </Link>
                </li>
              ))}
              {sources.length > 1 && <li className={styles.source}>{t(`review.sources.${source}`)}</li>}
            </ul>
          ))}
        {firstLine && (
          <ul>
            <li>
              <Link {...editor} hash={placeOfLine(firstLine)}>
                {t('review.lines', { count: doubts.lines.size })}
              </Link>
            </li>
          </ul>
        )}
      </div>
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
