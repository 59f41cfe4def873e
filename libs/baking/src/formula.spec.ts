import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIngredient } from '#ingredients/parser';
import {
  eggsAndGrams,
  type FormulaLine,
  formulaOf,
  mixerBatches,
  roundWeighed,
  scaleForTotal,
  sectionsOf,
  weightOf,
} from './formula.ts';
import { isWeighedFinely, roleOfFood } from './food-words.ts';

function lineOf(text: string, section = ''): FormulaLine {
  const { quantity, quantityMax, unit, food } = parseIngredient(text);
  const weight = weightOf({ quantity, quantityMax, unit: unit?.id ?? null }, food);
  return { id: text, section, name: food, role: roleOfFood(food), isFixed: false, ...weight };
}

const linesOf = (sections: Record<string, string[]>): FormulaLine[] =>
  Object.entries(sections).flatMap(([section, texts]) => texts.map((text) => lineOf(text, section)));

interface Textbook {
  name: string;
  wanted: number;
  loss: number;
  countsStarters: boolean;
  lines: { text: string; percent: number; grams: number }[];
}

const textbook = readFileSync(join(import.meta.dirname, 'formulas.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .reduce<Textbook[]>((all, line) => {
    const [text = '', first, second, counted] = line.split('|').map((part) => part.trim());
    if (text.startsWith('='))
      return [
        ...all,
        {
          name: text.slice(2),
          wanted: Number(first),
          loss: Number(second) / 100,
          countsStarters: !!counted,
          lines: [],
        },
      ];
    all.at(-1)?.lines.push({ text, percent: Number(first), grams: Number(second) });
    return all;
  }, []);

describe('the formulas of a textbook', () => {
  it('are twelve', () => expect(textbook).toHaveLength(12));

  it.each(textbook)('$name comes out to the gram', ({ wanted, loss, countsStarters, lines }) => {
    const formula = formulaOf(
      lines.map(({ text }) => lineOf(text)),
      { section: '', countsStarters },
    );
    const scale = scaleForTotal(wanted, formula, loss) ?? 0;
    const rows = formula.rows.map(({ line: { id, name, grams }, percent }) => ({
      text: id,
      percent: Math.round((percent?.low ?? 0) * 1000) / 1000,
      grams: Number(roundWeighed((grams?.low ?? 0) * scale, isWeighedFinely(name)).toFixed(2)),
    }));
    expect(rows).toEqual(lines);
    expect(formula.unknown).toBe(0);
  });
});

