import { contentsInText, contentsOf } from './contents.ts';
import { inSystem } from './convert.ts';

const oneCup = (names: string[], density?: number) => {
  const converted = inSystem({ low: 1, high: 1, unit: 'cup' }, 'metric', 'en', contentsOf(names, density));
  return converted && `${converted.low} ${converted.unit}`;
};

describe('a cup in metric units', () => {
  it.each([
    'water',
    'whole milk',
    'buttermilk',
    'heavy cream',
    'extra-virgin olive oil',
    'chicken stock',
    'orange juice',
    'dry white wine',
    'Gemüsebrühe',
    'Kokosmilch',
    'Rotwein',
    'bouillon de légumes',
    'lait entier',
    'huile d’olive',
    'leche de coco',
    'caldo de pollo',
    'الحليب',
    'زيت الزيتون',
    '牛乳',
  ])('of a liquid is measured: %s', (name) => expect(oneCup([name])).toBe('240 milliliter'));

  it.each([
    'chopped carrots',
    'walnuts',
    'spinach',
    'blueberries',
    'cream cheese',
    'milk powder',
    'nonfat dry milk',
    'milk chocolate chips',
    'stock cubes',
    'Milchpulver',
    'Frischkäse',
    'lait en poudre',
    'grated cheddar',
    'noix',
    'مسحوق الحليب',
    '玉ねぎ',
  ])('of a solid without a known weight stays: %s', (name) => expect(oneCup([name])).toBeNull());

  it('of a food with a known weight is weighed', () => {
    expect(oneCup(['flour'])).toBe('125 gram');
    expect(oneCup(['Zucker'])).toBe('205 gram');
    expect(oneCup(['سكر'])).toBe('205 gram');
    expect(oneCup(['walnuts'], 0.5)).toBe('120 gram');
  });

  it('in ounces stays a weight, whatever it is of', () => {
    const ounces = { low: 8, high: 8, unit: 'ounce' };
    expect(inSystem(ounces, 'metric', 'en', contentsOf(['milk']))?.unit).toBe('gram');
    expect(inSystem(ounces, 'metric', 'en', contentsOf(['walnuts']))?.unit).toBe('gram');
  });
});

describe('the food of an amount in a text', () => {
  const after = (text: string) => {
    const [amount = ''] = /\d+ \p{L}+/u.exec(text) ?? [];
    const start = text.indexOf(amount);
    return contentsInText(text, start, start + amount.length);
  };

  it.each([
    ['Add 2 cups of milk and the spinach.', true],
    ['Add 2 cups spinach and the milk.', false],
    ['Add 2 cups, then the water.', false],
    ['Verser 2 tasses d’eau chaude.', true],
    ['Gib 2 Tassen kaltes Wasser dazu.', true],
    ['Gib 2 Tassen Nüsse in die Milch.', false],
    ['Add 2 cups.', false],
  ])('%s', (text, isLiquid) => expect(after(text).isLiquid).toBe(isLiquid));

  it('knows the weight of flour', () => {
    expect(after('Stir in 2 cups all-purpose flour.').density).toBe(0.53);
    expect(after('Stir in 2 cups of flour, then milk.').density).toBe(0.53);
    expect(after('Fry 2 cups flour tortillas.').density).toBeUndefined();
  });
});
