import { Link } from '@tanstack/react-router';
import { Check, ChevronDown, CircleAlert, CircleCheck } from '#ui/icons';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, buttonClass } from '#ui';
import { keysOf } from '#contract/objects';
import { listText } from '#locales';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useMayEdit } from '../view/recipe-toolbar.tsx';
import { fieldAnchor, lineAnchor } from './low-confidence.ts';
import styles from './review.module.css';
import { useDismissReview, type OpenReview } from './use-import-review.ts';

interface ImportReviewProps {
  recipe: Recipe;
  review: OpenReview;
}

/** Summary of an import in one line, with details to expand: sources, doubtful and missing parts. */
export function ImportReview({ recipe, review }: ImportReviewProps) {
  const { t } = useTranslation('recipe');
  const details = useId();
  const { unplaced } = review;
  const [open, setOpen] = useState(unplaced.length > 0);
  const missing = missingParts(recipe);
  const { parts, lines } = review.doubts;
  const hasDoubts = parts.size + lines.size > 0;
  const hasSameSource = review.sameSource.length > 0;
  const isFine = !hasDoubts && !hasSameSource && missing.length === 0 && unplaced.length === 0;
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <section className={styles.bar} aria-label={t('review.title')} data-fine={isFine}>
      <div className={styles.line}>
        <Icon size={20} />
        <div className={styles.short}>
          {unplaced.length > 0 ? (
            <p>{t('review.unplaced')}</p>
          ) : hasSameSource ? (
            <SameSource recipes={review.sameSource} />
          ) : hasDoubts ? (
            <DoubtfulParts recipe={recipe} review={review} />
          ) : (
            <Counts recipe={recipe} />
          )}
        </div>
        <IconButton
          label={t('review.details')}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown />
        </IconButton>
        <DismissButton recipe={recipe} />
      </div>
      <div id={details} className={styles.details} hidden={!open}>
        {open && (
          <>
            {unplaced.length > 0 && (
              <ul>
                {unplaced.map((line, index) => (
                  <li key={index}>
                    <bdi>{line}</bdi>
                  </li>
                ))}
              </ul>
            )}
            {unplaced.length > 0 && hasSameSource && <SameSource recipes={review.sameSource} />}
            {(unplaced.length > 0 || hasSameSource) && hasDoubts && <DoubtfulParts recipe={recipe} review={review} />}
            {(hasDoubts || hasSameSource || unplaced.length > 0) && <Counts recipe={recipe} />}
            {review.sources.length > 0 && <Sources review={review} />}
            {missing.length > 0 && <Missing recipe={recipe} parts={missing} />}
          </>
        )}
      </div>
    </section>
  );
}

function Counts({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  return (
    <p>
      {t('review.read', {
        ingredients: t('review.ingredients', { count: recipe.recipeIngredient.length }),
        steps: t('review.steps', { count: recipe.recipeInstructions.length }),
      })}
    </p>
  );
}

function Missing({ recipe: { slug }, parts }: { recipe: Recipe; parts: ReturnType<typeof missingParts> }) {
  const { t } = useTranslation('recipe');
  const list = useList();
  return (
    <>
      <p>{t('review.missing', { parts: list(parts.map((part) => t(`review.parts.${part}`))) })}</p>
      <Link
        to="/recipe/$slug"
        params={{ slug }}
        search={{ edit: true, imported: true }}
        className={buttonClass('secondary', 'small')}
      >
        {t('review.complete')}
      </Link>
    </>
  );
}

/** Sources of the import, per part if there are several. */
function Sources({ review: { sources, doubts } }: { review: OpenReview }) {
  const { t } = useTranslation('recipe');
  const list = useList();
  return (
    <>
      <p>{t('review.from', { sources: list(sources.map((source) => t(`review.sources.${source}`))) })}</p>
      {sources.length > 1 && doubts.parts.size > 0 && (
        <ul className={styles.origins}>
          {[...doubts.parts].map(([part, source]) => (
            <li key={part}>
              {t(`review.fields.${part}`)}: {t(`review.sources.${source}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useList() {
  const { i18n } = useTranslation();
  return (names: string[]) => listText(names, i18n.language);
}

/** Notice that the group has recipes from the same address. */
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

/** Links to the doubtful parts in the editor. */
function DoubtfulParts({ recipe: { slug }, review: { doubts } }: ImportReviewProps) {
  const { t } = useTranslation('recipe');
  const [firstLine] = doubts.lines.keys();
  const editor = { to: '/recipe/$slug', params: { slug }, search: { edit: true, imported: true } } as const;
  return (
    <>
      <p className={styles.ask}>{t('review.doubtful')}</p>
      <ul>
        {firstLine && (
          <li>
            <Link {...editor} hash={lineAnchor(firstLine)}>
              {t('review.lines', { count: doubts.lines.size })}
            </Link>
          </li>
        )}
        {[...doubts.parts.keys()].map((part) => (
          <li key={part}>
            <Link {...editor} hash={fieldAnchor(part)}>
              {t(`review.fields.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function DismissButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const { dismiss, isPending } = useDismissReview(recipe);
  if (!useMayEdit(recipe)) return null;
  return (
    <Button size="small" className={styles.right} icon={<Check />} busy={isPending} onClick={dismiss}>
      <span>{t('review.right')}</span>
    </Button>
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
  return keysOf(parts).filter((part) => !parts[part]);
}
