import { parseExactMinutes } from '#recipe-reader';
import type { Recipe } from './recipe.entity.ts';

export const TIMES = ['totalTime', 'prepTime', 'cookTime', 'performTime'] as const;
type Texts = Partial<Pick<Recipe, (typeof TIMES)[number]>>;

/** Returns the minute columns of the given times; null for a text that is not an exact time. */
export function minuteColumns(texts: { [Time in keyof Texts]: Texts[Time] | undefined }): Partial<Recipe> {
  const given = TIMES.filter((time) => texts[time] !== undefined);
  return Object.fromEntries(given.map((time) => [`${time}Minutes`, parseExactMinutes(texts[time] ?? '')]));
}
