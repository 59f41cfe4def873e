import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

interface RecipeTime {
  text: string | null;
  minutes: number | null;
}

/** "1 h 50 min" in the reader's language; the author's words if they are no plain time. */
export function timeText(t: TFunction, { text, minutes }: RecipeTime): string {
  if (minutes === null) return text ?? '';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  // with Latin digits, like the amounts beside it
  const parts = [
    days && t('time.days', { value: String(days) }),
    hours && t('time.hours', { value: String(hours) }),
    rest && t('time.minutes', { value: String(rest) }),
  ];
  return parts.filter(Boolean).join(' ');
}

interface Times {
  totalTime: string | null;
  totalTimeMinutes: number | null;
  performTime: string | null;
  performTimeMinutes: number | null;
  prepTime: string | null;
  prepTimeMinutes: number | null;
}

/** Total time of a recipe, else the sum of its preparation and cooking time, else the one of them that it has. */
export function mainTimeText(t: TFunction, times: Times): string {
  const { prepTimeMinutes: prep, performTimeMinutes: perform } = times;
  if (!times.totalTime && prep !== null && perform !== null)
    return timeText(t, { text: null, minutes: prep + perform });
  const [first] = (['totalTime', 'performTime', 'prepTime'] as const).filter((time) => times[time]);
  return first ? timeText(t, { text: times[first], minutes: times[`${first}Minutes`] }) : '';
}

/** Parses a time of the API; no time zone means UTC. */
export const instantOf = (text: string): Date => new Date(/(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`);

/** @returns each time that the recipe has, with its label, as its page and its print show them */
export function useLabelledTimes(recipe: Times): { label: string; text: string }[] {
  const { t } = useTranslation();
  const { t: recipeText } = useTranslation('recipe');
  return (
    [
      [recipeText('times.prep'), 'prepTime'],
      [recipeText('times.perform'), 'performTime'],
      [recipeText('times.total'), 'totalTime'],
    ] as const
  )
    .map(([label, time]) => ({ label, text: timeText(t, { text: recipe[time], minutes: recipe[`${time}Minutes`] }) }))
    .filter(({ text }) => text);
}
