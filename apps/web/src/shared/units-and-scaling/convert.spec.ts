import fc from 'fast-check';
import { unitFacts } from '#ingredients';
import { inSystem } from './convert.ts';
import type { UnitSystem } from './unit-systems.ts';

const to = (system: UnitSystem, value: number, unit: string, high = value, language = 'en') => {
  const converted = inSystem({ low: value, high, unit }, system, language);
  if (!converted) return null;
  const numbers = [...new Set([converted.low, converted.high])].map((one) => Math.round(one * 1000) / 1000);
  return `${numbers.join('–')} ${converted.unit}`;
};

describe('metric units', () => {
  it.each([
    [1, 'cup', '240 milliliter'],
    [0.5, 'cup', '120 milliliter'],
    [1 / 3, 'cup', '80 milliliter'],
    [0.75, 'cup', '180 milliliter'],
    [5, 'cup', '1.2 liter'],
    [1, 'quart', '950 milliliter'],
    [4, 'fluid_ounce', '120 milliliter'],
    [1, 'ounce', '30 gram'],
    [0.25, 'ounce', '7 gram'],
    [4, 'ounce', '115 gram'],
    [8, 'ounce', '225 gram'],
    [14, 'ounce', '400 gram'],
    [1, 'pound', '450 gram'],
    [3, 'pound', '1.35 kilogram'],
    [300, 'fahrenheit', '150 celsius'],
    [350, 'fahrenheit', '175 celsius'],
    [425, 'fahrenheit', '220 celsius'],
    [165, 'fahrenheit', '74 celsius'],
    [238, 'fahrenheit', '114 celsius'],
    [9, 'inch', '23 centimeter'],
    [0.25, 'inch', '6 millimeter'],
    [2, 'inch', '5 centimeter'],
  ])('%d %s are %s', (value, unit, expected) => expect(to('metric', value, unit)).toBe(expected));

  it('has smaller cups where cups are smaller', () => {
    expect(to('metric', 2, 'cup', 2, 'ja')).toBe('400 milliliter');
  });
});

describe('units of the United States', () => {
  it.each([
    [250, 'milliliter', '1 cup'],
    [150, 'milliliter', '0.667 cup'],
    [100, 'milliliter', '3.5 fluid_ounce'],
    [1, 'liter', '4.25 cup'],
    [2, 'deciliter', '6.5 fluid_ounce'],
    [15, 'milliliter', '1 tablespoon'],
    [10, 'milliliter', '2 teaspoon'],
    [100, 'gram', '3.5 ounce'],
    [150, 'gram', '5.25 ounce'],
    [250, 'gram', '9 ounce'],
    [500, 'gram', '17.5 ounce'],
    [1, 'kilogram', '2.25 pound'],
    [180, 'celsius', '350 fahrenheit'],
    [200, 'celsius', '400 fahrenheit'],
    [220, 'celsius', '425 fahrenheit'],
    [170, 'celsius', '340 fahrenheit'],
    [63, 'celsius', '145 fahrenheit'],
    [20, 'centimeter', '8 inch'],
    [5, 'millimeter', '0.25 inch'],
  ])('%d %s are %s', (value, unit, expected) => expect(to('us', value, unit)).toBe(expected));

  it('leaves what scales of the kitchen cannot show', () => {
    expect(to('us', 5, 'gram')).toBeNull();
    expect(to('us', 1, 'milliliter')).toBeNull();
  });

  it('measures both ends of a range in one unit', () => {
    expect(to('us', 500, 'gram', 1000)).toBe('17.5–35.5 ounce');
    expect(to('us', 180, 'celsius', 200)).toBe('350–400 fahrenheit');
  });
});

describe('in every system', () => {
  it.each(['teaspoon', 'tablespoon', 'clove', 'can', 'pinch', 'unheard_of'])('a %s stays', (unit) => {
    expect(to('metric', 2, unit)).toBeNull();
    expect(to('us', 2, unit)).toBeNull();
  });

  it('its own units stay, and nothing changes as written', () => {
    expect(to('metric', 2, 'deciliter')).toBeNull();
    expect(to('us', 2, 'cup')).toBeNull();
    expect(to('written', 2, 'cup')).toBeNull();
  });

  it('no amount is far from the truth, becomes nothing, or changes its dimension', () => {
    const factors = [...unitFacts].filter(([, { factor }]) => factor);
    fc.assert(
      fc.property(
        fc.constantFrom(...factors),
        fc.double({ min: 0.25, max: 5000, noNaN: true }),
        fc.constantFrom<UnitSystem>('metric', 'us'),
        ([unit, fact], value, system) => {
          const converted = inSystem({ low: value, high: value, unit }, system, 'en');
          if (!converted || value * fact.factor! < 10) return;
          const target = unitFacts.get(converted.unit)!;
          expect(target.dimension).toBe(fact.dimension);
          const share = (converted.low * target.factor!) / (value * fact.factor!);
          expect(share).toBeGreaterThan(0.85);
          expect(share).toBeLessThan(1.2);
        },
      ),
    );
  });
});
