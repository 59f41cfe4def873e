import { matcher } from './matcher.ts';

const found = (words: string[], text: string, options: { dense?: boolean; units?: boolean } = {}) => {
  const list = new Map(words.map((word) => [word, word]));
  const match = matcher(list, { dense: false, units: true, ...options }).at(text, 0);
  return match && [match.value, text.slice(match.start, match.end)];
};

describe('matcher', () => {
  it('finds the longest word, whatever its case', () => {
    expect(found(['cup', 'cups', 'cups of tea'], 'CUPS OF tea')).toEqual(['cups of tea', 'CUPS OF tea']);
    expect(found(['cup', 'cups of tea'], 'cup of tea')).toEqual(['cup', 'cup']);
    expect(found(['κουταλιές'], 'ΚΟΥΤΑΛΙΈΣ')).toEqual(['κουταλιές', 'ΚΟΥΤΑΛΙΈΣ']);
  });

  it('ends where a word ends', () => {
    expect(found(['cup'], 'cupboard')).toBeNull();
    expect(found(['l'], "l'eau")).toBeNull();
    expect(found(["d'"], "d'eau")).toEqual(["d'", "d'"]);
    expect(found(['杯'], '杯半', { dense: true })).toEqual(['杯', '杯']);
    expect(found(['g'], 'garlic', { dense: true })).toBeNull();
  });

  it('leaves dots and spaces of a unit free', () => {
    for (const text of ['c. à s.', 'c à s', 'càs', 'C.à.s.'])
      expect(found(['c. à s.'], text)).toEqual(['c. à s.', text]);
    expect(found(['to the'], 'tothe', { units: false })).toBeNull();
    expect(found(['tbsp'], 'tbsp. oil')).toEqual(['tbsp', 'tbsp.']);
    expect(found(['ч.л.'], 'ч.л.соли')).toEqual(['ч.л.', 'ч.л']);
  });

  it('takes a plural in brackets as part of a unit', () => {
    expect(found(['Zehe'], 'Zehe(n) Knoblauch')).toEqual(['Zehe', 'Zehe(n)']);
    expect(found(['Zehe'], 'Zehe/n Knoblauch')).toEqual(['Zehe', 'Zehe/n']);
    expect(found(['Zehe'], 'Zehe(n) Knoblauch', { units: false })).toEqual(['Zehe', 'Zehe']);
  });

  it('finds a word that is written together with the next', () => {
    expect(found(['пол+', 'пол'], 'полстакана')).toEqual(['пол+', 'пол']);
    expect(found(['пол+'], 'пол стакана')).toBeNull();
  });
});
