/** The next moment at which a full hour of UTC begins. */
export function nextHour(hour: number, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
