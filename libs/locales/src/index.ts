export { dateRangeText, dateText } from './date-text.ts';
export { fallbackLocale } from './fallback-locale.ts';
export { firstDayOfWeek } from './first-day-of-week.ts';
export { languageName, baseLanguage } from './language-name.ts';
export { listText } from './list-text.ts';
export { negotiateLocale } from './negotiate-locale.ts';
export { numberText, unitSymbol } from './number-text.ts';
export { textOrder } from './text-order.ts';
export { interpolation, valuesInTexts } from './values-in-texts.ts';
