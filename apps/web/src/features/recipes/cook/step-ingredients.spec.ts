import type { Ingredient, Instruction } from '../recipe-query.ts';
import { ingredientsOf, namesIngredient } from './step-ingredients.ts';

const line = (referenceId: string, note: string) => ({ referenceId, note, food: null }) as unknown as Ingredient;
const step = (text: string, linked: string[] = []) =>
  ({ text, ingredientReferences: linked.map((referenceId) => ({ referenceId })) }) as unknown as Instruction;
const ingredients = [line('a', '250 g flour'), line('b', '2 eggs'), line('c', 'salt and pepper')];
const idsOf = (one: Instruction) => ingredientsOf(one, ingredients).map(({ referenceId }) => referenceId);

describe('the ingredients of a step', () => {
  it('are those that were linked', () => {
    expect(idsOf(step('Whisk the eggs.', ['a']))).toEqual(['a']);
  });

  it('are those that the text names, where none is linked', () => {
    expect(idsOf(step('Beat one egg into the flour and stir.'))).toEqual(['a', 'b']);
  });

  it('do not follow from words without meaning', () => {
    expect(namesIngredient('Mix and rest.', 'salt and pepper')).toBe(false);
  });
});
