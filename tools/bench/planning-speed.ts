/** The time of the processor that it takes to fill four weeks from 5,000 recipes: with rules that can be kept, and with some that cannot. */
import { addDays } from '../../libs/contract/src/plain-dates.ts';
import type { Candidate, MealType, Rule } from '../../libs/planning/src/solver/problem.ts';
import { solve } from '../../libs/planning/src/solver/solve.ts';

const MONDAY = '2026-11-23';
const TYPES: MealType[] = ['breakfast', 'lunch', 'dinner'];
const LIMIT_MS = 200;

const candidate = (index: number): Candidate => ({
  id: `recipe-${index}`,
  organizers: new Set([`kind-${index % 7}`, `tag-${index % 31}`]),
  lastCooked: index % 3 ? addDays(MONDAY, -(index % 400) - 1) : null,
});
const rule = (id: string, fields: Partial<Rule>): Rule => ({
  id,
  day: 'unset',
  entryType: 'unset',
  effect: 'require',
  amount: null,
  match: 'any',
  organizers: [],
  ...fields,
});
const possible: Rule[] = [
  rule('a', { entryType: 'breakfast', organizers: ['kind-1'] }),
  rule('b', { day: 'friday', entryType: 'dinner', organizers: ['kind-2'] }),
  rule('c', { effect: 'exclude', organizers: ['tag-5'] }),
  rule('d', { effect: 'pause', amount: 14 }),
  rule('e', { effect: 'limit', amount: 2, organizers: ['kind-3', 'kind-4'] }),
  rule('f', { effect: 'prefer' }),
];
const impossible: Rule[] = [
  ...possible,
  rule('g', { effect: 'limit', amount: 3, organizers: Array.from({ length: 7 }, (_, kind) => `kind-${kind}`) }),
  rule('h', { effect: 'pause', amount: 365 }),
  rule('i', { entryType: 'lunch', organizers: ['kind-1', 'kind-2'] }),
];

/** Names and figures for the report. */
export function planningSpeed(short: boolean): [string, string, string][] {
  const candidates = Array.from({ length: short ? 50 : 5_000 }, (_, index) => candidate(index));
  const dates = Array.from({ length: short ? 7 : 28 }, (_, day) => addDays(MONDAY, day));
  const slots = dates.flatMap((date) => TYPES.map((entryType) => ({ date, entryType })));
  const fill = (rules: Rule[], seed: string) =>
    solve({ slots, candidates, rules, planned: [], seed, firstDayOfWeek: 1 });
  const milliseconds = (rules: Rule[]) => {
    const times = Array.from({ length: short ? 1 : 7 }, (_, round) => {
      const start = process.cpuUsage();
      fill(rules, String(round));
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
  };
  const size = `${slots.length} meals, ${candidates.length} recipes`;
  return [
    ['plan, rules that can be kept', `${milliseconds(possible)} ms, ${size}`, `under ${LIMIT_MS} ms`],
    ['plan, rules that cannot', `${milliseconds(impossible)} ms, ${size}`, `under ${LIMIT_MS} ms`],
  ];
}
