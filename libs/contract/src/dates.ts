const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

/** True for a day that exists, in years 1 to 9999, as PostgreSQL has them. */
export const isDate = (text: string) =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

export const isDateTime = (text: string) =>
  DATE_TIME.test(text) && isDate(text.slice(0, 'YYYY-MM-DD'.length)) && !Number.isNaN(Date.parse(text));

/** True for a date-time with or without zone, to the minute or finer, or a date. */
export const isAnyDateTime = (text: string) => isDateTime(withZone(text));

/** Adds UTC to a text without zone; a date becomes its midnight. */
export function withZone(text: string): string {
  const [, day = '', time = '00:00', zone = 'Z'] = ANY.exec(text.trim()) ?? [];
  return `${day}T${time.length === MINUTES ? `${time}:00` : time}${zone}`;
}

const ANY = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/i;
const MINUTES = '00:00'.length;
