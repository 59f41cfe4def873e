import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { WEEKDAYS } from '#contract/plain-dates';
import { listText } from '#locales';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { useMealName } from '../use-meal-name.ts';

export type Rule = Wire<'MealplanRule'>;

/** Returns a function that describes a rule as a sentence. */
export function useRuleText() {
  const { t, i18n } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  return ({ day, entryType, effect, amount, match, categories, tags }: Rule): string => {
    const names = [...categories, ...tags].map(({ name }) => name);
    const type = match === 'all' ? 'conjunction' : 'disjunction';
    const what = names.length ? listText(names, i18n.language, { type }) : t('rule.all');
    const when = t('rule.when', {
      day: day === 'unset' ? t('rule.anyDay') : dates.weekday(WEEKDAYS.indexOf(day)),
      meal: entryType === 'unset' ? t('rule.anyMeal') : mealName(entryType),
    });
    return t(`rule.${effect}`, { when, what, count: amount ?? 0 });
  };
}
