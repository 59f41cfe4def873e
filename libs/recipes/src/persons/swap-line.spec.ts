import { foodBase } from '#organizers';
import { type SwappableLine, swapLine } from './swap-line.ts';

const line = (quantity: number | null, unit: string | null, changes: Partial<SwappableLine> = {}): SwappableLine => ({
  quantity,
  quantityMax: null,
  unitId: null,
  note: '',
  words: null,
  unit,
  ...changes,
});
const swapOf = (food: string, first: string) => foodBase.swapsOf(food).find(({ parts }) => parts[0]?.food === first)!;
const written = (swapped: SwappableLine, food: string, first: string) =>
  swapLine(swapped, swapOf(food, first)).map((one) =>
    [one.quantity, one.quantityMax, one.spoon, one.food, one.note]
      .filter((part) => part !== null && part !== '')
      .join(' '),
  );

describe('a swapped line', () => {
  it('takes a share of the amount, also of a range, and keeps the note', () => {
    expect(written(line(200, 'gram', { note: 'soft' }), 'butter', 'coconut-oil')).toEqual(['200 coconut-oil soft']);
    expect(written(line(200, 'gram', { quantityMax: 300 }), 'butter', 'olive-oil')).toEqual(['150 225 olive-oil']);
    expect(written(line(null, null), 'butter', 'olive-oil')).toEqual(['olive-oil']);
  });

  it('takes spoons for each piece or cup, and none where nobody can count them', () => {
    expect(written(line(2, null), 'egg', 'flaxseed')).toEqual(['2 tablespoon flaxseed', '6 tablespoon water']);
    expect(written(line(2, 'cup'), 'buttermilk', 'soy-milk')).toEqual(['2 soy-milk', '2 tablespoon lemon-juice']);
    expect(written(line(100, 'gram'), 'egg', 'applesauce')).toEqual(['tablespoon applesauce']);
    expect(written(line(1, 'package'), 'egg', 'applesauce')).toEqual(['tablespoon applesauce']);
  });
});
