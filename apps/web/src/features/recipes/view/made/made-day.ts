/** Local day of a moment, as the value of a date field. */
export const dayOf = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Moment of a meal: now for today, the evening for other days. */
export const momentOf = (day: string) =>
  (day === dayOf(new Date()) ? new Date() : new Date(`${day}T20:00:00`)).toISOString();
