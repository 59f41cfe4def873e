import { bestMatches } from './best-matches.ts';

describe('best matches', () => {
  const options = [
    { name: 'sour cream', also: [] },
    { name: 'crème fraîche', also: [] },
    { name: 'cream', also: ['nata'] },
  ];

  it('are first the thing itself, then what begins with the text, then what contains it', () => {
    expect(bestMatches([...options, 'creamer'], 'Cream')).toEqual(['cream', 'creamer', 'sour cream']);
  });

  it('are found without accents and by further names', () => {
    expect(bestMatches(options, 'creme')).toEqual(['crème fraîche']);
    expect(bestMatches(options, 'nata')).toEqual(['cream']);
  });

  it('are all there is while nothing is typed, but not what is written already', () => {
    expect(bestMatches(options, '')).toHaveLength(3);
    expect(bestMatches(options, 'cream')).toEqual(['sour cream']);
  });

  it('are at most eight', () => {
    expect(
      bestMatches(
        Array.from({ length: 20 }, (_, index) => `food ${index}`),
        'food',
      ),
    ).toHaveLength(8);
  });
});
