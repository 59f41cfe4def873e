import { seedFoodNames } from './foods.ts';
import { SEED_LOCALES, seedAisles, seedFoods, seedName } from './seed-tables.ts';
import { seedUnits } from './units.ts';

const aisles = seedAisles().map(({ aisle }) => aisle);
const foods = seedFoods().map(({ food }) => food);
const isUpper = (letter: string | undefined) => !!letter && letter !== letter.toLowerCase();

/** Foods that have their English name in at least one of the other languages too; any other one is not translated yet. */
const INTERNATIONAL = new Set(
  `avocado,banana,kiwi,mango,melon,orange,grapefruit,cranberry,lime,okra,broccoli,zucchini,dill,cilantro,tofu,pasta,spaghetti,
couscous,bulgur,quinoa,polenta,semolina,millet,noodles,baguette,tortilla,butter,crème fraîche,yogurt,quark,cream cheese,mozzarella,
parmesan,cheddar,feta,gouda,gruyère,mascarpone,ricotta,bacon,ham,salami,chorizo,steak,olives,sauerkraut,ketchup,mayonnaise,tahini,pesto,
paprika,cumin,oregano,garam masala,marzipan,jam,water,rum,sherry`.split(/,\s*/),
);

/** Foods with their English name in one language, by locale. */
const SAME_AS_ENGLISH = new Map([
  ['af-ZA', 'beet, tuna'],
  ['ca-ES', 'cardamom'],
  ['da-DK', 'chili, salt, ladyfinger, peanuts'],
  ['fi-FI', 'chili'],
  ['hr-HR', 'tuna'],
  ['no-NO', 'chili, egg, salt, gelatin'],
  ['ro-RO', 'kale, cod, turmeric, cardamom'],
  ['sl-SI', 'tuna'],
  ['sv-SE', 'chili, salt, gelatin'],
  ['vi-VN', 'gelatin'],
]);

/** Names of places, with which a food may begin. */
const PLACES = /^(Antep|Indijas|Kajeno)/;

const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);
const formsOf = (kind: 'aisle' | 'food', english: string, locale: string): string[] => {
  const words = seedName(kind, english, locale);
  return words ? [words.name, ...(words.pluralName === null ? [] : [words.pluralName])] : [];
};

const SCRIPTS: Record<string, RegExp> = {
  ...{ ar: /^[\u0621-\u064A ]+$/, he: /^[\p{Script=Hebrew}״׳\- ,]+$/u, el: /^[\p{Script=Greek}’\- ,]+$/u },
  ...{ bg: /^[\p{Script=Cyrillic}\- ,]+$/u, ru: /^[\p{Script=Cyrillic}\- ,]+$/u, sr: /^[\p{Script=Cyrillic}\- ,]+$/u },
  ...{ uk: /^[\p{Script=Cyrillic}’\- ,]+$/u, ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、]+$/u },
  ...{ ko: /^[\p{Script=Hangul}·, ]+$/u, zh: /^[\p{Script=Han}、]+$/u },
};
const LATIN = /^[\p{Script=Latin}’\- ,&.()·]+$/u;

/** @returns faults in the spelling of a word */
function faultsOf(word: string, locale: string): string[] {
  const script = SCRIPTS[locale.slice(0, 2)] ?? LATIN;
  return [
    ...(word !== word.trim() || word.includes('  ') || !word ? [`spaces: "${word}"`] : []),
    ...(word.normalize('NFC') !== word || !script.test(word) ? [`letters: "${word}"`] : []),
  ];
}

it('there are foods, aisles and languages enough', () => {
  expect(foods.length).toBeGreaterThanOrEqual(220);
  expect(aisles).toHaveLength(23);
  expect(SEED_LOCALES).toHaveLength(39);
  expect(aisles).toEqual(expect.arrayContaining(seedFoods().map(({ aisle }) => aisle)));
});

describe.each(SEED_LOCALES)('%s', (locale) => {
  const foodForms = foods.map((food) => formsOf('food', food, locale));
  const labels = aisles.flatMap((aisle) => formsOf('aisle', aisle, locale));
  const units = seedUnits(locale);

  it('all foods, aisles and units have a name', () => {
    expect(foods.filter((_, at) => !foodForms[at]!.length)).toEqual([]);
    expect(labels).toHaveLength(aisles.length);
    expect(units.length).toBeGreaterThanOrEqual(20);
  });

  it('no food, label or unit is there twice', () => {
    expect(twice(foodForms.flatMap((forms) => forms.map((form) => form.toLowerCase())))).toEqual([]);
    expect(twice(labels.map((label) => label.toLowerCase()))).toEqual([]);
    expect(twice(units.flatMap(({ name, pluralName }) => [name, ...(pluralName ? [pluralName] : [])]))).toEqual([]);
    expect(twice(units.map(({ abbreviation }) => abbreviation).filter(Boolean))).toEqual([]);
  });

  it('words are written as the language writes them', () => {
    const unitNames = units.flatMap(({ name, pluralName }) => [name, pluralName ?? name]);
    expect([...foodForms.flat(), ...labels, ...unitNames].flatMap((word) => faultsOf(word, locale))).toEqual([]);
    expect(labels.filter((label) => !isUpper(label[0]) && label[0] !== label[0]!.toUpperCase())).toEqual([]);
    // a noun has a capital in German; elsewhere only a name has
    const isRight = (word: string, at: number) =>
      locale === 'de-DE'
        ? /\p{Lu}/u.test(word)
        : !isUpper(word[0]) || PLACES.test(word) || isUpper(formsOf('food', foods[at]!, 'en-US')[0]![0]);
    expect(foodForms.filter(([name], at) => !isRight(name!, at))).toEqual([]);
    if (locale === 'de-DE') expect(unitNames.filter((name) => !isUpper(name[0]))).toEqual([]);
  });

  it('every food is translated', () => {
    const same = foods.filter((food, at) => foodForms[at]![0] === food && !INTERNATIONAL.has(food.toLowerCase()));
    expect(locale.startsWith('en-') ? '' : same.join(', ')).toBe(SAME_AS_ENGLISH.get(locale) ?? '');
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
