import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIngredient } from '../parser.ts';
import { ingredientsOfSteps, ingredientUseOfSteps, type StepLine } from './step-ingredients.ts';

interface Judged {
  language: string;
  lines: StepLine[];
  steps: { section: string; text: string; wanted: string[] }[];
}

/** Recipes of our own: `@language`, `- line | (Section) line`, `> step = numbers of the lines that it uses`. */
function read(text: string): Judged[] {
  const recipes: Judged[] = [];
  let language = 'en';
  for (const row of text.split('\n').filter(Boolean)) {
    if (row.startsWith('@')) language = row.slice(1);
    else if (row.startsWith('-')) recipes.push({ language, lines: linesOf(row.slice(2), language), steps: [] });
    else {
      const [step = '', wanted = ''] = row.slice(2).split(' =');
      recipes.at(-1)!.steps.push({ section: '', text: step, wanted: wanted.trim().split(' ').filter(Boolean) });
    }
  }
  return recipes;
}

const linesOf = (row: string, language: string) =>
  row.split(' | ').map((line, index): StepLine => {
    const [, section = '', text = line] = /^\((.+?)\) (.*)$/.exec(line) ?? [];
    const { food, note } = parseIngredient(text, { language });
    return { id: String(index + 1), section, food, note };
  });

const recipes = read(readFileSync(join(import.meta.dirname, 'recipes.txt'), 'utf8'));

it('finds in 60 recipes of five languages at least 80 % of what a step uses, and nothing else in 98 % of its answers', () => {
  expect(recipes).toHaveLength(60);
  let [right, wrong, missed] = [0, 0, 0];
  const faults: string[] = [];
  for (const { language, lines, steps } of recipes) {
    const found = ingredientsOfSteps(lines, steps, language);
    steps.forEach(({ text, wanted }, index) => {
      const extra = found[index]!.filter((id) => !wanted.includes(id));
      const lost = wanted.filter((id) => !found[index]!.includes(id));
      right += found[index]!.length - extra.length;
      wrong += extra.length;
      missed += lost.length;
      const name = (id: string) => lines[Number(id) - 1]!.food;
      if (extra.length + lost.length) faults.push(`${text} +${extra.map(name).join()} -${lost.map(name).join()}`);
    });
  }
  const [precision, recall] = [right / (right + wrong), right / (right + missed)];
  const measured = { precision, recall, faults };
  expect(precision >= 0.98 ? 'precise' : measured).toBe('precise');
  expect(recall >= 0.8 ? 'complete' : measured).toBe('complete');
});

it('finds nothing in a language without word lists', () => {
  expect(
    ingredientsOfSteps(
      [{ id: '1', section: '', food: 'сіль', note: '' }],
      [{ section: '', text: 'Додайте сіль' }],
      'uk',
    ),
  ).toEqual([[]]);
});

describe('steps that name no food in full', () => {
  /** The numbers of the lines that each step uses; those that it may use in brackets. */
  function use(language: string, row: string, ...steps: string[]): string[] {
    const texts = steps.map((text) => ({ section: '', text }));
    return ingredientUseOfSteps(linesOf(row, language), texts, language).map(({ sure, possible }) =>
      [...sure, ...possible.map((id) => `(${id})`)].join(' '),
    );
  }

  it('take whole sections, and go on with what is left', () => {
    const bread =
      '(Levain) 50 g ripe starter | (Levain) 100 g strong white flour | (Levain) 100 g water | (Dough) 800 g strong white flour | ' +
      '(Dough) 150 g wholemeal flour | (Dough) 50 g rye flour | (Dough) 700 g water | (Dough) 200 g levain | (Dough) 20 g salt';
    expect(
      use('en', bread, 'Mix the levain.', 'Mix the flours and the water.', 'Add levain and salt.', 'Fold four times.'),
    ).toEqual(['1 2 3', '4 5 6 7', '8 9', '']);
    const croissants = '(Dough) 500 g flour | (Dough) 50 g butter | (Butter block) 250 g butter | (Egg wash) 1 egg';
    expect(use('en', croissants, 'Mix the dough ingredients.', 'Roll out the butter.', 'Brush with egg wash.')).toEqual(
      ['1 2', '3', '(4)'],
    );
  });

  it.each([
    [
      'en',
      'Levain',
      'Dough',
      'flour',
      'water',
      'For the levain, mix all the ingredients.',
      'Mix all the other ingredients.',
    ],
    [
      'de',
      'Vorteig',
      'Hauptteig',
      'Mehl',
      'Wasser',
      'Für den Vorteig alle Zutaten verrühren.',
      'Alle übrigen Zutaten kneten.',
    ],
    [
      'fr',
      'Levain',
      'Pâte',
      'farine',
      'eau',
      'Pour le levain : mélanger tous les ingrédients.',
      'Ajouter les autres ingrédients.',
    ],
    [
      'es',
      'Masa madre',
      'Pan',
      'harina',
      'agua',
      'Para la masa madre, mezclar todos los ingredientes.',
      'Añadir los demás ingredientes.',
    ],
    [
      'it',
      'Biga',
      'Impasto',
      'farina',
      'acqua',
      'Per la biga mescolare tutti gli ingredienti.',
      'Unire gli altri ingredienti.',
    ],
  ])('take all ingredients of the section that they name: %s', (language, first, second, flour, water, ...steps) => {
    const lines = [first, second].flatMap((section) => [`(${section}) 100 g ${flour}`, `(${section}) 70 g ${water}`]);
    expect(use(language, lines.join(' | '), ...steps)).toEqual(['1 2', '3 4']);
  });

  it('take kinds of food as possible, and what remains', () => {
    const dal =
      '400 g red lentils | 1 onion | 2 tbsp curry powder | 1 tsp ground cumin | 600 ml water | 400 ml coconut milk';
    expect(use('en', dal, 'Fry the onion, add the spices.', 'Add the lentils, water and coconut milk.')).toEqual([
      '2 (3) (4)',
      '1 5 6',
    ]);
    const cake = '250 g all-purpose flour | 1 tsp baking powder | 100 g sugar | 120 g butter | 2 eggs';
    expect(
      use('en', cake, 'Whisk the dry ingredients.', 'Beat half of the butter with the sugar.', 'Stir in the flour.'),
    ).toEqual(['(1) (2) (3)', '3 4', '1']);
    expect(use('en', cake, 'Beat the butter.', 'Add the remaining ingredients.')).toEqual(['4', '1 2 3 5']);
    expect(use('it', '500 g di macinato | 1 bicchiere di vino', 'Rosolare la carne.')).toEqual(['(1)']);
  });

  it('show again, as possible, what an earlier step has used', () => {
    const gratin = '40 cl de crème liquide | 20 cl de lait | 30 g de beurre';
    expect(use('fr', gratin, 'Chauffer la crème et le lait.', 'Beurrer un plat, verser la crème.')).toEqual([
      '1 2',
      '(1) (3)',
    ]);
  });
});
