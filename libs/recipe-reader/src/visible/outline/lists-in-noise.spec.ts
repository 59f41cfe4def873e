import { readRecipe } from '../../index.ts';
import { foods, texts } from '../../spec-pages.ts';

const list = (items: string[], tag = 'ul', name = '') =>
  `<${tag} class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const article = '<p>We have eaten this soup every week, and always liked it.</p>'.repeat(9);
const read = (body: string) =>
  readRecipe(`<html><body><h1>Leek soup</h1>${article}${body}</body></html>`, { url: '' }).recipe;

const steps = ['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'];
const shown = `<h2>Ingredients</h2>${list(foods)}`;
const method = `<h2>Method</h2>${list(steps, 'ol')}`;

describe('in elements whose names say something else, the page is read for', () => {
  it('ingredients within an element that is named for them', () => {
    const parts = (name: string) => `<div class="ingredients"><h2>Ingredients</h2>${list(foods, 'ul', name)}</div>`;
    expect(texts(read(parts('list -nutrition') + method)!.ingredients)).toEqual(foods);
  });

  it('steps within an element that is named for them, however many such lists there are', () => {
    const others = list(['250 kcal a portion', '10 g of fat in all'], 'ul', 'nutrition').repeat(30);
    const body = `${shown}${others}<div class="directions"><h2>Method</h2>${list(steps, 'ol', '-nutrition')}</div>`;
    expect(texts(read(body)!.instructions)).toEqual(steps);
  });

  it('steps under their heading', () => {
    const text = 'Wash the leeks, cut them into rings, and boil them in the stock for ten minutes.';
    const body = `${shown}<section class="anchor-nav__section"><h2>Method</h2>${list([text, ...steps], 'ol')}</section>`;
    expect(texts(read(body)!.instructions)).toEqual([text, ...steps]);
  });

  it('but not for comments within the steps', () => {
    const comment = (text: string) => `<p>Anna</p><p>${text}</p>`;
    const comments = list(
      ['I have made it twice, and we liked it.', 'I added an onion.'].map(comment),
      'ol',
      'comments',
    );
    const body = `${shown}<div class="directions"><h2>Method</h2>${list(steps, 'ol')}${comments}</div>`;
    expect(texts(read(body)!.instructions)).toEqual(steps);
  });
});

describe('what is no list of ingredients', () => {
  it('is a table of nutrients, the amounts before their names', () => {
    const facts = ['620 Calories', '41 g Protein', '20 g Carbohydrates', '31 g Fat', '3 g Fibre', '6.3 g Sugar'];
    expect(read(`${list(facts)}<h2>Method</h2>${list(steps, 'ol')}`)?.ingredients ?? []).toEqual([]);
  });
});
