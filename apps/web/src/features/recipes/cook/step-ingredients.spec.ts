import type { Ingredient, Instruction } from '../../../shared/recipes/recipe-query.ts';
import { ingredientsOf, namedIn } from './step-ingredients.ts';

const line = (referenceId: string, note: string, title = '') =>
  ({ referenceId, note, food: null, words: null, title }) as unknown as Ingredient;
const step = (text: string, linked: string[] = []) =>
  ({
    text,
    title: '',
    ingredientReferences: linked.map((referenceId) => ({ referenceId })),
  }) as unknown as Instruction;
const lines = [
  line('a', '250 g flour'),
  line('b', '2 eggs'),
  line('c', 'salt and pepper'),
  line('d', '100 g brown sugar'),
];
const idsOf = (...steps: Instruction[]) =>
  ingredientsOf(steps, lines).map((used) => used.map(({ referenceId }) => referenceId));

describe('the ingredients of a step', () => {
  it('are those that were linked', () => {
    expect(idsOf(step('Whisk the eggs.', ['a']))).toEqual([['a']]);
  });

  it('are those that the text names and no step before has used up, where none is linked', () => {
    const steps = [
      step('Beat one egg into the flour and stir.'),
      step('Bake the flour until golden brown, then add salt.'),
    ];
    expect(idsOf(...steps)).toEqual([['a', 'b'], ['c']]);
  });

  it('do not follow from words without meaning', () => {
    expect(namedIn([step('Mix and rest until brown.')], lines)).toEqual([new Set()]);
  });
});
