import { compareFields, linesOfField } from './field-comparison.ts';

const t = ((key: string) => key) as never;
const options = { t, language: 'en-US' };
const salt = (quantity: number) => ({
  quantity,
  unit: { name: 'teaspoon' },
  food: { name: 'salt' },
  note: '',
  words: { line: null, amount: '1 and 1/2', unit: 'tsp', food: null },
});

describe('fields of a recipe and of its reading', () => {
  it('are compared if the reading says something about them', () => {
    const fields = compareFields(
      { name: 'Soup', description: 'Mine', recipeYield: '4' },
      { name: 'Soup', recipeYield: '6' },
      options,
    );
    expect(fields).toEqual([
      { field: 'name', was: 'Soup', is: 'Soup', differs: false },
      { field: 'recipeYield', was: '4', is: '6', differs: true },
    ]);
  });

  it('show the parts of lines that have the same words', () => {
    const [lines] = compareFields({ recipeIngredient: [salt(1)] }, { recipeIngredient: [salt(1.5)] }, options);
    expect(lines).toMatchObject({ was: '1 · teaspoon · salt', is: '1.5 · teaspoon · salt', differs: true });
  });
});

describe('lines of a source', () => {
  const lines = ['Home', 'Pea soup', '500 g peas', '•', 'Boil the peas. Add the salt.', '5'];

  it('belong to the field that says the same', () => {
    expect([...linesOfField(lines, '500 g peas\n1 tsp salt')]).toEqual([2]);
    expect([...linesOfField(lines, 'Boil the peas.\nAdd the salt.')]).toEqual([4]);
    expect([...linesOfField(lines, 'Pea Soup')]).toEqual([1]);
  });

  it('of a few letters belong to a field only as a whole', () => {
    expect([...linesOfField(lines, '5 plates of soup')]).toEqual([]);
    expect([...linesOfField(lines, '')]).toEqual([]);
  });
});
