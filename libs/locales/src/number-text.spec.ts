import { numberText, unitSymbol } from './number-text.ts';

const languages =
  'af ar-SA bg bn ca cs da de el en-GB en-US es et fa fi fr-CA gl he hi hr hu id it ja ko lt lv mr my ne nl nb pl ps pt-BR ro ru sk sl sr sv th tr uk ur vi zh-CN'.split(
    ' ',
  );
const numbers = [0, 1, 7, 10, 83, 350, 999, 1000, 12_500, 0.5, 1.255, -3];

it.each(languages)('writes numbers in the notation of %s', (locale) => {
  const written = numbers.map((value) => numberText(value, locale, { maximumFractionDigits: 2 }));
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  expect(written).toEqual(numbers.map(format));
});

it('writes the requested parts', () => {
  expect(numberText(1500, 'ar-SA', { useGrouping: false })).toBe('1500');
  expect(numberText(0.4, 'ar-SA', { style: 'percent' })).toContain('40');
  expect(numberText(3, 'de-DE', { style: 'unit', unit: 'minute', unitDisplay: 'long' })).toBe('3 Minuten');
});

it('names the symbol of a unit', () => {
  expect([unitSymbol('gram', 'de-DE'), unitSymbol('milliliter', 'en-US')]).toEqual(['g', 'mL']);
});
