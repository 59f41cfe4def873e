import type { FoundDuration } from '../durations/find-durations.ts';
import type { FactPatterns } from './fact-patterns.ts';
import type { TextParts } from './text-parts.ts';

const WEEK = 7 * 1440;
/** A cook's month: what keeps for three of them keeps for 90 days. */
const MONTH = 30 * 1440;

/** How long a food stays good, in minutes, and the start of the clause that says so. */
export function keepingTimes(text: string, durations: FoundDuration[], patterns: FactPatterns, clauses: TextParts) {
  const limits = durations
    .filter(({ role, seconds }) => role === 'keeps' || (role === 'limit' && seconds >= 3600))
    .map(({ start, seconds, secondsMax }) => ({ at: start, minutes: Math.round((secondsMax ?? seconds) / 60) }));
  const long = [patterns.weeks, patterns.months].flatMap((pattern, index) =>
    [...text.matchAll(pattern)].flatMap(({ index: at }) => {
      const count = countBefore(text.slice(Math.max(0, at - 20), at), patterns.numbers);
      return count === null ? [] : [{ at, minutes: count * (index === 0 ? WEEK : MONTH) }];
    }),
  );
  return [...limits, ...long].map(({ at, minutes }) => ({ minutes, clause: clauses.startAt(at) }));
}

function countBefore(text: string, numbers: Map<string, number>): number | null {
  const word = /([\p{L}\d]+)\s*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (/^\d+$/.test(word)) return Number(word);
  return numbers.get(word) ?? null;
}
