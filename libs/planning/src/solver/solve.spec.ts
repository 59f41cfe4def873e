import fc from 'fast-check';
import { addDays, WEEKDAYS } from '#contract/plain-dates';
import { appliesTo, breaksFixed } from './matching.ts';
import type { Candidate, Choice, MealType, Problem, Rule } from './problem.ts';
import { solve } from './solve.ts';
import { Tally } from './tally.ts';

const MONDAY = '2026-11-23';
const types = fc.constantFrom<MealType>('lunch', 'dinner');
const organizers = fc.uniqueArray(fc.constantFrom('quick', 'main', 'fish'), { maxLength: 2 });
const days = fc.integer({ min: 0, max: 9 }).map((day) => addDays(MONDAY, day));
const recipeId = fc.integer({ min: 0, max: 4 }).map((number) => `recipe-${number}`);

const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    id: recipeId,
    organizers: organizers.map((list) => new Set(list)),
    lastCooked: fc.option(fc.integer({ min: 1, max: 20 }).map((ago) => addDays(MONDAY, -ago))),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);
const rules: fc.Arbitrary<Rule[]> = fc
  .array(
    fc.record({
      day: fc.constantFrom(...WEEKDAYS, 'unset' as const),
      entryType: fc.oneof(types, fc.constant('unset' as const)),
      effect: fc.constantFrom('require', 'exclude', 'pause', 'limit', 'prefer'),
      amount: fc.integer({ min: 1, max: 8 }),
      match: fc.constantFrom('any', 'all'),
      organizers,
    }),
    { maxLength: 4 },
  )
  .map((list) => list.map((rule, index) => ({ ...rule, id: `rule-${index}` })));
const slots = fc.uniqueArray(fc.record({ date: days, entryType: types }), {
  selector: ({ date, entryType }) => `${date} ${entryType}`,
  maxLength: 4,
});
const problems: fc.Arbitrary<Problem> = fc.record({
  slots,
  candidates,
  rules,
  planned: fc.array(fc.record({ date: days, entryType: types, recipeId }), { maxLength: 3 }),
  seed: fc.string(),
  firstDayOfWeek: fc.constantFrom(0, 1, 6),
});

/** Counts how often a plan breaks rules about single meals (`fixed`) and about numbers (`counted`), independently of the solver. */
function countBroken({ candidates, rules, planned, slots, firstDayOfWeek }: Problem, ids: string[]) {
  const tally = new Tally(rules, candidates, firstDayOfWeek);
  tally.addPlanned(planned);
  let fixed = 0;
  let counted = 0;
  for (const [index, slot] of slots.entries()) {
    const candidate = candidates.findIndex(({ id }) => id === ids[index]);
    const place = tally.placeOf(slot);
    const isFixed = (rule: Rule) => ['require', 'exclude'].includes(rule.effect) && appliesTo(rule, slot);
    fixed += rules.filter((rule) => isFixed(rule) && breaksFixed(rule, candidates[candidate]!)).length;
    counted += tally.countViolations(candidate, place);
    tally.add(candidate, place);
  }
  return { fixed, counted };
}

function* plans(count: number, ids: string[]): Generator<string[]> {
  if (count === 0) yield [];
  else for (const rest of plans(count - 1, ids)) for (const id of ids) yield [...rest, id];
}
const idsOf = (choices: Choice[]) => choices.map(({ recipeId }) => recipeId!);

it('returns one existing recipe for each meal, in the order of the request', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const choices = solve(problem);
      expect(choices.map(({ slot }) => slot)).toEqual(problem.slots);
      const known = problem.candidates.map(({ id }) => id);
      for (const { recipeId } of choices)
        expect(known.length ? known.includes(recipeId!) : recipeId === null).toBe(true);
    }),
  );
});

it('keeps all rules that can be kept', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      fc.pre(problem.candidates.length > 0);
      const ids = problem.candidates.map(({ id }) => id);
      const ofSolution = countBroken(problem, idsOf(solve(problem)));
      let possible = false;
      for (const plan of plans(problem.slots.length, ids)) {
        const other = countBroken(problem, plan);
        // no plan breaks fewer of the rules about single meals
        expect(other.fixed).toBeGreaterThanOrEqual(ofSolution.fixed);
        possible ||= other.fixed === ofSolution.fixed && other.counted === 0;
      }
      if (possible) expect(ofSolution.counted).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('finds no better recipe for any single meal if rules contradict each other', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      fc.pre(problem.candidates.length > 0);
      const chosen = idsOf(solve(problem));
      const ofSolution = countBroken(problem, chosen);
      for (const [index] of chosen.entries()) {
        for (const { id } of problem.candidates) {
          const other = countBroken(problem, chosen.with(index, id));
          if (other.fixed === ofSolution.fixed) expect(other.counted).toBeGreaterThanOrEqual(ofSolution.counted);
        }
      }
    }),
  );
});

