/** TypeScript does not know it yet (ECMA-402, Intl Locale Info). */
type LocaleWithWeek = Intl.Locale & { getWeekInfo(): { firstDay: number } };

/**
 * The day on which weeks begin in the region of a locale; without one, in that where most of its speakers are (CLDR).
 *
 * @param locale BCP 47
 * @returns 0 is Sunday; undefined for what is no locale
 */
export function firstDayOfWeek(locale: string): number | undefined {
  try {
    // 7 is Sunday
    return (new Intl.Locale(locale) as LocaleWithWeek).getWeekInfo().firstDay % 7;
  } catch {
    return undefined;
  }
}
