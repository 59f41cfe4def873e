import { displayIngredient } from './display.ts';
import { parseIngredient } from './parser.ts';
import { type LineWords, plainWords, rewordLine, wordsOf } from './wording.ts';

const garlic: LineWords = { line: "{amount} {unit} d'{food}", amount: '2', unit: 'gousses', food: 'ail' };
const clove = { name: 'clove', pluralName: 'cloves' };
const line = { quantity: 2, unit: clove, food: { name: 'garlic' }, note: '', words: garlic };
const text = (changes: Partial<typeof line>, options = {}) => displayIngredient({ ...line, ...changes }, options).text;

/** Parses a line and writes it again from its wording. */
function roundTrip(input: string, language: string): string {
  const { quantity, spans } = parseIngredient(input, { language });
  const { quantity: amount, unit, food } = spans;
  const words = wordsOf(input, { amount, unit, ...(food.length === 1 && { food: food[0]! }) }, !amount && !!unit);
  return displayIngredient({ quantity: quantity ?? 1, unit: unit && clove, food: 'x', words }).text;
}

describe('the wording of a line', () => {
  it.each([
    ['fr', "2 gousses d'ail hachées"],
    ['fr', '2 càs de sauce soja'],
    ['de', 'ca. 250g Mehl (Type 405), gesiebt'],
    ['de', 'eine Prise Salz'],
    ['de', 'etwas Öl'],
    ['en', 'pinch of salt'],
    ['en', '110 ml - 150 ml double cream'],
    ['en', '1 (14-ounce) can tomatoes, drained'],
    ['en', '2 to 3 cups of flour'],
    ['ar', 'ملعقتان كبيرتان زيت'],
    ['ja', '砂糖 大さじ2'],
    ['it', 'sale q.b.'],
    ['en', '16-ounce bottle of cider'],
    ['en', 'a cup and a half of lentils'],
    ['en', 'half a mango'],
    ['en', 'leeks x2, sliced'],
    ['fr', '1 kg 200 de carottes'],
    ['de', '1 geh. EL Kakao'],
    ['de', '3 EL, gestr. Kakao'],
    ['es', 'una taza y media de avena'],
  ])('in %s reproduces %s', (language, input) => expect(roundTrip(input, language)).toBe(input));

  it('shows the words of the line instead of the names of food and unit', () => {
    expect(text({})).toBe("2 gousses d'ail");
    expect(text({}, { locale: 'de' })).toBe("2 gousses d'ail");
  });

  it('puts a new amount before a size, and a space before a unit that the old amount contained', () => {
    const can = { name: 'can', pluralName: 'cans' };
    const sized: LineWords = { line: '{amount}16-ounce {unit} of {food}', amount: '', unit: 'can', food: 'beans' };
    expect(text({ quantity: 1, unit: can, words: sized }, { scale: 2 })).toBe('2 16-ounce cans of beans');
    const within: LineWords = { line: '{amount}{unit} of {food}', amount: 'a can and a half', unit: '', food: 'beans' };
    expect(text({ quantity: 1.5, unit: can, words: within }, { scale: 2 })).toBe('3 cans of beans');
    expect(text({ quantity: 1.5, unit: can, words: within })).toBe('a can and a half of beans');
  });

  it('shows a scaled amount in the place of the old one', () => {
    expect(text({}, { scale: 1.5 })).toBe("3 gousses d'ail");
    expect(text({ quantity: 1, words: { ...garlic, amount: null } })).toBe("1 gousses d'ail");
    const words = { line: '{amount}{unit} Mehl', amount: '250', unit: 'g', food: null };
    const flour = { quantity: 250, unit: { name: 'gram', fraction: false }, food: 'Mehl', words };
    expect(displayIngredient(flour, { scale: 2, locale: 'de' }).text).toBe('500g Mehl');
  });

  it('keeps number words unless the line is scaled', () => {
    const words = { line: '{amount} {unit} {food}', amount: 'eine halbe', unit: 'Tasse', food: 'Milch' };
    const milk = { quantity: 0.5, unit: { name: 'cup' }, food: 'Milch', words };
    expect(displayIngredient(milk, { locale: 'de' }).text).toBe('eine halbe Tasse Milch');
    expect(displayIngredient(milk, { locale: 'de', scale: 3 }).text).toBe('1½ Tasse Milch');
  });

  it('adds the amount of an implied one when it is scaled', () => {
    const words = { line: '{amount}{unit} of {food}', amount: '', unit: 'pinch', food: 'salt' };
    const salt = { quantity: 1, unit: { name: 'pinch', pluralName: 'pinches' }, food: 'salt', words };
    expect(displayIngredient(salt).text).toBe('pinch of salt');
    expect(displayIngredient(salt, { scale: 2, locale: 'en' }).text).toBe('2 pinches of salt');
  });

  it('uses the usual order when a line without known parts is scaled', () => {
    const words = plainWords('2 big, juicy plums');
    const plums = { quantity: 2, food: 'plums', note: 'big, juicy', words };
    expect(displayIngredient(plums).text).toBe('2 big, juicy plums');
    expect(displayIngredient(plums, { scale: 2, locale: 'en' }).text).toBe('4 plums big, juicy');
  });
});

describe('rewordLine', () => {
  const none = { amount: false, unit: false, food: null };
  const changed = (change: object, changes: object) =>
    text({ ...changes, words: rewordLine(garlic, { ...none, ...change })! } as never);

  it('keeps the words of unchanged parts', () => {
    expect(changed({ amount: true }, { quantity: 5 })).toBe("5 gousses d'ail");
    expect(changed({ unit: true }, { unit: { name: 'tête', pluralName: 'têtes' } })).toBe("2 têtes d'ail");
    expect(changed({ note: '' }, { note: 'hachées' })).toBe("2 gousses d'ail, hachées");
  });

  it('drops an elided particle that does not fit the new food', () => {
    expect(changed({ food: 'tomates' }, { food: { name: 'tomates' } })).toBe('2 gousses tomates');
    expect(changed({ food: 'échalote' }, { food: { name: 'échalote' } })).toBe("2 gousses d'échalote");
  });

  it('leaves no gap for a removed part', () => {
    const words = { line: '{amount} {unit} {food}, {note}', amount: '1', unit: 'cup', food: 'rice' };
    const rice = { quantity: 1, unit: { name: 'cup' }, food: 'rice', note: '', words };
    expect(displayIngredient(rice).text).toBe('1 cup rice');
    expect(displayIngredient({ ...rice, words: { ...words, line: '{amount} {unit} {food} ({note})' } }).text).toBe(
      '1 cup rice',
    );
  });
});
