import { splitIngredients, splitLines, splitSteps } from './split-text.ts';

describe('pasted text', () => {
  it('becomes lines without bullets and numbers', () => {
    expect(splitLines('- 1 egg\n\n• salt\n2) pepper\n  oil ')).toEqual(['1 egg', 'salt', 'pepper', 'oil']);
    expect(splitLines('- [ ] 1 egg\n➤ salt\n✔ pepper\n١. زيت')).toEqual(['1 egg', 'salt', 'pepper', 'زيت']);
  });

  it('keeps an amount at the start of a line', () => {
    expect(splitLines('2 eggs\n1.5 l milk')).toEqual(['2 eggs', '1.5 l milk']);
  });

  it('becomes ingredients, with a heading above the one that it heads', () => {
    const lines = splitIngredients('- 1 egg\nFor the sauce:\n2 dl cream\nsalt\nServe with:');
    expect(lines.map(({ title, note }) => [title, note])).toEqual([
      ['', '1 egg'],
      ['For the sauce', '2 dl cream'],
      ['', 'salt'],
      ['', 'Serve with'],
    ]);
    expect(lines[0]).toMatchObject({ quantity: null, food: null, originalText: '1 egg' });
  });

  it('becomes steps by paragraphs where there are any, else by lines', () => {
    expect(splitSteps('1. Mix.\nWell.\n\nStep 2: Bake.')).toEqual(['Mix.\nWell.', 'Bake.']);
    expect(splitSteps('1. Mix.\n2. Bake.')).toEqual(['Mix.', 'Bake.']);
  });

  it('becomes steps without bullets, numbers and “Step 1”', () => {
    expect(splitSteps('- Mix.\n• Bake.\n* Step 3 – Eat.')).toEqual(['Mix.', 'Bake.', 'Eat.']);
    expect(splitSteps('Step 1\nMix well.\n\nStep 2\n\nBake.')).toEqual(['Mix well.', 'Bake.']);
    expect(splitSteps('Schritt 1: Rühren.\nSchritt 2: Backen.')).toEqual(['Rühren.', 'Backen.']);
    expect(splitSteps('Étape 1\nMélanger.\nÉtape 2\nCuire.')).toEqual(['Mélanger.', 'Cuire.']);
    expect(splitSteps('الخطوة ١: اخلط.\nالخطوة ٢: اخبز.')).toEqual(['اخلط.', 'اخبز.']);
    expect(splitSteps('First:\n\n- Mix.\n- Bake.')).toEqual(['First:', 'Mix.', 'Bake.']);
    expect(splitSteps('1.5 l of water come first.\nSteps of this kind stay.')).toEqual([
      '1.5 l of water come first.',
      'Steps of this kind stay.',
    ]);
  });
});
