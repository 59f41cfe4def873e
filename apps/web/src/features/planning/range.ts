import { firstOf } from '#contract/objects';
import { addDays, addMonths, daysBetween, daysFrom, startOfMonth, startOfWeek } from '#contract/plain-dates';

/** Days of the planner, both ends included. */
export interface Range {
  from: string;
  to: string;
}
export type Span = 'week' | 'month' | 'other';

export const WEEK = 7;
/** Maximum number of days. */
const LONGEST = 92;

export function weekOf(date: string, firstDayOfWeek: number): Range {
  const from = startOfWeek(date, firstDayOfWeek);
  return { from, to: addDays(from, WEEK - 1) };
}

export function monthOf(date: string): Range {
  const from = startOfMonth(date);
  return { from, to: addDays(addMonths(date, 1), -1) };
}

export function spanOf({ from, to }: Range): Span {
  const month = monthOf(from);
  if (month.from === from && month.to === to) return 'month';
  return daysBetween(from, to) === WEEK - 1 ? 'week' : 'other';
}

/** The range of the same length before or after. */
export function shifted(range: Range, by: 1 | -1): Range {
  if (spanOf(range) === 'month') return monthOf(addMonths(range.from, by));
  const days = (daysBetween(range.from, range.to) + 1) * by;
  return { from: addDays(range.from, days), to: addDays(range.to, days) };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));

/** Parses `?from=…&to=…`; returns {} if that is no valid range. */
export function readRange({ from, to }: Record<string, unknown>): Partial<Range> {
  if (!isDate(from) || !isDate(to) || to < from || daysBetween(from, to) >= LONGEST) return {};
  return { from, to };
}

/** Splits a range into weeks; a short range is one row. */
export function weeksOf({ from, to }: Range, firstDayOfWeek: number): string[][] {
  const days = daysFrom(from, to);
  if (days.length <= WEEK) return [days];
  const starts = [...new Set(days.map((day) => startOfWeek(day, firstDayOfWeek)))];
  return starts.map((start) => days.filter((day) => day >= start && day < addDays(start, WEEK)));
}

/** Column of the week's first day, so that a month's first day stands under its weekday. */
export const firstColumn = (weeks: readonly string[][], at: number): number =>
  weeks.length > 1 && at === 0 ? WEEK - firstOf(weeks).length + 1 : 1;
