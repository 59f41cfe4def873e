import { type NewEntry, type Plan, withNew } from './plan-state.ts';

const known = {
  range: { from: '2031-01-06', to: '2031-01-12' },
  recipes: new Map<string, never>(),
  owner: { userId: 'u', groupId: 'g' },
};
const dinner = (uuid: string, more: Partial<NewEntry> = {}): NewEntry => ({
  uuid,
  date: '2031-01-06',
  entryType: 'dinner',
  title: uuid,
  ...more,
});
const places = ({ items }: Plan) => items.map(({ uuid, position }) => [uuid, position]);

it('a new entry comes last in its meal, at a place that may be sent', () => {
  const plan = withNew({ items: [] as Plan['items'] } as Plan, [dinner('soup', { position: 4 })], known);
  const more = withNew(plan, [dinner('bread'), dinner('cake', { entryType: 'dessert' }), dinner('cheese')], known);
  expect(places(more)).toEqual([
    ['soup', 4],
    ['bread', 5],
    ['cake', 0],
    ['cheese', 6],
  ]);
  const full = withNew(plan, [dinner('last', { position: 1_000_000 }), dinner('later')], known);
  expect(places(full).at(-1)).toEqual(['later', 1_000_000]);
});

it('an entry that is there, or of another week, is not added', () => {
  const plan = withNew({ items: [] as Plan['items'] } as Plan, [dinner('soup')], known);
  expect(withNew(plan, [dinner('soup', { position: 9 }), dinner('far', { date: '2031-02-01' })], known)).toBe(plan);
});
