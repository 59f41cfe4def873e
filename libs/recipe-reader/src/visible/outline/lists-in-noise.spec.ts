import { readRecipe } from '../../index.ts';
import { foods, texts } from '../../spec-pages.ts';

const list = (items: string[], tag = 'ul', name = '') =>
  `<${tag} class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const article = '<p>We have eaten this soup every week, and always liked it.</p>'.repeat(9);
const read = (body: string) =>
  readRecipe(`<html><body><h1>Leek soup</h1>${article}${body}</body></html>`, { url: '' }).recipe;

const steps = ['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'];
const ingredientsHtml = `<h2>Ingredients</h2>${list(foods)}`;
const methodHtml = `<h2>Method</h2>${list(steps, 'ol')}`;

describe('elements with class names of noise', () => {
  it('contain ingredients if an outer element is named for ingredients', () => {
    const parts = (name: string) => `<div class="ingredients"><h2>Ingredients</h2>${list(foods, 'ul', name)}</div>`;
    expect(texts(read(parts('list -nutrition') + methodHtml)!.ingredients)).toEqual(foods);
  });

  it('contain steps if an outer element is named for steps, even among many lists of noise', () => {
    const others = list(['250 kcal a portion', '10 g of fat in all'], 'ul', 'nutrition').repeat(30);
    const body = `${ingredientsHtml}${others}<div class="directions"><h2>Method</h2>${list(steps, 'ol', '-nutrition')}</div>`;
    expect(texts(read(body)!.instructions)).toEqual(steps);
  });

  it('contain steps if a heading announces them', () => {
    const text = 'Wash the leeks, cut them into rings, and boil them in the stock for ten minutes.';
    const body = `${ingredientsHtml}<section class="anchor-nav__section"><h2>Method</h2>${list([text, ...steps], 'ol')}</section>`;
    expect(texts(read(body)!.instructions)).toEqual([text, ...steps]);
  });

  it('are skipped if they contain comments within the steps', () => {
    const comment = (text: string) => `<p>Anna</p><p>${text}</p>`;
    const comments = list(
      ['I have made it twice, and we liked it.', 'I added an onion.'].map(comment),
      'ol',
      'comments',
    );
    const body = `${ingredientsHtml}<div class="directions"><h2>Method</h2>${list(steps, 'ol')}${comments}</div>`;
    expect(texts(read(body)!.instructions)).toEqual(steps);
  });
});

describe('a list of nutrients', () => {
  it('is not read as ingredients, although its lines start with amounts', () => {
    const facts = ['620 Calories', '41 g Protein', '20 g Carbohydrates', '31 g Fat', '3 g Fibre', '6.3 g Sugar'];
    expect(read(`${list(facts)}<h2>Method</h2>${list(steps, 'ol')}`)?.ingredients ?? []).toEqual([]);
  });
});
