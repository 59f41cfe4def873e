import fc from 'fast-check';
import { exactFraction, scaleQuantity, toNumber } from './fraction.ts';
import { writeInDigitsOf } from './digits.ts';
import { formatQuantity, writeQuantity, parseQuantity, parseRange } from './quantity.ts';
import { convertUnit, unitDimension } from './units.ts';

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['1½', 1.5],
    ['2 ¾', 2.75],
    ['¹/₂', 0.5],
    ['1 ¹/₂', 1.5],
    ['1⁄4', 0.25],
    ['1,000', 1000],
    ['1 000', 1000],
    ["12'500", 12_500],
    ['1.250,5', null],
    ['.5', 0.5],
    ['٢', 2],
    ['٢٫٥', 2.5],
    ['۱/۲', 0.5],
    ['１０', 10],
    ['1/0', null],
    ['two', null],
    ['', null],
  ])('%s', (written, value) => expect(parseQuantity(written)).toBe(value));

  it('reads back what formatQuantity wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        (n, d, fraction) => {
          expect(parseQuantity(formatQuantity(n / d, fraction).text)).toBeCloseTo(n / d, 2);
        },
      ),
    );
  });
});

it('writes the smallest spoons as sixteenths and thirty-seconds', () => {
  for (const value of [0.06, 0.0625, 0.063]) {
    expect(formatQuantity(value, true).text).toBe('¹/₁₆');
    expect(writeQuantity(value, { locale: 'en', isFraction: true, isExact: true }).text).toBe('1/16');
  }
  expect(writeQuantity(0.031, { locale: 'en', isFraction: true }).text).toBe('1/32');
  expect(writeQuantity(0.1, { locale: 'en', isFraction: true }).text).toBe('⅒');
});

describe('one quantity', () => {
  const signs = (text: string) => text.replaceAll(' ', '').normalize('NFKD').replaceAll('⁄', '/');
  const read = (value: number, isFraction: boolean) =>
    writeQuantity(value, { locale: 'en', isFraction, isExact: true }).text;

  it.each([
    [1.37, true, '13/8'],
    [1.5, true, '11/2'],
    [0.333, true, '1/3'],
    [1.2857, true, '12/7'],
    [0.13, true, '1/8'],
    [2.03, true, '2.03'],
    [0.47, true, '0.47'],
    [1.2, false, '1.2'],
    [0.25, false, '0.25'],
    [0.0625, true, '1/16'],
  ])('%d reads the same in answers and on pages', (value, isFraction, expected) => {
    expect(signs(formatQuantity(value, isFraction).text)).toBe(expected);
    expect(signs(read(value, isFraction))).toBe(expected);
  });

  it('never joins a whole number and a fraction to another number', () => {
    expect(read(1.2857, true)).toBe('1 2/7');
  });

  it('is in fractions or decimals by its unit, whatever its value', () => {
    for (const value of [0.5, 1.2, 1.25, 2.75]) {
      expect(read(value, false)).not.toMatch(/[/⅐-⅞¼-¾]/);
      expect(read(value, true)).not.toContain('.');
    }
  });
});

describe('parseRange', () => {
  it.each([
    ['2', [2, 2]],
    ['2-3', [2, 3]],
    ['1 1/2 - 2', [1.5, 2]],
    ['1-1/2', [1.5, 1.5]],
    ['10/12', [10, 12]],
    ['100 / 120', [100, 120]],
    ['4/5', [4, 5]],
    ['7/8', [0.875, 0.875]],
    ['1/3', [1 / 3, 1 / 3]],
    ['11/2', [1.5, 1.5]],
    ['10/40', [0.25, 0.25]],
    ['1-1 1/2', [1, 1.5]],
    ['½–¾', [0.5, 0.75]],
    ['1,5 bis 2', [1.5, 2]],
    ['2 à 3', [2, 3]],
    ['٢-٣', [2, 3]],
    ['3-2', [3, 2]],
    ['2-', null],
    ['2-3-4', null],
    ['2 cups', null],
    ['abc', null],
    ['', null],
  ])('%s', (written, ends) => expect(parseRange(written)).toEqual(ends));
});

it('writes a number in the digits of a text', () => {
  expect(writeInDigitsOf('٢', '1.5')).toBe('١٫٥');
  expect(writeInDigitsOf('۲', '10–12')).toBe('۱۰–۱۲');
  expect(writeInDigitsOf('２', '1.5')).toBe('１.５');
  expect(writeInDigitsOf('2', '1.5')).toBe('1.5');
});

describe('scaleQuantity', () => {
  it('scales a stored third as a third', () => {
    expect(scaleQuantity(3, 1 / 3)).toBe(1);
    expect(scaleQuantity(600, 2 / 3)).toBe(400);
  });

  const tenths = fc.integer({ min: 1, max: 1000 }).map((n) => n / 10);
  it('scaling by a and then b equals scaling by a times b', () => {
    fc.assert(
      fc.property(tenths, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (quantity, a, b) => {
        expect(scaleQuantity(scaleQuantity(quantity, a), b)).toBeCloseTo(scaleQuantity(quantity, a * b), 9);
      }),
    );
  });

  it('scales stored thirds as thirds', () => {
    expect(scaleQuantity(0.333, 3)).toBe(1);
    expect(toNumber(exactFraction(0.667))).toBe(2 / 3);
  });
});

describe('units', () => {
  it('converts within a dimension only', () => {
    expect(convertUnit(2, 'kilogram', 'gram')).toBe(2000);
    expect(convertUnit(180, 'celsius', 'fahrenheit')).toBe(356);
    expect(convertUnit(1, 'cup', 'gram')).toBeNull();
    expect(unitDimension('clove')).toBe('count');
  });
});
