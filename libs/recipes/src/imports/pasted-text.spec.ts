import { readRecipe } from '#recipe-reader';
import { findUnplacedLines, textToPage } from './pasted-text.ts';

const nothing = { name: '', description: '', ingredients: [], instructions: [], notes: [], facts: [] };
const texts = (...lines: string[]) => lines.map((text) => ({ text }));

describe('a line is told unless the recipe has it', () => {
  const recipe = {
    ...nothing,
    name: 'Leek soup',
    ingredients: [
      { title: 'Broth', text: '12 eggs' },
      ...texts('1.5 l water', '2½ cups milk', '20–25 g yeast', '塩胡椒', '卵12個'),
    ],
    instructions: [{ title: 'Before', text: 'Peel the leeks.' }, ...texts('Cook them.', 'Zwiebeln braten.')],
    notes: texts('It freezes well.'),
    facts: ['45 Minuten', '1 Stunde 45 Minuten', '4 Personen', '20分'],
  };

  it.each([
    '2 eggs',
    '5 l water',
    '½ cups milk',
    '25 g yeast',
    '1 egg',
    'eek',
    '塩',
    '卵2個',
    '145 Minuten',
    'Für 14 Personen',
    'Peel the leeks, and keep the green for another day',
    '調理時間120分',
  ])('%s', (line) => expect(findUnplacedLines(line, recipe)).toEqual([line]));

  it.each([
    '# Leek soup',
    'LEEK SOUP!',
    '- [ ] 12 eggs',
    '• 12 Eggs',
    '20-25 g yeast',
    '20 - 25 g yeast',
    '塩胡椒',
    '・卵 12個',
    '① Peel the leeks.',
    'Step 1: Peel the leeks',
    'Schritt 2 Zwiebeln braten.',
    '1 Peel the leeks.',
    '1. Peel the leeks. 2. Cook them.',
    'Before: Peel the leeks.',
    'Zwie\u00adbeln braten.',
    'Broth:',
    'Tip: It freezes well.',
    'Gesamtzeit: 1 Stunde 45 Minuten',
    'Für 4 Personen, 45 Minuten',
    '調理時間20分',
    'Zutaten für 4 Personen',
    '---',
  ])('not %s', (line) => expect(findUnplacedLines(line, recipe)).toEqual([]));
});

const read = (text: string) => readRecipe(textToPage(text), { url: 'https://text.invalid/' }).recipe!;
const lists = 'Ingredients\n3 leeks\n1 l stock\n\nMethod\n1. Cut the leeks.\n2. Boil them.';

describe('a pasted text', () => {
  it.each([
    [
      '---\ntitle: Leek soup\nservings: 2\ntags: [quick, summer]\n---\n## Ingredients\n- 3 leeks\n- 1 l stock\n\n## Steps\n1. Cut.\n2. Boil.',
    ],
    ['---\nname: "Leek soup"\nyield: 2\n---\n## Ingredients\n- 3 leeks\n- 1 l stock\n\n## Steps\n1. Cut.\n2. Boil.'],
  ])('may begin with a YAML head: %j', (text) => {
    const recipe = read(text);
    expect(recipe).toMatchObject({ name: 'Leek soup', servings: 2 });
    expect(recipe.instructions.map((step) => step.text)).toEqual(['Cut.', 'Boil.']);
    expect(findUnplacedLines(text, { ...nothing, ...recipe, facts: ['2'] })).toEqual([]);
  });

  it.each(['\n\nhttps://kitchen.example/soup', '\nSource: https://kitchen.example/soup'])(
    'may end with its address: %j',
    (end) => {
      const recipe = read(`Leek soup\n\n${lists}${end}`);
      expect(recipe.url).toBe('https://kitchen.example/soup');
      expect(recipe.instructions).toHaveLength(2);
    },
  );

  it.each(['[Broth]', '**Broth**', '**Broth:**', '--- Broth ---', 'Broth:', '## Broth'])(
    'has sections under "%s"',
    (title) => {
      const recipe = read(
        `Leek soup\n\nIngredients\n3 leeks\n${title}\n1 l stock\n\nMethod\nCut the leeks.\nBoil them.`,
      );
      expect(recipe.ingredients).toEqual([{ text: '3 leeks' }, { title: 'Broth', text: '1 l stock' }]);
    },
  );

  it('keeps steps that repeat', () => {
    const turns = '1. Fold it like a letter.\n2. Chill it well.\n3. Fold it like a letter.\n4. Chill it well.';
    expect(read(`Dough\n\nIngredients\n250 g flour\n200 g butter\n\nMethod\n${turns}`).instructions).toHaveLength(4);
  });

  it('needs no headings', () => {
    const recipe = read(
      'Leek soup\n3 leeks\n1 l stock\n50 g cheese\nCut the leeks into rings.\nBoil them in the stock.\nServe with the cheese.',
    );
    expect(recipe.ingredients).toHaveLength(3);
    expect(recipe.instructions).toHaveLength(3);
  });

  it('may have a single ingredient', () => {
    const recipe = read(
      'Boiled eggs\n\nIngredients\n6 eggs\n\nMethod\nBoil the eggs for ten minutes.\nCool them in water.',
    );
    expect(recipe.ingredients).toEqual([{ text: '6 eggs' }]);
  });
});
