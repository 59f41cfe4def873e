import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { WEEKDAYS } from '#contract/plain-dates';
import { useMealName } from './use-meal-name.ts';

export type Rule = Wire<'MealplanRule'>;

/** 4 January 1970 was a Sunday. */
const SUNDAY = 3;
const DAY_MS = 86_400_000;

export function useWeekdayName() {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return (day: (typeof WEEKDAYS)[number]) => format.format((WEEKDAYS.indexOf(day) + SUNDAY) * DAY_MS);
}

/** What a rule says, as one would say it. */
export function useRuleText() {
  const { t, i18n } = useTranslation('planner');
  const mealName = useMealName();
  const weekday = useWeekdayName();
  return ({ day, entryType, effect, amount, categories, tags }: Rule): string => {
    const names = [...categories, ...tags].map(({ name }) => name);
    const type = effect === 'require' ? 'conjunction' : 'disjunction';
    const what = names.length ? new Intl.ListFormat(i18n.language, { type }).format(names) : t('rule.all');
    const when = [
      day === 'unset' ? t('rule.anyDay') : weekday(day),
      entryType === 'unset' ? t('rule.anyMeal') : mealName(entryType),
    ].join(', ');
    return t(`rule.${effect}`, { when, what, count: amount ?? 0 });
  };
}
