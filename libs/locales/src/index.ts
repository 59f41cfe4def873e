export { dateRangeText, dateText } from './date-text.ts';
export { fallbackLocale } from './fallback-locale.ts';
export { firstDayOfWeek } from './first-day-of-week.ts';
export { negotiateLocale } from './negotiate-locale.ts';
export { numberText } from './number-text.ts';
export { interpolation, valuesInTexts } from './values-in-texts.ts';
