import fc from 'fast-check';
import { type ListItem, mergeKey, addItems, mergeIfSameKind, removeRecipe, withTotals } from './list-rules.ts';
import { dimensionOf, convertQuantity, type Measure, type Measures, sumAmounts } from './measures.ts';
import { manualSource, type ItemSource, setTotalAmount, withScale } from './item-sources.ts';

const UNITS = ['gram', 'kilogram', 'cup', 'tablespoon', 'milliliter', 'clove', 'liter'];
const measures: Measures = new Map<string, Measure>([
  ...UNITS.map((standard) => [standard, { id: standard, standard }] as const),
  ['Gramm', { id: 'Gramm', standard: 'gram' }],
  ['bunch of ours', { id: 'bunch of ours', standard: null }],
  ['mug', { id: 'mug', standard: 'cup', standardUnit: 'milliliter', standardQuantity: 250 }],
]);

let ids = 0;
const newId = () => `part ${++ids}`;

interface Want {
  food?: string | null;
  unit?: string | null;
  quantity: number;
  note?: string;
}

function item({ food = null, unit = null, quantity, note = '' }: Want, more: Partial<ListItem> = {}): ListItem {
  const id = newId();
  const whole = { id, checked: false, apart: false, foodId: food, note, quantity: 0, unitId: null, parts: [] };
  return { ...withTotals(whole, [manualSource(id, { quantity, unitId: unit }, note)], measures), ...more };
}

const lineOf = (recipeId: string, want: Want, scale: number): ListItem => {
  const one = item(want);
  const part = { ...one.parts[0]!, recipeId, recipeName: recipeId, recipeQuantity: want.quantity };
  return withTotals(one, [withScale(part, scale)], measures);
};

const shown = (items: readonly ListItem[]) => items.map(({ quantity, unitId, note }) => [quantity, unitId, note]);

it('takes a unit for what it is in this kitchen', () => {
  expect(dimensionOf('mug', measures)).toBe('volume');
  expect(convertQuantity({ quantity: 2, unitId: 'mug' }, 'milliliter', measures)).toBe(500);
});

describe('adding up', () => {
  it.each<[string, Want[], unknown[]]>([
    [
      'a kilogram and 500 g',
      [
        { food: 'f', unit: 'kilogram', quantity: 1 },
        { food: 'f', unit: 'gram', quantity: 500 },
      ],
      [[1.5, 'kilogram', '']],
    ],
    [
      'a cup and a spoon',
      [
        { food: 'f', unit: 'cup', quantity: 1 },
        { food: 'f', unit: 'tablespoon', quantity: 1 },
      ],
      [[1.0625, 'cup', '']],
    ],
    ['three thirds', [0.333, 0.333, 0.333].map((quantity) => ({ food: 'f', unit: 'cup', quantity })), [[1, 'cup', '']]],
    [
      'two units of one name',
      [
        { food: 'f', unit: 'gram', quantity: 100 },
        { food: 'f', unit: 'Gramm', quantity: 100 },
      ],
      [[200, 'Gramm', '']],
    ],
    [
      'one piece and 300 g',
      [
        { food: 'f', quantity: 1 },
        { food: 'f', unit: 'gram', quantity: 300 },
      ],
      [
        [1, null, ''],
        [300, 'gram', ''],
      ],
    ],
    [
      'weight and volume',
      [
        { food: 'f', unit: 'cup', quantity: 1 },
        { food: 'f', unit: 'gram', quantity: 300 },
      ],
      [
        [1, 'cup', ''],
        [300, 'gram', ''],
      ],
    ],
    [
      'what only the group counts by',
      [
        { food: 'f', unit: 'bunch of ours', quantity: 1 },
        { food: 'f', unit: 'clove', quantity: 1 },
      ],
      [
        [1, 'bunch of ours', ''],
        [1, 'clove', ''],
      ],
    ],
    [
      'one text, folded',
      [
        { note: 'Crème  fraîche', quantity: 1 },
        { note: 'creme fraiche', quantity: 2 },
      ],
      [[3, null, 'Crème  fraîche']],
    ],
    [
      'different texts',
      [
        { note: 'milk', quantity: 1 },
        { note: 'oat milk', quantity: 1 },
      ],
      [
        [1, null, 'milk'],
        [1, null, 'oat milk'],
      ],
    ],
    [
      'notes of one food',
      [
        { food: 'f', unit: 'cup', quantity: 2, note: 'A' },
        { food: 'f', unit: 'cup', quantity: 1, note: 'B' },
        { food: 'f', unit: 'cup', quantity: 1, note: 'A' },
      ],
      [[4, 'cup', 'A | B']],
    ],
    [
      'nothing said of how much',
      [
        { note: 'salt', quantity: 0 },
        { note: 'salt', quantity: 0 },
      ],
      [[0, null, 'salt']],
    ],
    [
      'nothing at all',
      [{ quantity: 1 }, { quantity: 1 }],
      [
        [1, null, ''],
        [1, null, ''],
      ],
    ],
  ])('%s', (_, wants, expected) => {
    expect(
      shown(
        addItems(
          [],
          wants.map((want) => item(want)),
          measures,
        ),
      ),
    ).toEqual(expected);
  });

  it('a ticked item stays what it was, and so does one that was split off', () => {
    const ticked = item({ food: 'f', quantity: 2 }, { checked: true });
    const apart = item({ food: 'f', quantity: 3 }, { apart: true });
    const items = addItems([ticked, apart], [item({ food: 'f', quantity: 1 })], measures);
    expect(items.slice(0, 2)).toEqual([ticked, apart]);
    expect(shown(items)).toEqual([
      [2, null, ''],
      [3, null, ''],
      [1, null, ''],
    ]);
  });

  it('what was ticked and is not any more is added to its like, with all its parts', () => {
    const again = item({ food: 'f', quantity: 2 });
    const other = item({ food: 'f', quantity: 1 });
    const [merged, ...rest] = mergeIfSameKind([other, again], again.id, measures);
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({ id: other.id, quantity: 3, parts: [{ quantity: 1 }, { quantity: 2 }] });
  });
});

