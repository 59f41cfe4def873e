/** Part of Intl Locale Info (ECMA-402), which TypeScript lacks. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo(): { firstDay: number } };

/**
 * Returns the first day of the week in the region of a locale, or in the likeliest region of its language (CLDR).
 *
 * @param locale BCP 47
 * @returns 0 is Sunday; undefined for an invalid locale
 */
export function firstDayOfWeek(locale: string): number | undefined {
  try {
    // 7 is Sunday
    return (new Intl.Locale(locale) as LocaleWithWeek).getWeekInfo().firstDay % 7;
  } catch {
    return undefined;
  }
}
