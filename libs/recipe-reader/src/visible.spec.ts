import { readRecipe } from './index.ts';
import { texts } from './spec-pages.ts';

const url = 'https://kitchen.example/x';
const read = (body: string) =>
  readRecipe(`<html><head><meta property="og:title" content="Leek soup | Kitchen"></head><body>${body}</body></html>`, {
    url,
  });

const steps =
  '<ol><li>Wash the leeks and cut them into rings.</li><li>Boil them in the stock for ten minutes.</li></ol>';

describe('the visible page', () => {
  it('is read by its headings', () => {
    const { recipe, provenance } =
      read(`<nav><ul><li>1 Home</li><li>2 Shop</li></ul></nav><h1>Leek soup</h1><p>Serves 4</p><p>Prep time: 10 mins</p>
      <h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>salt</li></ul><h2>Method</h2>${steps}
      <h2>Comments</h2><ul><li>I used 2 leeks and it was great, thank you.</li><li>We had it twice already this week.</li></ul>`);
    expect(recipe).toMatchObject({ name: 'Leek soup', recipeYield: '4', servings: 4, prepTime: { minutes: 10 } });
    expect(texts(recipe!.ingredients)).toEqual(['3 leeks', '1 l stock', 'salt']);
    expect(texts(recipe!.instructions)).toHaveLength(2);
    expect(provenance.ingredients).toMatchObject({ source: 'page', path: expect.stringContaining('li') });
    expect(provenance.ingredients!.confidence).toBeLessThan(0.9);
  });

  it.each([
    ['German', 'Zutaten für 4 Personen', 'Zubereitung'],
    ['French', 'Ingrédients :', 'Préparation'],
    ['Polish', 'Składniki', 'Sposób przygotowania'],
    ['Greek', 'Υλικά', 'Εκτέλεση'],
    ['Hebrew', 'מצרכים', 'אופן ההכנה'],
    ['Japanese', '材料', '作り方'],
    ['Turkish', 'Malzemeler', 'Yapılışı'],
    ['Spanish', 'Vamos a necesitar', 'Elaboración paso a paso'],
    ['Russian', 'Нам понадобится', 'Готовим'],
  ])('knows %s headings', (_, ingredients, method) => {
    const { recipe } = read(
      `<h1>X</h1><p><b>${ingredients}</b></p><p>3 leeks<br>1 l stock<br>100 g rice</p><p><b>${method}</b></p>${steps}`,
    );
    expect(texts(recipe!.ingredients)).toEqual(['3 leeks', '1 l stock', '100 g rice']);
    expect(recipe!.instructions).toHaveLength(2);
  });

  it('is read by class names, or by the wording of its lines', () => {
    const byClass = read(
      `<h1>Soup</h1><div class="recipe-ingredients"><span>3 leeks</span><br><span>1 l stock</span></div><div class="recipe-steps">${steps}</div>`,
    );
    expect(texts(byClass.recipe!.ingredients)).toEqual(['3 leeks', '1 l stock']);
    const byLook = read(
      `<h1>Soup</h1><p>My grandmother made this soup every week of the year.</p><ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>${steps}`,
    );
    expect(texts(byLook.recipe!.ingredients)).toEqual(['3 leeks', '1 l stock', '200 g potatoes']);
    expect(byLook.recipe!.instructions).toHaveLength(2);
  });

  it('joins the cells of a row', () => {
    const rows = [
      ['3', 'leeks'],
      ['1 l', 'stock'],
      ['200 g', 'potatoes'],
    ];
    const table = `<table>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`;
    const divs = rows.map(([a, b]) => `<div class="row"><div>${a}</div><div>${b}</div></div>`).join('');
    const spans = `<ul>${rows.map(([a, b]) => `<li><span class="a">${a}</span><span class="b">${b}</span></li>`).join('')}</ul>`;
    for (const list of [table, divs, spans])
      expect(texts(read(`<h2>Ingredients</h2><div>${list}</div><h2>Method</h2>${steps}`).recipe!.ingredients)).toEqual([
        '3 leeks',
        '1 l stock',
        '200 g potatoes',
      ]);
  });

  it('joins an amount and the paragraph with its food, also if other rows have no amount', () => {
    const rows = ['<i>3</i><p>leeks</p>', '<p>Salt and pepper</p>', '<i>1 l</i><p>stock</p>'];
    const { recipe } = read(
      `<h1>Soup</h1><h2>Ingredients</h2><div>${rows.map((row) => `<div class="item">${row}</div>`).join('')}</div><h2>Method</h2>${steps}`,
    );
    expect(recipe!.ingredients).toEqual([{ text: '3 leeks' }, { text: 'Salt and pepper' }, { text: '1 l stock' }]);
  });

  it('reads a term with several definitions as a section title', () => {
    const { recipe } = read(
      `<h1>Soup</h1><dl class="ingredients"><dt>Soup for 4</dt><dd>3 leeks</dd><dd>1 l stock</dd><dt>On top</dt><dd>2 slices bread</dd></dl>${steps}`,
    );
    expect(recipe!.ingredients).toEqual([
      { text: '3 leeks', title: 'Soup for 4' },
      { text: '1 l stock' },
      { text: '2 slices bread', title: 'On top' },
    ]);
  });

  it('omits the credits of pictures in steps', () => {
    const step = (text: string) =>
      `<li><p>${text}</p><figure><img src="a.jpg"><figcaption>Kitchen / Kim Lee</figcaption></figure></li>`;
    const { recipe } = read(
      `<h1>Soup</h1><ul><li>3 leeks</li><li>1 l stock</li></ul><h2>Method</h2><ol>${step('Wash the leeks and cut them into rings.')}${step('Boil them in the stock for ten minutes.')}</ol>`,
    );
    expect(texts(recipe!.instructions)).toEqual([
      'Wash the leeks and cut them into rings.',
      'Boil them in the stock for ten minutes.',
    ]);
  });

  it('does not read times and temperatures as ingredients', () => {
    const facts = ['62 °C Water bath', '00:30 Recipe time', 'Cooking 1 h', 'Total 90 min'];
    const { recipe } = read(
      `<h1>Soup</h1><div>${facts.map((fact) => `<div class="fact">${fact}</div>`).join('')}</div><ul><li>leeks</li><li>a little stock</li><li>pepper</li></ul>${steps}`,
    );
    expect(texts(recipe?.ingredients ?? [])).not.toContain('00:30 Recipe time');
  });

  it('keeps section headings', () => {
    const { recipe } = read(
      `<h2>Ingredients</h2><h3>Soup</h3><ul><li>3 leeks</li><li>1 l stock</li></ul><h3>For the topping:</h3><ul><li>100 g cheese</li></ul><h2>Method</h2>${steps}`,
    );
    expect(recipe!.ingredients).toEqual([
      { title: 'Soup', text: '3 leeks' },
      { text: '1 l stock' },
      { title: 'For the topping', text: '100 g cheese' },
    ]);
  });

  it('is preferred to structured lists that are merged or lack amounts', () => {
    const list = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>';
    const script = (recipeIngredient: unknown) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient, recipeInstructions: 'Boil it all in a large pot.' })}</script>`;
    for (const ingredients of ['3 leeks 1 l stock 200 g potatoes', ['leeks', 'stock', 'potatoes']]) {
      const { recipe, provenance } = read(script(ingredients) + list);
      expect(texts(recipe!.ingredients)).toEqual(['3 leeks', '1 l stock', '200 g potatoes']);
      expect(provenance.ingredients?.source).toBe('page');
    }
    const agreed = read(script(['3 leeks', '1 l stock', '200 g potatoes']) + list);
    expect(agreed.provenance.ingredients).toMatchObject({ source: 'json-ld', confidence: 0.97 });
  });

  it('joins amounts to the next line only if most lines of the list are split', () => {
    const list = (...items: string[]) =>
      `<h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const apart = read(list('3', 'leeks', '200 g', 'potatoes', '1 l', 'stock') + steps);
    expect(texts(apart.recipe!.ingredients)).toEqual(['3 leeks', '200 g potatoes', '1 l stock']);
    const whole = read(list('1 l stock', '3 leeks', '2 onions', '5 eggs', 'pepper', '100 g rice') + steps);
    expect(texts(whole.recipe!.ingredients)).toContain('5 eggs');
  });

  it('keeps one of several lists for other numbers of servings', () => {
    const list = (factor: number) =>
      `<ul><li>Soup</li><li>${factor} l stock</li><li>${100 * factor} g smoked leeks</li><li>Salt</li></ul>`;
    const { recipe } = read(`<h2>Ingredients</h2>${list(1)}${list(2)}${list(3)}<h2>Method</h2>${steps}`);
    expect(texts(recipe!.ingredients)).toContain('1 l stock');
    expect(texts(recipe!.ingredients)).not.toContain('2 l stock');
  });

  it.each([
    ['<p>Total Time: 20 mins Yield: 4</p>', '4'],
    ['<p>5120 people printed this</p>', ''],
    ['<h4>Ingredients for 5 (small) servings</h4>', '5 servings'],
  ])('reads the yield of %s', (line, recipeYield) => {
    const list = '<ul><li>3 leeks</li><li>1 l stock</li></ul>';
    const { recipe } = read(`<h1>Leek soup</h1>${line}<h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`);
    expect(recipe).toMatchObject({ recipeYield });
  });

  it('computes the total time if the page shows only a part of it', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Soup',
      prepTime: 'PT20M',
      cookTime: 'PT40M',
      recipeIngredient: ['3 leeks'],
    };
    const { recipe } = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><p>Duration = 40 min</p>${steps}`,
    );
    expect(recipe!.totalTime).toEqual({ text: '1 Hour', minutes: 60 });
  });

  it('does not read steps as ingredients if both are in one list', () => {
    const recipeInstructions = ['Heat the oven to 180°.', 'Slice the leeks and fry them in the butter.'];
    const ingredients = ['3 leeks', '1 l stock', '50 g butter'];
    const data = { '@type': 'Recipe', name: 'Leek soup', recipeInstructions };
    const items = [...ingredients, ...recipeInstructions].map((item) => `<li>${item}</li>`).join('');
    const { recipe } = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Ingredients</h2><ul>${items}</ul>`,
    );
    expect(texts(recipe!.ingredients)).toEqual(ingredients);
    expect(texts(recipe!.instructions)).toEqual(recipeInstructions);
  });

  it('takes pictures of the dish, not of the site', () => {
    const { recipe } = read(
      `<h1>Leek soup</h1><img src="/themes/plain/spoon.png"><div style="background-image: url('/media/leek-soup.jpg')"></div>
      <h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li></ul><h2>Method</h2>${steps}`,
    );
    expect(recipe!.images).toEqual(['https://kitchen.example/media/leek-soup.jpg']);
  });

  it('repairs addresses with a duplicate host, and drops "recipe" at the end of names', () => {
    const { recipe } = read(
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name: 'Leek soup – recipe',
        image: 'https://kitchen.examplehttps://cdn.example/leek.jpg',
        recipeIngredient: ['1Â½ l stock', '3 leeks'],
      })}</script>`,
    );
    expect(recipe).toMatchObject({ name: 'Leek soup', images: ['https://cdn.example/leek.jpg'] });
    expect(texts(recipe!.ingredients)).toEqual(['1½ l stock', '3 leeks']);
  });

  it('is null for pages without a recipe', () => {
    expect(
      read('<h1>About us</h1><p>We sell 3 kinds of chairs.</p><ul><li>Oak</li><li>Pine</li></ul>').recipe,
    ).toBeNull();
    expect(readRecipe('', { url }).recipe).toBeNull();
  });
});
