import { isFixedAmount } from './fixed-amounts.ts';

describe('an amount', () => {
  it.each([
    '50 g flour for dusting',
    '1 tbsp butter, to grease the tin',
    '20 g butter (for the tin)',
    '2 EL Mehl zum Bestäuben',
    '30 g Butter für die Form',
    '20 g de beurre pour le moule',
    'farine, 30 g, pour fleurer',
    '10 g burro per imburrare',
    '20 g harina para enharinar',
    '10 g boter om in te vetten',
    '2 ملعقة طحين لرش السطح',
  ])('does not grow with the recipe: %s', (line) => expect(isFixedAmount(line)).toBe(true));

  it.each([
    '500 g flour, plus extra for dusting',
    '500 g flour and some for dusting',
    '100 g butter, 20 g for greasing',
    '200 g Mehl und etwas zum Bestäuben',
    '300 g de farine + un peu pour le moule',
    '2 tbsp oil for frying',
    '500 g flour',
    '1 l oil to serve',
    '500 g طحين وقليل لرش السطح',
  ])('grows with the recipe: %s', (line) => expect(isFixedAmount(line)).toBe(false));
});