describe('a formula', () => {
  const sourdough = linesOf({
    Levain: ['50 g rye starter', '100 g strong white flour', '100 g water'],
    Dough: [
      '800 g strong white flour',
      '150 g wholemeal flour',
      '50 g rye flour',
      '700 g water',
      '200 g levain',
      '20 g salt',
    ],
  });
  const rounded = (value: number | null | undefined) => Math.round((value ?? 0) * 10) / 10;
  const salt = ({ rows }: ReturnType<typeof formulaOf>) => rounded(rows.at(-1)?.percent?.low);

  it('has the dough first, not the section of the levain that it takes', () =>
    expect(sectionsOf(sourdough)).toEqual(['Dough', 'Levain']));

  it('counts the levain in on request', () => {
    const asWritten = formulaOf(sourdough, { section: 'Dough', countsStarters: false });
    expect([rounded(asWritten.hydration), salt(asWritten), asWritten.prefermented]).toEqual([70, 2, 0]);
    const withLevain = formulaOf(sourdough, { section: 'Dough', countsStarters: true });
    expect([rounded(withLevain.hydration), salt(withLevain), rounded(withLevain.prefermented)]).toEqual([
      72.7, 1.8, 9.1,
    ]);
  });

  it('takes the hydration of a starter from its section', () => {
    const stiff = linesOf({ Biga: ['100 g flour', '55 g water'], Dough: ['900 g flour', '600 g water', '155 g biga'] });
    const { hydration } = formulaOf(stiff, { section: 'Dough', countsStarters: true });
    expect(rounded(hydration)).toBe(65.5);
  });

  it('counts the flour of a linked recipe', () => {
    const linked: FormulaLine = { ...lineOf('310 g sweet crust'), composition: { flour: 0.5, liquid: 0 } };
    const { base } = formulaOf([linked, lineOf('45 g flour')], { section: '', countsStarters: true });
    expect(base).toBe(200);
  });

  it('takes the heaviest line for 100 percent where there is no flour', () => {
    const { rows, hasFlour, hydration } = formulaOf(
      ['200 g dark chocolate', '500 g cream', '60 g butter'].map((text) => lineOf(text)),
      { section: '', countsStarters: false },
    );
    expect(rows.map(({ percent }) => percent?.low)).toEqual([40, 100, 12]);
    expect([hasFlour, hydration]).toEqual([false, null]);
  });

  it('keeps ranges, marks volumes and counts lines without a weight', () => {
    const lines = ['500 g flour', '300–325 ml water', '2 eggs', '1 pinch salt', '1 tsp salt'].map((text) =>
      lineOf(text),
    );
    const formula = formulaOf(lines, { section: '', countsStarters: false });
    expect(formula.rows[1]?.percent).toEqual({ low: 60, high: 65 });
    expect(lines.map(({ isApproximate }) => isApproximate)).toEqual([false, true, true, false, true]);
    expect(formula.unknown).toBe(1);
    expect(lines[2]?.grams?.low).toBe(100);
    expect(Math.round(lines[4]?.grams?.low ?? 0)).toBe(6);
  });

  it('leaves out what does not grow with the dough', () => {
    const dusting = { ...lineOf('50 g flour'), isFixed: true };
    expect(formulaOf([lineOf('500 g flour'), dusting], { section: '', countsStarters: false }).total).toBe(500);
  });
});

it('knows flours, liquids and starters by their names in several languages', () => {
  const names = (role: string) =>
    [
      'Weizenmehl Type 550',
      'Mandelmehl',
      'Paniermehl',
      'farine de blé T65',
      'farine d’amande',
      'semola rimacinata',
      'harina de fuerza',
      'دقيق',
      'flour tortillas',
      'coconut flour',
      'lauwarmes Wasser',
      'milk',
      'milk chocolate',
      'Buttermilch',
      'eau tiède',
      'حليب',
      'rice wine vinegar',
      'active sourdough starter',
      'Roggensauerteig',
      'lievito madre',
      'levain',
      'Salz',
      'butter',
      '強力粉',
      'tarwebloem',
      'zonnebloempitten',
    ].filter((name) => roleOfFood(name) === role);
  expect(names('flour')).toEqual([
    'Weizenmehl Type 550',
    'farine de blé T65',
    'semola rimacinata',
    'harina de fuerza',
    'دقيق',
    '強力粉',
    'tarwebloem',
  ]);
  expect(names('liquid')).toEqual(['lauwarmes Wasser', 'milk', 'Buttermilch', 'eau tiède', 'حليب']);
  expect(names('starter')).toEqual(['active sourdough starter', 'Roggensauerteig', 'lievito madre', 'levain']);
});

it('splits a dough into batches of the mixer, the last one smaller', () => {
  expect(mixerBatches(40_000, 14_000)).toEqual({ count: 3, each: 13_400, last: 13_200 });
  expect(mixerBatches(1800, 5000)).toEqual({ count: 1, each: 1800, last: 1800 });
  expect(mixerBatches(10_000, 5000)).toEqual({ count: 2, each: 5000, last: 5000 });
});

it('says the part of an egg in grams', () => {
  expect(eggsAndGrams(5.86, 50)).toEqual({ whole: 5, grams: 43 });
  expect(eggsAndGrams(6, 50)).toEqual({ whole: 6, grams: 0 });
  expect(eggsAndGrams(0.5, 50)).toEqual({ whole: 0, grams: 25 });
});
