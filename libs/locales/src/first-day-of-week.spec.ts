import { firstDayOfWeek } from './first-day-of-week.ts';

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de-DE', 1],
  ['de', 1],
  ['pt-BR', 0],
  ['ar-SA', 0],
  ['fa-IR', 6],
])('weeks of %s begin on day %i', (locale, day) => expect(firstDayOfWeek(locale)).toBe(day));

it('returns undefined for an invalid locale', () => expect(firstDayOfWeek('no locale')).toBeUndefined());
