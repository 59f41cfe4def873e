import { findUnplacedLines } from './pasted-text.ts';

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
