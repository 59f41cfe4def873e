import { readRecipe } from '../index.ts';
import { list, paragraphs, texts } from '../spec-pages.ts';

const steps = [
  'Peel the apples and slice them.',
  'Stir the quark and the raisins into the dough.',
  'Bake for an hour.',
];
const foods = ['4 medium-sized tart', '200 g flour', '2 eggs', '80 g sugar', '100 ml milk'];

function readCake(shown: string[], data = foods) {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Apple cake',
    recipeIngredient: data,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const body = `<h1>Apple cake</h1><h2>Ingredients</h2>${list(shown)}<h2>Method</h2>${paragraphs(steps)}`;
  const html = `<html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;
  return texts(readRecipe(html, { url: 'https://kitchen.example/cake' }).recipe?.ingredients ?? []);
}

const rest = foods.slice(1);

describe('lines of data that the page shows more fully', () => {
  it('get the end that the steps use', () => {
    const [first] = readCake(['4 medium-sized tart apples, sliced', ...rest]);
    expect(first).toBe('4 medium-sized tart apples, sliced');
  });

  it('get the rest of an open bracket', () => {
    const data = ['4 apples', '200 g flour (wheat', ...rest.slice(1)];
    expect(readCake(['4 apples', '200 g flour (wheat, or spelt)', ...rest.slice(1)], data)[1]).toBe(
      '200 g flour (wheat, or spelt)',
    );
  });

  it('stay as they are if the steps name their food', () => {
    const data = ['4 apples', ...rest];
    expect(readCake(['4 apples peeled before the dough', ...rest], data)[0]).toBe('4 apples');
  });

  it.each(['4 medium-sized tart $3.99 add to cart', '4 medium-sized tart (buy here)', '4 medium-sized tart plates'])(
    'stay as they are where the rest belongs to a shop or to no step: %s',
    (line) => {
      expect(readCake([line, ...rest])[0]).toBe('4 medium-sized tart');
    },
  );
});

describe('lines that only the page shows', () => {
  const data = ['4 apples', ...rest];

  it('are inserted between known ones if they have an amount', () => {
    expect(readCake(['4 apples', '250 g quark', ...rest], data)).toEqual(['4 apples', '250 g quark', ...rest]);
  });

  it('are left out where they are no food, or stand behind the list', () => {
    expect(readCake(['4 apples', 'Kitchen scales', ...rest], data)).toEqual(data);
    expect(readCake(['4 portions', ...data], data)).toEqual(data);
    expect(readCake([...data, '3 knives'], data)).toEqual(data);
  });
});
