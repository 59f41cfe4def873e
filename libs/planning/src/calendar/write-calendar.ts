import ical from 'ical-generator';
import { momentIn } from '#contract/plain-dates';
import type { MealTimes } from '#groups';
import type { Mealplan } from '../entries/mealplan.entity.ts';

const MEAL_MINUTES = 60;
/** Interval in seconds at which programs may read the calendar again. */
const REFRESH_SECONDS = 3600;

export interface CalendarSettings {
  name: string;
  timeZone: string;
  mealTimes: MealTimes;
  /** Public address of the server, without a trailing slash. */
  baseUrl: string;
}

/** Writes entries with their recipes as iCalendar. Times are in UTC, so that no time zone definitions are needed. */
export function writeCalendar(
  entries: readonly Mealplan[],
  { name, timeZone, mealTimes, baseUrl }: CalendarSettings,
): string {
  const calendar = ical({
    name,
    ttl: REFRESH_SECONDS,
    prodId: { company: 'Tureen', product: 'Meal planner', language: 'EN' },
  });
  for (const { uuid, date, entryType, recipe, title, text, createdAt, updateAt, version } of entries) {
    const start = momentIn(timeZone, date, mealTimes[entryType]);
    calendar.createEvent({
      id: `${uuid}@tureen`,
      sequence: version - 1,
      stamp: updateAt,
      created: createdAt,
      lastModified: updateAt,
      start,
      end: new Date(start.getTime() + MEAL_MINUTES * 60_000),
      summary: recipe?.name ?? title,
      description: [recipe && title, text].filter(Boolean).join('\n') || null,
      url: recipe ? `${baseUrl}/recipe/${encodeURIComponent(recipe.slug)}` : null,
      categories: [{ name: entryType }],
    });
  }
  return calendar.toString();
}
