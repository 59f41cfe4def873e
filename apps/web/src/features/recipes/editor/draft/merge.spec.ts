import { draftOf, emptyLine, type Line, type RecipeDraft } from './draft.ts';
import { mergeChanges } from './merge.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { fixture } from '../../../../testing/fixture.ts';

const line = (referenceId: string, note: string): Line => ({ ...emptyLine(note), referenceId });
const base = {
  ...draftOf(
    fixture<Recipe>({
      name: 'Pie',
      description: 'Good',
      recipeIngredient: [],
      recipeInstructions: [],
      notes: [],
    }),
  ),
  recipeIngredient: [line('a', 'flour'), line('b', 'butter'), line('c', 'salt')],
  settings: { locked: false, showNutrition: false },
} as RecipeDraft;
const theirs = (changes: Partial<RecipeDraft>) => ({ ...base, ...changes });
const notes = (lines: Line[] | undefined) => lines?.map(({ note }) => note);

describe('two who change the same recipe', () => {
  it('keep both changes where these are of different fields', () => {
    expect(mergeChanges(base, { name: 'Tart' }, theirs({ description: 'Better' }))).toEqual({
      changes: { name: 'Tart' },
      contested: [],
    });
  });

  it('are asked about the field that both have changed, and about no other', () => {
    const merged = mergeChanges(base, { name: 'Tart', description: 'Mine' }, theirs({ description: 'Theirs' }));
    expect(merged).toEqual({ changes: { name: 'Tart' }, contested: ['description'] });
  });

  it('have nothing to decide where both have done the same', () => {
    expect(mergeChanges(base, { name: 'Tart' }, theirs({ name: 'Tart' }))).toEqual({ changes: {}, contested: [] });
  });

  it('keep what each has done to other lines of a list', () => {
    const mine = [line('a', 'flour'), line('b', 'cold butter'), line('c', 'salt'), line('m', 'eggs')];
    const others = [line('a', 'spelt flour'), line('t', 'sugar'), line('b', 'butter')];
    const { changes, contested } = mergeChanges(base, { recipeIngredient: mine }, theirs({ recipeIngredient: others }));
    expect(contested).toEqual([]);
    expect(notes(changes.recipeIngredient)).toEqual(['spelt flour', 'sugar', 'cold butter', 'eggs']);
  });

  it('keep the order of who has changed it', () => {
    const mine = [line('c', 'salt'), line('a', 'flour'), line('b', 'butter')];
    const others = [line('a', 'flour'), line('b', 'cold butter'), line('c', 'salt')];
    const { changes } = mergeChanges(base, { recipeIngredient: mine }, theirs({ recipeIngredient: others }));
    expect(notes(changes.recipeIngredient)).toEqual(['salt', 'flour', 'cold butter']);
  });

  it.each([
    ['change the same line', [line('a', 'rye flour'), line('b', 'butter'), line('c', 'salt')]],
    ['change a line that the other removes', [line('b', 'butter'), line('c', 'salt')]],
  ])('are asked where they %s', (_what, others) => {
    const mine = [line('a', 'spelt flour'), line('b', 'butter'), line('c', 'salt')];
    expect(mergeChanges(base, { recipeIngredient: mine }, theirs({ recipeIngredient: others })).contested).toEqual([
      'recipeIngredient',
    ]);
  });

  it('keep each other’s settings', () => {
    const merged = mergeChanges(
      base,
      { settings: { locked: true, showNutrition: false } as RecipeDraft['settings'] },
      theirs({ settings: { locked: false, showNutrition: true } as RecipeDraft['settings'] }),
    );
    expect(merged.changes.settings).toEqual({ locked: true, showNutrition: true });
  });
});