describe('a recipe', () => {
  const flour = { food: 'flour', unit: 'cup', quantity: 1 };

  it('is added twice and taken back once and once more', () => {
    let items = addItems([], [lineOf('pie', flour, 2)], measures);
    expect(items).toMatchObject([{ quantity: 2, parts: [{ recipeQuantity: 1, scale: 2 }] }]);
    items = addItems(items, [lineOf('pie', flour, 1)], measures);
    expect(items).toMatchObject([{ quantity: 3, parts: [{ recipeQuantity: 1, scale: 3 }] }]);
    items = removeRecipe(items, { recipeId: 'pie', times: 2 }, measures);
    expect(items).toMatchObject([{ quantity: 1, parts: [{ scale: 1 }] }]);
    expect(removeRecipe(items, { recipeId: 'pie', times: 1 }, measures)).toEqual([]);
  });

  it.each([
    ['for dusting', 1],
    ['zum Einfetten', 1],
    ['plus extra for dusting', 3],
  ])('brings what is noted “%s” at three batches %d times', (note, times) => {
    const dusting = { ...flour, note };
    const items = addItems(addItems([], [lineOf('pie', dusting, 2)], measures), [lineOf('pie', dusting, 1)], measures);
    expect(items).toMatchObject([{ quantity: times, parts: [{ recipeQuantity: 1, scale: 3 }] }]);
  });

  it('takes back what dusts the table with its last batch', () => {
    let items = addItems([], [lineOf('pie', { ...flour, note: 'for dusting' }, 3)], measures);
    items = removeRecipe(items, { recipeId: 'pie', times: 2 }, measures);
    expect(items).toMatchObject([{ quantity: 1, parts: [{ scale: 1 }] }]);
    expect(removeRecipe(items, { recipeId: 'pie', times: 1 }, measures)).toEqual([]);
  });

  it('that has another unit since it was brought last brings the new amount beside the old one', () => {
    const [before, after] = ['gram', 'kilogram'].map((unit) => lineOf('pie', { food: 'f', unit, quantity: 1 }, 1));
    const items = addItems(addItems([], [before!], measures), [after!], measures);
    expect(shown(items)).toEqual([[1.001, 'kilogram', '']]);
  });

  it('with one food in two lines brings both at each scale', () => {
    const lines = [flour, { ...flour, unit: 'tablespoon', quantity: 4 }];
    const items = addItems(
      [],
      lines.map((line) => lineOf('pie', line, 2)),
      measures,
    );
    expect(items).toHaveLength(1);
    expect(items[0]!.quantity).toBeCloseTo(2.5);
    const same = addItems([], [lineOf('pie', flour, 1), lineOf('pie', flour, 1)], measures);
    const twice = addItems(same, [lineOf('pie', flour, 1), lineOf('pie', flour, 1)], measures);
    expect(twice).toMatchObject([{ quantity: 4, parts: [{ scale: 2 }, { scale: 2 }] }]);
  });

  it('takes back its own part and no more after somebody has changed the amount', () => {
    const [brought] = addItems([], [lineOf('pie', { food: 'f', unit: 'gram', quantity: 300 }, 1)], measures);
    const set = (quantity: number, unitId = 'gram') =>
      withTotals(brought!, setTotalAmount(brought!.parts, { quantity, unitId }, { measures, newId }), measures);
    expect(shown([set(500), set(1, 'kilogram')])).toEqual([
      [500, 'gram', ''],
      [1, 'kilogram', ''],
    ]);
    const back = (one: ListItem) => shown(removeRecipe([one], { recipeId: 'pie', times: 1 }, measures));
    expect(back(set(500))).toEqual([[200, 'gram', '']]);
    expect(back(set(200))).toEqual([]);
    expect(back(set(300))).toEqual([]);
    expect(shown([set(2, 'clove')])).toEqual([[2, 'clove', '']]);
    expect(back(set(2, 'clove'))).toEqual([]);
  });
});

