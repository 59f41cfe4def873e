import { amountToBuy, isTapWater } from './purchases.ts';

describe('what is bought', () => {
  it.each(['water', 'Wasser', 'lauwarmes Wasser', 'eau', 'acqua fredda', 'boiling water', 'ماء', '水'])(
    '%s is not',
    (food) => expect(isTapWater(food)).toBe(true),
  );

  it.each(['mineral water', 'rose water', 'coconut water', 'Mineralwasser', 'eau de rose', 'watermelon', 'ice'])(
    '%s is',
    (food) => expect(isTapWater(food)).toBe(false),
  );

  it('is whole things, cans and pinches', () => {
    expect(amountToBuy(5.067, null)).toBe(5);
    expect(amountToBuy(1.667, null)).toBe(2);
    expect(amountToBuy(0.2, 'can')).toBe(1);
    expect(amountToBuy(142.5, 'gram')).toBe(142.5);
    expect(amountToBuy(0, null)).toBe(0);
  });
});
