import { entriesAt, moveEntry, openSlots, swapEntry, type Entry, type Slot } from './meals.ts';

let last = 0;
const entry = (date: string, entryType: Slot['entryType'], position: number): Entry =>
  ({ uuid: `${date} ${entryType} ${position}`, id: ++last, date, entryType, position }) as Entry;

const plan = [
  entry('2026-11-23', 'dinner', 0),
  entry('2026-11-23', 'dinner', 1),
  entry('2026-11-23', 'dinner', 2),
  entry('2026-11-24', 'lunch', 0),
];
const apply = (changes: { uuid: string }[]) =>
  plan.map((one) => ({ ...one, ...changes.find(({ uuid }) => uuid === one.uuid) })) as Entry[];
const order = (entries: Entry[], date: string, entryType: Slot['entryType']) =>
  entriesAt(entries, { date, entryType }).map(({ uuid }) => uuid.at(-1) + uuid.slice(9, 10));

it('moves an entry between others and changes only the entries that move', () => {
  const changes = moveEntry(plan, plan[2]!, { date: '2026-11-23', entryType: 'dinner', index: 1 });
  expect(changes.map(({ uuid }) => uuid)).toEqual([plan[2]!.uuid, plan[1]!.uuid]);
  expect(order(apply(changes), '2026-11-23', 'dinner')).toEqual(['03', '23', '13']);
});

it('moves an entry to another day and meal', () => {
  const changes = moveEntry(plan, plan[0]!, { date: '2026-11-24', entryType: 'lunch', index: 1 });
  expect(order(apply(changes), '2026-11-24', 'lunch')).toEqual(['04', '03']);
});

it('changes nothing for an entry that stays', () => {
  expect(moveEntry(plan, plan[1]!, { date: '2026-11-23', entryType: 'dinner', index: 1 })).toEqual([]);
});

it('swaps two meals', () => {
  const after = apply(swapEntry(plan, plan[3]!, { date: '2026-11-23', entryType: 'dinner' }));
  expect(entriesAt(after, { date: '2026-11-23', entryType: 'dinner' }).map(({ uuid }) => uuid)).toEqual([
    plan[3]!.uuid,
  ]);
  expect(entriesAt(after, { date: '2026-11-24', entryType: 'lunch' })).toHaveLength(3);
});

it('finds meals without entries', () => {
  const open = openSlots(plan, ['2026-11-23', '2026-11-24'], ['lunch', 'dinner']);
  expect(open).toEqual([
    { date: '2026-11-23', entryType: 'lunch' },
    { date: '2026-11-24', entryType: 'dinner' },
  ]);
});
