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
    ['4/6 persone', 2, '8/12 persone'],
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
    ['1 loaf', 2, '2 loaves'],
    ['2 loaves of 900 g', 0.5, '1 loaf of 900 g'],
    ['1 loaf (2 lb tin)', 2, '2 loaves (2 lb tin)'],
    ['1 round of 24 cm', 2, '2 rounds of 24 cm'],
    ['620 g dough', 1.5, '930 g dough'],
    ['one cake', 2, '2 cakes'],
    ['1 Torte (24 cm)', 2, '2 Torten (24 cm)'],
    ['1 Brot à 800 g', 2, '2 Brote à 800 g'],
    ['2 Brote', 0.5, '1 Brot'],
    ['12 Muffins', 2, '24 Muffins'],
    ['1 Blech', 2, '2 Bleche'],
    ['ein Kuchen', 2, '2 Kuchen'],
    ['1 quiche (28 cm)', 2, '2 quiches (28 cm)'],
    ['1 gâteau', 2, '2 gâteaux'],
    ['2 pains de 800 g', 0.5, '1 pain de 800 g'],
    ['6 personnes', 2, '12 personnes'],
    ['une tarte', 2, '2 tartes'],
    ['4 à 6 portions', 1.5, '6 à 9 portions'],
    ['1 torta (26 cm)', 2, '2 torte (26 cm)'],
    ['1 pagnotta', 2, '2 pagnotte'],
    ['2 torte', 0.5, '1 torta'],
    ['6 persone', 2, '12 persone'],
    ['una crostata', 2, '2 crostate'],
    ['500 g di pasta fresca', 2, '1000 g di pasta fresca'],
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
