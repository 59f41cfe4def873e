import type { Ingredient } from '../../../shared/recipes/recipe-query.ts';
import { gramsTyped, scaleOfLine } from './typed-amount.ts';

const languages = { languages: ['en', 'en'] };

const lineOf = (quantity: number, unit: string | null, food: string): Ingredient =>
  ({
    quantity,
    quantityMax: null,
    unit: unit && { name: unit, standard: unit },
    food: { name: food },
    note: '',
    display: `${quantity} ${unit ?? ''} ${food}`,
    words: null,
  }) as Ingredient;

const eggs = lineOf(5, null, 'eggs');
const flour = lineOf(500, 'gram', 'flour');
const milk = lineOf(2, 'cup', 'milk');

describe('an amount that there is', () => {
  it('scales its line, in any unit that fits', () => {
    expect(scaleOfLine(eggs, '4', languages)).toBe(0.8);
    expect(scaleOfLine(eggs, '4 eggs', languages)).toBe(0.8);
    expect(scaleOfLine(flour, '1 kg flour', languages)).toBe(2);
    expect(scaleOfLine(flour, '750', languages)).toBe(1.5);
    expect(scaleOfLine(eggs, '200 g', languages)).toBe(0.8);
    expect(Math.round((scaleOfLine(milk, '473 ml', languages) ?? 0) * 100)).toBe(100);
  });

  it('is read in the languages of the reader and of the recipe', () => {
    expect(scaleOfLine(flour, '1,2 kg Mehl', { languages: ['de', 'en'] })).toBe(2.4);
    expect(scaleOfLine(flour, '١ كغ', { languages: ['ar', 'en'] })).toBe(2);
  });

  it('is refused if it is no amount of the line', () => {
    expect(scaleOfLine(flour, '4 eggs', languages)).toBeUndefined();
    expect(scaleOfLine(flour, 'some', languages)).toBeUndefined();
    expect(scaleOfLine(flour, '0', languages)).toBeUndefined();
  });

  it('is a weight in grams if nothing else is said', () => {
    expect(gramsTyped('2.7 kg dough', languages)).toBe(2700);
    expect(gramsTyped('900', languages)).toBe(900);
    expect(gramsTyped('4 eggs', languages)).toBeUndefined();
  });
});
