import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice, buttonClass } from '#ui';
import type { Recipe } from '../recipe-query.ts';

/** After an import: what was read, and what the page did not say. */
export function ImportReview({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const missing = missingParts(recipe);
  return (
    <Notice kind={missing.length > 0 ? 'warning' : 'success'}>
      <p>
        {t('review.read', {
          ingredients: t('review.ingredients', { count: recipe.recipeIngredient.length }),
          steps: t('review.steps', { count: recipe.recipeInstructions.length }),
        })}
      </p>
      {missing.length > 0 && (
        <>
          <p>{t('review.missing')}</p>
          <ul>
            {missing.map((part) => (
              <li key={part}>{t(`review.parts.${part}`)}</li>
            ))}
          </ul>
          <Link
            to="/recipe/$slug"
            params={{ slug: recipe.slug }}
            search={{ edit: true }}
            className={buttonClass('secondary', 'small')}
          >
            {t('review.complete')}
          </Link>
        </>
      )}
    </Notice>
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
