import { displayIngredient } from '#ingredients';
import { baseServings } from './base-servings.ts';
import { nextScale, scaledYield, scaleOf } from './scale.ts';

const pie = { recipeServings: 0, recipeYield: 'one pie' };

describe('scaling a recipe', () => {
  it('counts portions as the recipe says them', () => {
    expect(baseServings({ recipeServings: 6, recipeYield: 'one pie' })).toBe(6);
    expect(baseServings({ recipeServings: 0, recipeYield: '4-6 servings' })).toBe(4);
    expect(baseServings({ recipeServings: 0, recipeYield: 'one pie' })).toBeUndefined();
  });

  it('goes portion by portion and ends at one', () => {
    const four = { recipeServings: 4, recipeYield: null };
    expect(nextScale(1, four, 1)).toBe(1.25);
    expect(nextScale(0.25, four, -1)).toBeUndefined();
  });

  it('counts pieces by one, exactly', () => {
    const croissants = { recipeServings: 0, recipeYield: '24 croissants' };
    const scale = nextScale(1, croissants, 1) ?? 0;
    expect(scaledYield(croissants, scale)).toBe('25 croissants');
    expect(displayIngredient({ quantity: 24, food: 'egg' }, { scale, locale: 'en' }).text).toBe('25 egg');
  });

  it('goes in round steps of a weight, and takes a typed weight', () => {
    const dough = { recipeServings: 0, recipeYield: '620 g dough' };
    const more = nextScale(1, dough, 1) ?? 0;
    expect(scaledYield(dough, more)).toBe('650 g dough');
    expect(scaledYield(dough, nextScale(more, dough, 1) ?? 0)).toBe('700 g dough');
    expect(scaledYield(dough, nextScale(1, dough, -1) ?? 0)).toBe('600 g dough');
    expect(scaledYield(dough, scaleOf('1 kg', dough) ?? 0)).toBe('1000 g dough');
    expect(scaledYield(dough, scaleOf('930', dough) ?? 0)).toBe('930 g dough');
    expect(scaleOf('1 kg', { recipeServings: 4, recipeYield: null })).toBeUndefined();
  });

  it('rounds what is shown to what a kitchen has, and says so', () => {
    const shown = (quantity: number, scale: number, unit?: string) =>
      displayIngredient({ quantity, unit: unit ?? null, food: 'x' }, { scale, locale: 'en' }).text;
    expect(shown(2, 1.1)).toBe('about 2 x');
    expect(shown(1, 0.55, 'glass')).toBe('about ½ glass x');
    expect(shown(1, 25 / 24)).toBe('about 1 x');
    expect(shown(3, 0.5)).toBe('1½ x');
    const pinch = { name: 'pinch', pluralName: 'pinches' };
    const scaled = displayIngredient({ quantity: 1, unit: pinch, food: 'salt' }, { scale: 650 / 620, locale: 'en' });
    expect(scaled.text).toBe('about 1 pinch salt');
    expect(shown(5, 1 / 3, 'cup')).toBe('1⅔ cup x');
    expect(shown(4, 1.2668)).toBe('5 x');
    const { pieces } = displayIngredient({ quantity: 2, unit: 'cup', food: 'x' }, { scale: 2, locale: 'en' });
    expect(pieces[0]).toEqual({ part: 'amount', text: '4', ends: [{ text: '4', whole: 4 }] });
  });

  it('goes in halves up to two and in wholes above', () => {
    expect(nextScale(1.5, pie, 1)).toBe(2);
    expect(nextScale(2, pie, 1)).toBe(3);
    expect(nextScale(2, pie, -1)).toBe(1.5);
    expect(nextScale(0.5, pie, -1)).toBeUndefined();
  });

  it('writes the yield with the scaled number', () => {
    expect(scaledYield({ recipeYield: '4 servings', recipeServings: 4 }, 1.25)).toBe('5 servings');
    expect(scaledYield({ recipeYield: null, recipeServings: 4 }, 2)).toBe('8');
    expect(scaledYield({ recipeYield: null, recipeServings: 0 }, 2)).toBeUndefined();
  });
});