it('reports exactly the rules that a choice breaks', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      fc.pre(problem.candidates.length > 0);
      const choices = solve(problem);
      const { fixed, counted } = countBroken(problem, idsOf(choices));
      const unmet = choices.flatMap((choice) => choice.unmet);
      expect(unmet.length > 0).toBe(fixed + counted > 0);
      for (const choice of choices) expect(choice.met.filter((id) => choice.unmet.includes(id))).toEqual([]);
    }),
  );
});

it('is deterministic for a seed, independent of the order of recipes, and does not change its input', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const before = structuredClone(problem);
      const choices = solve(problem);
      expect(solve({ ...problem, candidates: problem.candidates.toReversed() })).toEqual(choices);
      expect(problem).toEqual(before);
    }),
  );
});

const recipe = (id: string, organizers: string[] = [], lastCooked: string | null = null): Candidate => ({
  id,
  organizers: new Set(organizers),
  lastCooked,
});
const base = { planned: [], seed: 'any', firstDayOfWeek: 1 };

it('applies rules of a weekday on that day only, and rules without a day on every day', () => {
  const rules: Rule[] = [
    {
      id: 'a',
      day: 'monday',
      entryType: 'dinner',
      effect: 'require',
      amount: null,
      match: 'any',
      organizers: ['quick'],
    },
    { id: 'b', day: 'unset', entryType: 'dinner', effect: 'require', amount: null, match: 'any', organizers: ['main'] },
  ];
  const candidates = [recipe('both', ['quick', 'main']), recipe('main', ['main']), recipe('none')];
  const at = (date: string, entryType: MealType) =>
    solve({ ...base, rules, candidates, slots: [{ date, entryType }] })[0]!;
  expect(at(MONDAY, 'dinner')).toMatchObject({ recipeId: 'both', choices: 1, met: ['a', 'b'], unmet: [] });
  expect(at(addDays(MONDAY, 1), 'dinner')).toMatchObject({ choices: 2, met: ['b'] });
  expect(at(MONDAY, 'lunch')).toMatchObject({ choices: 3, met: [] });
});

it('prefers recipes that were last cooked long ago', () => {
  const prefer: Rule = {
    id: 'p',
    day: 'unset',
    entryType: 'unset',
    effect: 'prefer',
    amount: null,
    match: 'any',
    organizers: [],
  };
  const candidates = [recipe('yesterday', [], '2026-11-22'), recipe('old', [], '2025-01-01')];
  for (let seed = 0; seed < 50; seed++) {
    const slots = [{ date: MONDAY, entryType: 'dinner' as const }];
    const [choice] = solve({ ...base, rules: [prefer], candidates, slots, seed: String(seed) });
    expect(choice).toMatchObject({ recipeId: 'old', met: ['p'], daysSince: 691 });
  }
});

it('fills four weeks without repeating a recipe within a week, and keeps a weekly limit', () => {
  const slots = Array.from({ length: 28 }, (_, day) => ({ date: addDays(MONDAY, day), entryType: 'dinner' as const }));
  const candidates = Array.from({ length: 40 }, (_, index) => recipe(`r${index}`, index % 2 ? ['fish'] : []));
  const limit: Rule = {
    id: 'l',
    day: 'unset',
    entryType: 'unset',
    effect: 'limit',
    amount: 2,
    match: 'any',
    organizers: ['fish'],
  };
  const choices = solve({ ...base, rules: [limit], candidates, slots });
  for (let week = 0; week < 4; week++) {
    const ids = idsOf(choices.slice(week * 7, week * 7 + 7));
    expect(new Set(ids).size).toBe(7);
    expect(ids.filter((id) => Number(id.slice(1)) % 2).length).toBeLessThanOrEqual(2);
  }
});

it('never chooses a recipe that does not meet the needs of those who eat, whatever the rules say', () => {
  const needs = fc.constantFrom('no nuts', 'no milk', undefined);
  const withNeeds = fc
    .tuple(
      problems,
      fc.array(needs, { minLength: 4, maxLength: 4 }),
      fc.array(fc.subarray(['no nuts', 'no milk']), { minLength: 5, maxLength: 5 }),
    )
    .map(([problem, wanted, met]) => ({
      ...problem,
      slots: problem.slots.map((slot, index) => ({ ...slot, needs: wanted[index] })),
      candidates: problem.candidates.map((candidate, index) => ({ ...candidate, meets: new Set(met[index]) })),
    }));
  fc.assert(
    fc.property(withNeeds, (problem) => {
      for (const { slot, recipeId: chosen } of solve(problem)) {
        const suited = problem.candidates.filter(({ meets }) => slot.needs === undefined || meets.has(slot.needs));
        if (suited.length) expect(suited.map(({ id }) => id)).toContain(chosen);
        else expect(chosen).toBeNull();
      }
    }),
  );
});
