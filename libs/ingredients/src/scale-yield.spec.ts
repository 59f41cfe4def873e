import fc from 'fast-check';
import { scaleYield } from './scale-yield.ts';

describe('scaleYield', () => {
  it.each([
    ['4 servings', 2, '8 servings'],
    ['12 cookies', 2, '24 cookies'],
    ['1 1/2 loaves', 3, '4 1/2 loaves'],
    ['1/2 cup', 1, '1/2 cup'],
    ['1/2 cup', 2, '1 cup'],
    ['1.5 l', 2, '3 l'],
    ['1,5 l', 3, '4,5 l'],
    ['a bowl', 2, 'a bowl'],
    ['Serves 12', 1, 'Serves 12'],
    ['Serves 3', 0.5, 'Serves 1.5'],
    ['10-12 pieces', 2, '20-24 pieces'],
    ['4 to 6 people', 0.5, '2 to 3 people'],
    ['4 à 6 personnes', 2, '8 à 12 personnes'],
    ['4 – 6 Portionen', 2, '8 – 12 Portionen'],
    ['٤ حصص', 2, '٨ حصص'],
    ['۴-۶ نفر', 0.5, '۲-۳ نفر'],
    ['makes 1/3', 2, 'makes 2/3'],
    ['2½ litres', 2, '5 litres'],
    ['½ litre', 3, '1½ litre'],
  ])('%s times %d', (text, factor, expected) => expect(scaleYield(text, factor)).toBe(expected));

  it('never throws and keeps texts without digits', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: 0, max: 99, noNaN: true }),
        (text, by) => typeof scaleYield(text, by) === 'string',
      ),
    );
  });
});
