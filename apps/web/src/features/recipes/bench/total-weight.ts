import { useTranslation } from 'react-i18next';
import { formulaOf, sectionsOf } from '#baking';
import { convertUnit, findAmounts } from '#ingredients';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import type { BenchFieldsProps } from './measure-dialog.tsx';
import { useWeightText } from './use-weight-text.ts';

interface TotalWeight {
  grams: number;
  /** Number of lines that have no weight. */
  unknown: number;
}

/** The weight that a recipe says to make (“620 g dough”), else that of its dough. */
export function totalOf({ recipeYield }: Recipe, { lines, language }: BenchFieldsProps['bench']): TotalWeight {
  const [said] = findAmounts(recipeYield ?? '', { language });
  const grams = said?.scalable && said.span[0] === 0 ? convertUnit(said.quantity, said.unit.id ?? '', 'gram') : null;
  if (grams) return { grams, unknown: 0 };
  const formula = formulaOf(lines, { section: sectionsOf(lines)[0] ?? '', countsStarters: false });
  return { grams: formula.total, unknown: formula.unknown };
}

/** Number and weight of the pieces of a recipe: “2 loaves of 900 g”. */
export function piecesOf({ recipeYield }: Recipe, language: string): { count: number; grams: number } | undefined {
  const amounts = findAmounts(recipeYield ?? '', { language });
  const each = amounts.find(({ dimension, scalable }) => dimension === 'mass' && !scalable);
  const count = amounts.find(({ dimension, scalable }) => dimension === 'count' && scalable);
  const grams = each && convertUnit(each.quantity, each.unit.id ?? '', 'gram');
  return grams ? { count: count?.quantity ?? 1, grams } : undefined;
}

/** Says what the recipe weighs now, and how many lines could not be weighed. */
export function useUnknownText({ grams, unknown }: TotalWeight): string {
  const { t } = useTranslation('bench');
  const weight = useWeightText();
  if (!grams) return t('noWeights');
  const said = t('weighs', { weight: weight(grams) });
  return unknown ? `${said} ${t('unknown', { count: unknown })}` : said;
}
