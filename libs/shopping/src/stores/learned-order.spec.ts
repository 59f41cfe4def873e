import { isSignificant, computeLearnedOrder, groupTrips } from './learned-order.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

it('a trip is what is ticked off one list without a long break', () => {
  const passed = [
    { listId: 'a', labelId: 'bread', at: at(0) },
    { listId: 'a', labelId: 'milk', at: at(5) },
    { listId: 'b', labelId: 'fruit', at: at(6) },
    { listId: 'a', labelId: 'milk', at: at(500) },
    { listId: 'a', labelId: 'bread', at: at(510) },
  ];
  expect(groupTrips(passed.toReversed())).toEqual([
    ['bread', 'milk'],
    ['milk', 'bread'],
  ]);
});

it('labels stand where they were passed, and others behind the one that they followed', () => {
  const trips = [
    ['c', 'a', 'b'],
    ['c', 'c', 'a', 'b'],
  ];
  expect(computeLearnedOrder(['a', 'b', 'c'], trips)).toEqual(['c', 'a', 'b']);
  expect(computeLearnedOrder(['first', 'a', 'after a', 'b', 'c'], trips)).toEqual(['first', 'c', 'a', 'after a', 'b']);
  expect(computeLearnedOrder(['a'], trips)).toEqual(['c', 'a', 'b']);
  expect(computeLearnedOrder(['a', 'b'], [])).toEqual(['a', 'b']);
});

it('one trip is no habit, and what is known is no news', () => {
  expect(isSignificant(['a', 'b'], ['b', 'a'], 1)).toBe(false);
  expect(isSignificant(['a', 'b'], ['b', 'a'], 2)).toBe(true);
  expect(isSignificant(['a', 'b'], ['a', 'b'], 9)).toBe(false);
});
