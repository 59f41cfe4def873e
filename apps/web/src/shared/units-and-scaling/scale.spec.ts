import { baseServings, nextScale, scaledYield } from './scale.ts';

describe('scaling a recipe', () => {
  it('counts portions as the recipe says them', () => {
    expect(baseServings({ recipeServings: 6, recipeYield: 'one pie' })).toBe(6);
    expect(baseServings({ recipeServings: 0, recipeYield: '4-6 servings' })).toBe(4);
    expect(baseServings({ recipeServings: 0, recipeYield: 'one pie' })).toBeUndefined();
  });

  it('goes portion by portion and ends at one', () => {
    expect(nextScale(1, 4, 1)).toBe(1.25);
    expect(nextScale(0.25, 4, -1)).toBeUndefined();
  });

  it('goes in halves up to two and in wholes above', () => {
    expect(nextScale(1.5, undefined, 1)).toBe(2);
    expect(nextScale(2, undefined, 1)).toBe(3);
    expect(nextScale(2, undefined, -1)).toBe(1.5);
    expect(nextScale(0.5, undefined, -1)).toBeUndefined();
  });

  it('writes the yield with the scaled number', () => {
    expect(scaledYield({ recipeYield: '4 servings', recipeServings: 4 }, 1.25)).toBe('5 servings');
    expect(scaledYield({ recipeYield: null, recipeServings: 4 }, 2)).toBe('8');
    expect(scaledYield({ recipeYield: null, recipeServings: 0 }, 2)).toBeUndefined();
  });
});
