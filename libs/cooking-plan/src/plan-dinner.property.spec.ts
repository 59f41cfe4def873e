/** Dinners that are made up: whatever they are, hands and ovens are never used twice, no rest is cut short, and raw poultry never waits for longer than said. */
import fc from 'fast-check';
import { type CookingPlan, type Dish, type Kitchen, type PlacedSegment } from './block.ts';
import { blocksOf } from './blocks-of.ts';
import { eveningBefore, planDinner } from './plan-dinner.ts';
import { replanDinner } from './replan.ts';
import { changeMinutes, sharedDegrees } from './resources.ts';

const minutes = (max: number) => fc.integer({ min: 1, max });
const wait = fc.oneof(
  fc.record({
    place: fc.constant('oven' as const),
    minutes: minutes(180),
    temperature: fc.constantFrom(150, 160, 170, 200, 220, null),
  }),
  fc.record({
    place: fc.constantFrom('hob', 'fridge', 'freezer', 'room', null),
    minutes: minutes(240),
    temperature: fc.constant(null),
  }),
);
const facts = fc.record({
  handsMinutes: fc.option(minutes(60)),
  waits: fc
    .array(fc.record({ wait, longer: fc.option(minutes(30)) }), { maxLength: 3 })
    .map((waits) => waits.map(({ wait: one, longer }) => ({ ...one, minutesMax: longer && one.minutes + longer }))),
  lastMoment: fc.boolean(),
  dayBefore: fc.boolean(),
  keepsMinutes: fc.option(minutes(4000)),
  pieces: fc.constant(null),
  pieceGrams: fc.constant(null),
});
const steps = fc.array(fc.record({ title: fc.constantFrom('', '', 'Sauce', 'Dough'), facts }), {
  minLength: 1,
  maxLength: 8,
});
const dishes = fc
  .array(
    fc.record({ serveAt: fc.integer({ min: 1080, max: 1320 }), steps, food: fc.constantFrom('beef', 'chicken') }),
    {
      minLength: 1,
      maxLength: 7,
    },
  )
  .map((made) =>
    made.map(({ serveAt, steps: own, food }, index): Dish => {
      const id = `dish ${index}`;
      const recipeInstructions = own.map((step, at) => ({
        id: `${id}.${at}`,
        text: 'dough sauce',
        ...step,
      }));
      return {
        id,
        name: id,
        serveAt,
        blocks: blocksOf(id, { id, name: id, recipeInstructions, recipeIngredient: [lineOf(food)] }, new Map()),
      };
    }),
  );
const lineOf = (food: string) => ({ referenceId: food, title: '', note: '', food: { name: food }, display: food });
const kitchen: fc.Arbitrary<Kitchen> = fc.record({
  cooks: fc.integer({ min: 1, max: 3 }),
  hobs: fc.integer({ min: 1, max: 4 }),
  ovens: fc.array(fc.record({ trays: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 2 }),
});

const overlap = (a: PlacedSegment, b: PlacedSegment, gap = 0) => a.start < b.end + gap && b.start < a.end + gap;
const pairs = <T>(list: T[]) => list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));
const isHot = (a: PlacedSegment, b: PlacedSegment) =>
  a.temperature === null || b.temperature === null || Math.abs(a.temperature - b.temperature) <= sharedDegrees;

/** Uses of hands, ovens and hobs that cannot be at the same time. */
function overlapsIn(plan: CookingPlan, { ovens, hobs }: Kitchen): unknown[] {
  const uses = plan.blocks.flatMap(({ block, segments }) => segments.map((one) => ({ ...one, block: block.id })));
  const hands = uses.filter(({ kind }) => kind === 'hands');
  const onHob = uses.filter(({ isOnHob }) => isOnHob);
  const inOvens = uses.filter(({ kind }) => kind === 'oven');
  return [
    ...pairs(hands).filter(([a, b]) => a.by === b.by && overlap(a, b)),
    ...pairs(inOvens).filter(
      ([a, b]) => a.by === b.by && a.block !== b.block && !isHot(a, b) && overlap(a, b, changeMinutes),
    ),
    ...inOvens.filter(({ by, start }) => {
      const trays = inOvens.filter((one) => one.by === by && one.start <= start && start < one.end).length;
      return trays > (ovens[by ?? -1]?.trays ?? 0);
    }),
    ...hands.filter(({ by }) => by === null),
    ...onHob.filter(({ start }) => onHob.filter((one) => one.start <= start && start < one.end).length > hobs),
  ];
}

/**
 * Blocks that end after their result is needed, are shorter than said, or belong to the day before and are not there.
 * @param serving when each dish is served
 */
function faultsIn(plan: CookingPlan, serving: ReadonlyMap<string, number>): unknown[] {
  const starts = new Map(plan.blocks.map(({ block, start }) => [block.id, start]));
  return plan.blocks.filter(({ block, end, segments }) => {
    const neededAt = (block.next === null ? serving.get(block.dish) : starts.get(block.next)) ?? -Infinity;
    const isShort = segments.some((one, index) => one.end - one.start < (block.segments[index]?.minutes ?? Infinity));
    const hasGap = segments.some((one, index) => index > 0 && one.start !== segments[index - 1]?.end);
    const isWarm = segments.some(({ kind }) => kind === 'room' || kind === 'anywhere');
    const isStretched = segments.some((one, index) => one.end - one.start > (block.segments[index]?.minutes ?? 0));
    const isSpoilt = block.isRawPoultry && isWarm && isStretched;
    const isUntold =
      block.isRawPoultry &&
      neededAt - end > block.canWait &&
      !plan.conflicts.some((one) => one.kind === 'rawPoultry' && one.block === block.id);
    return isSpoilt || isUntold || end > neededAt || isShort || hasGap || (block.isAhead && end > eveningBefore);
  });
}

it('plans 1,000 dinners without using hands, ovens or hobs twice, in order', () => {
  fc.assert(
    fc.property(dishes, kitchen, (made, where) => {
      const plan = planDinner(made, where);
      const serving = new Map(made.map((dish) => [dish.id, dish.serveAt]));
      expect(overlapsIn(plan, where)).toEqual([]);
      expect(faultsIn(plan, serving)).toEqual([]);
      expect(plan.blocks.length).toBe(made.flatMap(({ blocks }) => blocks).length);
    }),
    { numRuns: 1000, seed: 42 },
  );
});

it('plans the rest anew when the cook is late: nothing that has started moves, and nothing starts in the past', () => {
  fc.assert(
    fc.property(dishes, kitchen, fc.integer({ min: 900, max: 1200 }), (made, where, now) => {
      const options = { isAheadAllowed: false };
      const first = planDinner(made, where, options);
      const started = first.blocks.filter(({ start }) => start <= now);
      const plan = replanDinner(made, where, { ...options, now, started, late: 10 });
      expect(overlapsIn(plan, where)).toEqual([]);
      const starts = new Map(plan.blocks.map(({ block, start }) => [block.id, start]));
      for (const one of started) expect(starts.get(one.block.id)).toBe(one.start);
      const isStarted = new Set(started.map(({ block }) => block.id));
      for (const { block, start } of plan.blocks)
        if (!isStarted.has(block.id)) expect(start).toBeGreaterThanOrEqual(now);
    }),
    { numRuns: 300, seed: 42 },
  );
});