// ---- properties ----
const quantity = fc.integer({ min: 0, max: 4000 }).map((thousandths) => thousandths / 8);
const want = fc.record({
  food: fc.constantFrom(null, 'flour', 'butter'),
  unit: fc.constantFrom(null, ...measures.keys()),
  quantity,
  note: fc.constantFrom('salt', 'Salt', 'pepper'),
});
const wants = fc.array(want, { maxLength: 12 });
const scale = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3);

/** @returns the totals of a list by food, in grams, millilitres or pieces */
function totals(items: readonly ListItem[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of items)
    for (const part of one.parts) {
      const kind = `${one.checked} ${mergeKey({ ...one, checked: false, apart: false }, measures)}`;
      const base = { mass: 'gram', volume: 'milliliter' }[dimensionOf(part.unitId, measures)] ?? part.unitId;
      sums.set(kind, (sums.get(kind) ?? 0) + convertQuantity(part, base, measures));
    }
  return sums;
}

const expectClose = (one: Map<string, number>, other: Map<string, number>) => {
  expect([...one.keys()].toSorted()).toEqual([...other.keys()].toSorted());
  for (const [kind, sum] of one) expect(sum).toBeCloseTo(other.get(kind)!, 3);
};

describe('whatever is put on a list', () => {
  it('is not lost: the parts are those that were put there, and each item is their sum', () => {
    fc.assert(
      fc.property(wants, wants, (first, second) => {
        const [before, added] = [first, second].map((list) => list.map((one) => item(one))) as [ListItem[], ListItem[]];
        const items = addItems(addItems([], before, measures), added, measures);
        expect(items.flatMap((one) => one.parts.map(({ id }) => id)).toSorted()).toEqual(
          [...before, ...added].map(({ id }) => id).toSorted(),
        );
        expectClose(totals(items), totals([...before, ...added]));
        for (const one of items)
          expect(sumAmounts(one.parts, measures)).toEqual({ quantity: one.quantity, unitId: one.unitId });
      }),
    );
  });

  it('comes to the same in any order', () => {
    const shuffled = wants.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const result = (all: Want[]) =>
          all
            .reduce<ListItem[]>((items, one) => addItems(items, [item(one)], measures), [])
            .map((one) => `${mergeKey(one, measures)} ${one.quantity} ${one.unitId}`)
            .toSorted();
        expect(result(list)).toEqual(result(other));
      }),
    );
  });

  it('one kind of thing is one item', () => {
    fc.assert(
      fc.property(wants, (list) => {
        const keys = addItems(
          [],
          list.map((one) => item(one)),
          measures,
        ).map((one) => mergeKey(one, measures));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('is as it was after a recipe was added and taken back, ticked or not', () => {
    fc.assert(
      fc.property(
        wants,
        wants,
        fc.array(scale, { maxLength: 3 }),
        scale,
        fc.array(fc.boolean()),
        (own, lines, earlier, times, ticks) => {
          const bring = (items: ListItem[], by: number) =>
            addItems(
              items,
              lines.map((one) => lineOf('pie', one, by)),
              measures,
            );
          let before = addItems(
            [],
            own.map((one) => item(one)),
            measures,
          );
          for (const by of earlier) before = bring(before, by);
          before = before.map((one, index) => ({ ...one, checked: ticks[index] ?? false }));
          expect(removeRecipe(bring(before, times), { recipeId: 'pie', times }, measures)).toEqual(before);
        },
      ),
    );
  });

  it('has the amount that somebody says, and recipes keep what they brought', () => {
    fc.assert(
      fc.property(wants, fc.array(want, { minLength: 1, maxLength: 3 }), quantity, (own, lines, wanted) => {
        const flour = (one: Want): Want => ({ ...one, food: 'flour', unit: 'gram' });
        const all = [...own.map((one) => item(flour(one))), ...lines.map((one) => lineOf('pie', flour(one), 2))];
        const [before] = addItems([], all, measures);
        const parts = setTotalAmount(before!.parts, { quantity: wanted, unitId: 'gram' }, { measures, newId });
        expect(sumAmounts(parts, measures).quantity).toBeCloseTo(
          sumAmounts([{ quantity: wanted, unitId: 'gram' }], measures).quantity,
          3,
        );
        const ofRecipe = (list: readonly ItemSource[]) => list.filter(({ recipeId }) => recipeId);
        expect(ofRecipe(parts)).toEqual(ofRecipe(before!.parts));
      }),
    );
  });
});
