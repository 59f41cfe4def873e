import { bestMatches } from './best-matches.ts';

describe('best matches', () => {
  const options = [
    { name: 'sour cream', also: [] },
    { name: 'crème fraîche', also: [] },
    { name: 'cream', also: ['nata'] },
  ];

  it('are sorted: exact match, then names that begin with the text, then names that contain it', () => {
    expect(bestMatches([...options, 'creamer'], 'Cream')).toEqual(['cream', 'creamer', 'sour cream']);
  });

  it('ignore accents and include further names', () => {
    expect(bestMatches(options, 'creme')).toEqual(['crème fraîche']);
    expect(bestMatches(options, 'nata')).toEqual(['cream']);
  });

  it('are all options for an empty text, and exclude the option that equals the text', () => {
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
