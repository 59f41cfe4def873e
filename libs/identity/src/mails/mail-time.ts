import { GroupPreferences } from '#groups';
import { dateText } from '#locales';
import type { Context } from '#persistence';

/** Returns the time zone of a group, in which its members read times. */
export async function timeZoneOf({ manager }: Pick<Context, 'manager'>, groupId: string): Promise<string> {
  return (await manager.findOneBy(GroupPreferences, { groupId }))?.timeZone ?? 'UTC';
}

/** Writes day, time and zone: a mail is also read elsewhere. */
export const mailTime = (moment: Date, locale: string, timeZone: string): string =>
  dateText(moment, locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
