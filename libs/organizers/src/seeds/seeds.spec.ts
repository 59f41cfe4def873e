import { SEED_LOCALES, seedFoodNames, seedFoods } from './foods.ts';
import { seedLabels } from './labels.ts';
import { seedUnits } from './units.ts';

const aisles = [...seedFoods.keys()];
const foodLines = [...seedFoods.values()].flatMap((lines) => lines.split('\n'));
const labelLines = seedLabels.split('\n').map((line) => line.split('|').slice(1).join('|'));
const isUpper = (letter: string | undefined) => !!letter && letter !== letter.toLowerCase();

/** Foods that have their English name in at least one of the other languages too; any other one is not translated yet. */
const INTERNATIONAL = new Set(
  `avocado,banana,kiwi,mango,melon,orange,grapefruit,cranberry,lime,okra,broccoli,zucchini,dill,cilantro,tofu,pasta,spaghetti,
couscous,bulgur,quinoa,polenta,semolina,millet,noodles,baguette,tortilla,butter,crème fraîche,yogurt,quark,cream cheese,mozzarella,
parmesan,cheddar,feta,gouda,gruyère,mascarpone,ricotta,bacon,ham,salami,chorizo,steak,olives,sauerkraut,ketchup,mayonnaise,tahini,pesto,
paprika,cumin,oregano,garam masala,marzipan,jam,water,rum,sherry`.split(/,\s*/),
);

const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);
const columnOf = (lines: readonly string[], column: number) => lines.map((line) => line.split('|')[column] ?? '');

/** @returns faults in the spelling of a word */
function faultsOf(word: string, locale: string): string[] {
  const script = locale === 'ar-SA' ? /^[\u0621-\u064A ]+$/ : /^[\p{Script=Latin}’\- ,&.()]+$/u;
  return [
    ...(word !== word.trim() || word.includes('  ') || !word ? [`spaces: "${word}"`] : []),
    ...(word.normalize('NFC') !== word || !script.test(word) ? [`letters: "${word}"`] : []),
  ];
}

it('there are foods, labels and units enough', () => {
  expect(foodLines.length).toBeGreaterThanOrEqual(220);
  expect(labelLines).toHaveLength(23);
  for (const line of [...foodLines, ...labelLines]) expect(line.split('|')).toHaveLength(SEED_LOCALES.length);
  expect(columnOf(labelLines, 0)).toEqual(expect.arrayContaining(aisles));
});

describe.each(SEED_LOCALES.map((locale, column) => ({ locale, column })))('$locale', ({ locale, column }) => {
  const foods = columnOf(foodLines, column).map((words) => words.split('/'));
  const labels = columnOf(labelLines, column);
  const units = seedUnits(locale);

  it('no food, label or unit is there twice', () => {
    const names = foods.flatMap((forms) => forms.map((form) => form.toLowerCase()));
    expect(twice(names)).toEqual([]);
    expect(twice(labels.map((label) => label.toLowerCase()))).toEqual([]);
    expect(twice(units.flatMap(({ name, pluralName }) => [name, ...(pluralName ? [pluralName] : [])]))).toEqual([]);
    expect(twice(units.map(({ abbreviation }) => abbreviation).filter(Boolean))).toEqual([]);
    expect(units.length).toBeGreaterThanOrEqual(20);
  });

  it('words are written as the language writes them', () => {
    const unitNames = units.flatMap(({ name, pluralName }) => [name, pluralName ?? name]);
    const all = [...foods.flat(), ...labels, ...unitNames];
    expect(all.flatMap((word) => faultsOf(word, locale))).toEqual([]);
    expect(foods.filter((forms) => forms.length > 2 || forms[0] === forms[1])).toEqual([]);
    if (locale === 'ar-SA') return;
    expect(labels.filter((label) => !isUpper(label[0]))).toEqual([]);
    // a noun has a capital in German; elsewhere only a name has
    const english = columnOf(foodLines, 0).map((words) => words.split('/')[0]!);
    const isRight = (word: string, at: number) =>
      locale === 'de-DE' ? /\p{Lu}/u.test(word) : !isUpper(word[0]) || isUpper(english[at]![0]);
    expect(foods.filter(([name], at) => !isRight(name!, at))).toEqual([]);
    if (locale === 'de-DE') expect(unitNames.filter((name) => !isUpper(name[0]))).toEqual([]);
  });

  it('every food is translated', () => {
    const english = columnOf(foodLines, 0).map((words) => words.split('/')[0]!.toLowerCase());
    const own = foods.map(([name]) => name!.toLowerCase());
    const same = own.filter((name, at) => name === english[at] && !INTERNATIONAL.has(name));
    expect(locale === 'en-US' ? [] : same).toEqual([]);
  });
});

describe('the names of a common food', () => {
  it.each([
    ['Zwiebeln', 'de-DE', 'onion', true],
    ['Zwiebeln', 'fr', 'onion', false],
    ['ail', 'fr', 'garlic', true],
    // "Paprika" is one food in German and another in English
    ['bell pepper', 'en', 'Paprika', false],
    ['bell pepper', 'en', 'poivron', true],
    ['something else', 'en', 'onion', false],
  ])('%s in %s has %s: %s', (name, language, other, expected) => {
    expect(seedFoodNames(name, language).includes(other)).toBe(expected);
  });
});
