import { parseIngredient } from './parse-ingredient.ts';

const isDoubtful = ([language, line]: readonly [string, string]): boolean =>
  parseIngredient(line, { language }).confidence.overall < 0.8;

describe('the confidence in a line', () => {
  it('is low where a number or the beginning of an amount is left in the food', () => {
    const lines = [
      ['en', 'three score and 12 figs'],
      ['de', 'Senf 3 oder 4 Löffel'],
      ['de', '2 EL oder 1 Zwiebel 5'],
      ['nl', '2 zkl. sojasaus'],
      ['de', '3 und etwas Mehl'],
    ] as const;
    expect(lines.filter((line) => !isDoubtful(line))).toEqual([]);
  });

  it('is low for an amount that no kitchen uses, and for an ambiguous number', () => {
    const lines = [
      ['de', '12.345 g Mehl'],
      ['de', '1,500 kg Mehl'],
      ['en', '250 flour'],
      ['en', '75 tablespoons honey'],
      ['fr', '500 kg de sucre'],
    ] as const;
    expect(lines.filter((line) => !isDoubtful(line))).toEqual([]);
  });

  it('stays high where the number belongs to the name', () => {
    const lines = [
      ['en', '2 cups 7-Up'],
      ['en', '100 g 70% chocolate'],
      ['de', '500 g Mehl Type 405'],
      ['it', '500 g di farina tipo 00'],
      ['en', '2 slices 50/50 bread'],
    ] as const;
    expect(lines.filter(isDoubtful)).toEqual([]);
  });
});
