import { useTranslation } from 'react-i18next';
import { scaleYield, toAsciiDigits } from '#ingredients';

interface Yield {
  recipeServings?: number;
  recipeYield?: string | null;
}

/** Label and hint of the field for how much of a recipe is planned: servings, or the recipe's own word such as "tarts (26 cm)". */
export function useYieldField(recipe: Yield | null): { label: string; hint?: string } {
  const { t } = useTranslation();
  const { recipeServings = 0, recipeYield } = recipe ?? {};
  const isCounted = recipeServings <= 0 && recipeYield && /^\s*\d/.test(toAsciiDigits(recipeYield));
  if (!isCounted) return { label: t('plan.servings') };
  // several of them, without the number
  const what = scaleYield(recipeYield, 2).replace(/^[\p{Nd}\s.,/–-]+/u, '');
  return {
    label: what ? t('plan.howMany', { what }) : t('plan.servings'),
    hint: t('plan.makes', { what: recipeYield }),
  };
}
