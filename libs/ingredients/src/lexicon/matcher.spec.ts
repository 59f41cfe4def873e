import { matcher } from './matcher.ts';

const firstMatch = (words: string[], text: string, options: { dense?: boolean; units?: boolean } = {}) => {
  const list = new Map(words.map((word) => [word, word]));
  const match = matcher(list, { dense: false, units: true, ...options }).at(text, 0);
  return match && [match.value, text.slice(match.start, match.end)];
};

describe('matcher', () => {
  it('finds the longest word regardless of case', () => {
    expect(firstMatch(['cup', 'cups', 'cups of tea'], 'CUPS OF tea')).toEqual(['cups of tea', 'CUPS OF tea']);
    expect(firstMatch(['cup', 'cups of tea'], 'cup of tea')).toEqual(['cup', 'cup']);
    expect(firstMatch(['κουταλιές'], 'ΚΟΥΤΑΛΙΈΣ')).toEqual(['κουταλιές', 'ΚΟΥΤΑΛΙΈΣ']);
  });

  it('matches whole words only', () => {
    expect(firstMatch(['cup'], 'cupboard')).toBeNull();
    expect(firstMatch(['l'], "l'eau")).toBeNull();
    expect(firstMatch(["d'"], "d'eau")).toEqual(["d'", "d'"]);
    expect(firstMatch(['杯'], '杯半', { dense: true })).toEqual(['杯', '杯']);
    expect(firstMatch(['g'], 'garlic', { dense: true })).toBeNull();
  });

  it('ignores dots and spaces in units', () => {
    for (const text of ['c. à s.', 'c à s', 'càs', 'C.à.s.'])
      expect(firstMatch(['c. à s.'], text)).toEqual(['c. à s.', text]);
    expect(firstMatch(['to the'], 'tothe', { units: false })).toBeNull();
    expect(firstMatch(['tbsp'], 'tbsp. oil')).toEqual(['tbsp', 'tbsp.']);
    expect(firstMatch(['ч.л.'], 'ч.л.соли')).toEqual(['ч.л.', 'ч.л']);
  });

  it('takes a plural in brackets as part of a unit', () => {
    expect(firstMatch(['Zehe'], 'Zehe(n) Knoblauch')).toEqual(['Zehe', 'Zehe(n)']);
    expect(firstMatch(['Zehe'], 'Zehe/n Knoblauch')).toEqual(['Zehe', 'Zehe/n']);
    expect(firstMatch(['Zehe'], 'Zehe(n) Knoblauch', { units: false })).toEqual(['Zehe', 'Zehe']);
  });

  it('finds a word that has no space after it', () => {
    expect(firstMatch(['пол+', 'пол'], 'полстакана')).toEqual(['пол+', 'пол']);
    expect(firstMatch(['пол+'], 'пол стакана')).toBeNull();
  });
});
