import { numberText } from './number-text.ts';

const languages =
  'af ar-SA bg bn ca cs da de el en-GB en-US es et fa fi fr-CA gl he hi hr hu id it ja ko lt lv mr my ne nl nb pl ps pt-BR ro ru sk sl sr sv th tr uk ur vi zh-CN'.split(
    ' ',
  );
const numbers = [0, 1, 7, 10, 83, 350, 999, 1000, 12_500, 0.5, 1.255, -3];

it.each(languages)('writes numbers in the notation of %s', (locale) => {
  const written = numbers.map((value) => numberText(value, locale, { maximumFractionDigits: 2 }));
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  expect(written).toEqual(numbers.map(format));
});

it('writes the requested digits and grouping', () => {
  const options = { numberingSystem: 'latn', useGrouping: false };
  expect([12, 1500, 1.5].map((value) => numberText(value, 'ar-SA', options))).toEqual(['12', '1500', '1.5']);
});
