/** The day of a moment where the reader is, as fields for dates have it. */
export const dayOf = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A day other than today ends late in the evening, as meals do. */
export const momentOf = (day: string) =>
  (day === dayOf(new Date()) ? new Date() : new Date(`${day}T20:00:00`)).toISOString();
