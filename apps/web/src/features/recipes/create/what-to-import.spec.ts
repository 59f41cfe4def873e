import { pastedIn } from './what-to-import.ts';

const RECIPE = 'Letter soup\n\nIngredients\n400 g letters\n2 carrots\n\nMethod\nBoil them all for an hour.';

describe('a pasted text', () => {
  it.each([
    'https://a.example/pie',
    'a.example/pie',
    'Look, how good this is: https://a.example/pie',
    'Pie\nhttps://a.example/pie',
  ])('is an address: %s', (text) =>
    expect(pastedIn(text)).toEqual({ kind: 'address', address: 'https://a.example/pie' }),
  );

  it.each(['https://a.example/1\nhttps://a.example/2', 'Pie: https://a.example/1, soup: https://a.example/2'])(
    'is several addresses: %s',
    (text) =>
      expect(pastedIn(text)).toEqual({ kind: 'addresses', addresses: ['https://a.example/1', 'https://a.example/2'] }),
  );

  it.each([
    RECIPE,
    `${RECIPE}\nFrom https://a.example/soup`,
    `${RECIPE}\nhttps://a.example/soup and https://b.example/soup`,
    '<article>Soup with a <a href="https://a.example">letter</a></article>',
    '{"@type":"Recipe","url":"https://a.example/soup"}',
  ])('is a recipe: %s', (text) => expect(pastedIn(text)).toEqual({ kind: 'text', text }));

  it.each(['', '  ', 'letter soup'])('is nothing to import: “%s”', (text) => expect(pastedIn(text)).toBeUndefined());
});
