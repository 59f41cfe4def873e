import { readdirSync, readFileSync } from 'node:fs';
import { FoodBase, SUBSTANCES } from './food-base.ts';
import { wordsOf } from './name-index.ts';

const base = new FoodBase('food');
const languages = readdirSync('food/names').map((file) => file.replace('.tsv', ''));
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));

describe('the tables of the foods', () => {
  it('name kinds that exist, without circles', () => {
    for (const { id, kinds } of base.all()) {
      expect([id, kinds.filter((kind) => !base.has(kind))]).toEqual([id, []]);
      expect([id, base.kindsOf(id).includes(id)]).toEqual([id, false]);
    }
  });

  it('know the aisle of each food that has a name', () => {
    const without = base.namesIn('en').filter(({ food }) => !base.propertiesOf(food).aisle);
    expect(without).toEqual([]);
  });

  it('name substances that exist', () => {
    for (const [food = '', , contains = '', mayContain = ''] of rowsOf('food/properties.tsv')) {
      expect([food, base.has(food)]).toEqual([food, true]);
      const named = [contains, mayContain].flatMap((cell) => cell.split(', ')).filter(Boolean);
      const unknown = named.filter((name) => name !== 'nothing' && !(SUBSTANCES as readonly string[]).includes(name));
      expect([food, unknown]).toEqual([food, []]);
    }
  });

  it('give values and measures of foods that exist, with their sources', () => {
    for (const [food = '', source = '', ...values] of rowsOf('food/nutrition.tsv')) {
      expect([food, base.has(food)]).toEqual([food, true]);
      expect(source).toMatch(/^USDA SR \d{5}$/);
      const [kcal = 0, protein = 0, fat = 0, saturated = 0, carbohydrate = 0, sugar = 0] = values.map(Number);
      expect([food, kcal <= 902, saturated <= fat, sugar <= carbohydrate + 1]).toEqual([food, true, true, true]);
      expect([food, protein + fat + carbohydrate <= 101]).toEqual([food, true]);
    }
    for (const [food = '', measure = '', grams, source] of rowsOf('food/measures.tsv')) {
      expect([food, base.has(food)]).toEqual([food, true]);
      expect([food, measure, Number(grams) > 0]).toEqual([food, measure, true]);
      expect(source).toMatch(/^(own|USDA SR \d{5}, .+)$/);
    }
  });

  it('are sorted, so that a food is found by eye', () => {
    for (const file of [
      'food/foods.tsv',
      'food/nutrition.tsv',
      'food/properties.tsv',
      ...languages.map((name) => `food/names/${name}.tsv`),
    ]) {
      const ids = rowsOf(file).map(([id]) => id!);
      expect([file, ids]).toEqual([file, [...new Set(ids)].sort()]);
    }
  });

  it.each(languages)('give each name in %s to one food, unless regions differ', (language) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { food, name, plural, others } of base.namesIn(language)) {
      expect([food, base.has(food)]).toEqual([food, true]);
      const own = [name, plural, ...others.filter(({ region }) => !region).map((other) => other.name)];
      for (const each of own.filter((text) => text !== null)) {
        const key = wordsOf(each).join(' ');
        if ((owners.get(key) ?? food) !== food) shared.push(`${each}: ${owners.get(key)}, ${food}`);
        owners.set(key, food);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe('swaps', () => {
  const rows = readFileSync('food/swaps.tsv', 'utf8').trim().split('\n').slice(1);

  it.each(rows)('have known foods, whose contents are known and lack something: %s', (row) => {
    const [food = '', replacement = '', note = ''] = row.split('\t');
    expect(replacement).toMatch(
      /^[\d.]+ (?:same|tablespoon|teaspoon) [a-z-]+(?: \+ [\d.]+ (?:same|tablespoon|teaspoon) [a-z-]+)*$/,
    );
    const swap = base.swapsOf(food).find(({ parts }) => replacement.endsWith(parts.at(-1)!.food))!;
    expect(swap.note ?? '').toBe(note);
    expect([food, ...swap.parts.map((part) => part.food)].filter((id) => !base.has(id))).toEqual([]);
    const contents = swap.parts.map((part) => base.propertiesOf(part.food).contains);
    expect(contents).not.toContain(null);
    const before = base.propertiesOf(food);
    const avoided = [...(before.contains ?? []), ...before.mayContain];
    expect(avoided.filter((substance) => !contents.flat().includes(substance))).not.toEqual([]);
  });
});
