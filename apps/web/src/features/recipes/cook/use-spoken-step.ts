import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import { ingredientsOf } from './step-ingredients.ts';

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Text for screen readers when a step comes: its position, its words and its amounts. */
export function useSpokenStep(recipe: Recipe, index: number): string {
  const { t, i18n } = useTranslation('cook');
  const reading = useReading();
  return useMemo(() => {
    const { recipeInstructions: steps, recipeIngredient: lines, stepsHtml } = recipe;
    if (index >= steps.length) return `${t('finished')}. ${t('enjoy')}`;
    const amounts = (ingredientsOf(steps, lines)[index]?.used ?? []).map((line) => reading.line(line).text);
    const words = `${t('position', { value: index + 1, total: steps.length })}. ${wordsOf(reading.step(stepsHtml[index] ?? ''))}`;
    return amounts.length > 0 ? `${words} ${t('ingredients')}: ${listText(amounts, i18n.language)}.` : words;
  }, [recipe, index, reading, t, i18n.language]);
}
