import type { Ingredient, Instruction } from '../../../shared/recipes/recipe-query.ts';
import { ingredientsOf, lineIdsNamedIn } from './step-ingredients.ts';
import { fixture } from '../../../testing/fixture.ts';

const line = (referenceId: string, note: string, title = '') =>
  fixture<Ingredient>({ referenceId, note, food: null, words: null, title });
const step = (text: string, linked: string[] = []) =>
  fixture<Instruction>({
    text,
    title: '',
    ingredientReferences: linked.map((referenceId) => ({ referenceId })),
  });
const lines = [
  line('a', '250 g flour'),
  line('b', '2 eggs'),
  line('c', 'salt and pepper'),
  line('d', '100 g brown sugar'),
];
const idsOf = (...steps: Instruction[]) =>
  ingredientsOf(steps, lines).map(({ used }) => used.map(({ referenceId }) => referenceId));

describe('the ingredients of a step', () => {
  it('are the linked ones', () => {
    expect(idsOf(step('Whisk the eggs.', ['a']))).toEqual([['a']]);
  });

  it('are, without links, those that its text names and no earlier step has used', () => {
    const steps = [
      step('Beat one egg into the flour and stir.'),
      step('Bake the flour until golden brown, then add salt.'),
    ];
    expect(idsOf(...steps)).toEqual([['a', 'b'], ['c']]);
  });

  it('do not include a food because of a common word such as a colour', () => {
    expect(lineIdsNamedIn([step('Mix and rest until brown.')], lines)).toEqual([new Set()]);
  });
});
