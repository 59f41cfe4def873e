import { emptyIngredient } from './draft.ts';
import { readIngredient, reread, splitLines, splitSteps, withWordsRead } from './split-text.ts';

const units = [
  { name: 'gram', abbreviation: 'g' },
  { name: 'cup', abbreviation: '' },
];
const fieldsOf = (line: string) => {
  const { quantity, unit, food, note } = readIngredient(line, units);
  return [quantity, unit, food, note];
};

describe('pasted text', () => {
  it('becomes lines without bullets and numbers', () => {
    expect(splitLines('- 1 egg\n\n• salt\n2) pepper\n  oil ')).toEqual(['1 egg', 'salt', 'pepper', 'oil']);
  });

  it('keeps an amount at the start of a line', () => {
    expect(splitLines('2 eggs\n1.5 l milk')).toEqual(['2 eggs', '1.5 l milk']);
  });

  it('becomes steps by paragraphs where there are any, else by lines', () => {
    expect(splitSteps('1. Mix.\nWell.\n\nStep 2: Bake.')).toEqual(['Mix.\nWell.', 'Bake.']);
    expect(splitSteps('1. Mix.\n2. Bake.')).toEqual(['Mix.', 'Bake.']);
  });
});

describe('reading an ingredient line', () => {
  it('knows the units of the group by name and abbreviation', () => {
    expect(fieldsOf('250 g flour, sifted')).toEqual(['250', 'gram', 'flour', 'sifted']);
    expect(fieldsOf('1 1/2 cups milk')).toEqual(['1 1/2', 'cup', 'milk', '']);
  });

  it('knows common units that the group does not have yet', () => {
    expect(fieldsOf('2 EL Öl')).toEqual(['2', 'EL', 'Öl', '']);
  });

  it('leaves a line without an amount as a food', () => {
    expect(fieldsOf('salt and pepper')).toEqual(['', '', 'salt and pepper', '']);
  });

  it('moves words that were typed as an amount to where they belong', () => {
    const typed = { ...emptyIngredient(), quantity: '3 bananas, ripe' };
    expect(withWordsRead(typed, units)).toMatchObject({ quantity: '3', food: 'bananas', note: 'ripe' });
    expect(withWordsRead({ ...typed, quantity: '1 1/2' }, units)).toMatchObject({ quantity: '1 1/2', food: '' });
  });

  it('keeps the imported line beside what was read from it', () => {
    expect(reread(emptyIngredient('2 eggs'), units)).toMatchObject({
      quantity: '2',
      food: 'eggs',
      originalText: '2 eggs',
    });
  });
});
