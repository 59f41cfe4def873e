import { ingredientLikeness } from './visible/likeness.ts';
import { foods, list, read, ingredientsHtml, texts } from './spec-pages.ts';

const steps = ['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'];
const method = `<h2>Method</h2>${list(steps, 'ol')}`;
const article = Array.from({ length: 9 }, () => '<p>We have eaten this soup every week, and always liked it.</p>');
const ingredients = (body: string) => texts(read(body + method).ingredients);

describe('ingredients of the visible page', () => {
  it.each([
    ['beside the nutrition', '<div class="ingredients-nutrition">', '<section class="ingredients">'],
    ['below a bar of links', '<div class="anchor-nav">', '<section id="ingredients">'],
    [
      'to tick off in a form',
      '<form><p>Tick off what you have got. If you change the number of servings, all of the amounts change, but the times below are those for four people, whatever you say here.</p>',
      '<div class="ingredients">',
    ],
  ])('are read %s', (_, outer, inner) => {
    const recipe = read(`${article.join('')}${outer}${inner}${ingredientsHtml}${'</div>'.repeat(2)}</form>${method}`);
    expect(texts(recipe.ingredients)).toEqual(foods);
  });

  it('are not looked for in menus that are called so', () => {
    const menu = list(['Leeks in autumn', 'Cheese for every day', 'Stock', 'Potatoes and other roots']);
    const recipe = read(
      `${article.join('')}<div class="nav"><div class="by-ingredient">${menu}</div></div>${ingredientsHtml}${method}`,
    );
    expect(texts(recipe.ingredients)).toEqual(foods);
  });

  it.each([
    ['says more in brackets', '50 g cheese (any kind does. We like an old one. Grate it.)'],
    ['goes on with sentences', '50 g cheese. Any kind does. We like an old one, which you have to grate.'],
    [
      'is of several foods',
      'To serve: bread, parsley, chives, a little sour cream, and whatever you have at home (as you like)',
    ],
  ])('include the last one where it %s', (_, last) => {
    const items = ['3 leeks', '1 l stock', last];
    const table = `<table>${items.map((item) => `<tr><td>${item}</td></tr>`).join('')}</table>`;
    for (const markup of [list(items), table]) expect(ingredients(`<h2>Ingredients</h2>${markup}`)).toContain(last);
  });

  it.each([
    ['times and the yield', '<p>Prep <b>10 min</b><br>Cook <b>40 min</b><br>Serves <b>4</b></p>'],
    ['the head of a column', '<p>Quantité</p>'],
    ['what is left of the servings', '<p>Portionen <input value="2"></p>'],
    [
      'advice',
      '<p>4 people</p><b>Think of it:</b><ul><li>If you change the servings, the times may change. They are for four.</li></ul>',
    ],
  ])('begin behind %s', (_, preface) => {
    for (const lines of [list(foods), foods.map((food) => `<p>${food}</p>`).join('')])
      expect(read(`<h2>Ingredients</h2>${preface}${lines}${method}`).ingredients[0]!.text).toBe('3 leeks');
    expect(read(`<h2>Ingredients</h2>${preface}${list(foods)}${method}`).ingredients[0]!.title).toBeUndefined();
  });

  it.each(['Les ingrédients de la recette', 'Gli ingredienti della ricetta', 'Ingredients for this recipe'])(
    'are announced by "%s"',
    (heading) => {
      const facts = list(['For 4 people', 'Level: very easy', 'Price: low']);
      expect(ingredients(`${facts}<h2>${heading}</h2>${list(['Leeks', 'Stock', 'Cheese'])}`)).toEqual([
        'Leeks',
        'Stock',
        'Cheese',
      ]);
    },
  );

  it('do not include the equipment', () => {
    const tools = `<div class="title">Besonderes Zubehör</div>${list(['1 casserole', '1 grater'])}`;
    expect(ingredients(`<div class="ingredients">${ingredientsHtml}${tools}</div>`)).toEqual(foods);
  });

  it.each([
    ['in one item', `<ol><li>${foods.join('<br>')}<br>1 onion</li></ol>`],
    ['in bold', `<p><strong>3 leeks</strong><strong><br></strong>1 l stock<b><br></b>50 g cheese<br>1 onion</p>`],
  ])('are set apart by line breaks %s', (_, markup) => {
    expect(ingredients(`<h2>Ingredients</h2>${markup}`)).toContain('1 onion');
    expect(ingredients(`<h2>Ingredients</h2>${markup}`)).toContain('1 l stock');
  });

  it('have their remarks with them', () => {
    const items = [`3 leeks${list(['about a pound'])}`, '1 l stock', `50 g cheese${list(['2 slices'])}`];
    expect(ingredients(`<h2>Ingredients</h2>${list(items)}`)).toEqual([
      '3 leeks about a pound',
      '1 l stock',
      '50 g cheese 2 slices',
    ]);
  });

  it('stay apart from the ones that they are made of', () => {
    const items = ['3 leeks', `1 l stock${list(['1 carrot', '1 onion'])}`];
    expect(ingredients(`<h2>Ingredients</h2>${list(items)}`)).toEqual(['3 leeks', '1 l stock', '1 carrot', '1 onion']);
  });

  it('have the amount on the line behind them, with the unit of the column', () => {
    const cells = (...lines: string[]) => lines.map((line) => `<div><span>${line}</span></div>`).join('');
    const columns = cells(
      'Part 1',
      'KG',
      'Leeks',
      '0.5',
      'Stock',
      '1.25',
      'Total weight: 1.75',
      'Part 2',
      'KG',
      'Cheese',
      '0.1',
    );
    expect(read(`<h2>Ingredients</h2><div>${columns}</div>${method}`).ingredients).toEqual([
      { title: 'Part 1', text: '0.5 kg Leeks' },
      { text: '1.25 kg Stock' },
      { title: 'Part 2', text: '0.1 kg Cheese' },
    ]);
  });

  it('are no amounts of each other', () => {
    const mixed = ['Salt', '3 leeks', 'Pepper', '2 limes'];
    expect(ingredients(`<h2>Ingredients</h2>${list(mixed)}`)).toEqual(mixed);
  });

  it('end at the heading of the steps within an element that is named for them', () => {
    const facts = list(['Published: 3 May 2021', 'Prep: 2 minutes', 'Votes: 6', 'Author: 1 cook']);
    const card = `<h2>Leek soup</h2><h3>Ingredients</h3>${list(foods)}<h3>Method</h3>${list(steps, 'ol')}<h3>More</h3>${facts}`;
    expect(texts(read(`<div class="soup-ingredients">${card}</div>`).ingredients)).toEqual(foods);
  });

  it('are the definitions below a term that is their heading', () => {
    const markup = `<dl class="ingredients"><dt>Ingredients</dt>${foods.map((food) => `<dd>${food}</dd>`).join('')}</dl>`;
    expect(ingredients(markup)).toEqual(foods);
  });

  it('stay, though the data take them for steps as well', () => {
    const data = { '@type': 'Recipe', name: 'Leek soup', recipeInstructions: [...foods.slice(1), ...steps] };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const markup = `<h2>Ingredients</h2>${list(['2 eggs', ...foods])}`;
    expect(texts(read(`${script}${markup}`).ingredients)).toEqual(['2 eggs', ...foods]);
  });

  it('have the titles that their class sets off, though all amounts are bold', () => {
    const item = (amount: string, food: string) => `<li><b>${amount}</b> ${food}</li>`;
    const items = item('3', 'leeks') + item('1 l', 'stock') + item('1', 'onion');
    const markup = `<ul>${items}<li class="font-bold">Topping</li>${item('50 g', 'cheese')}${item('1', 'egg')}</ul>`;
    expect(read(`<h2>Ingredients</h2>${markup}${method}`).ingredients[3]).toEqual({
      title: 'Topping',
      text: '50 g cheese',
    });
  });

  it('stay where a section ends like another one', () => {
    const [soup, sauce] = [['3 leeks', '1 l stock', '2 eggs', '100 g rice', '1 onion'], ['1 l milk']];
    const end = ['1 clove of garlic', '½ tsp salt', '1 tsp pepper'];
    expect(
      ingredients(`<h2>Ingredients</h2>${list([...soup, ...end])}<h3>Sauce</h3>${list([...sauce, ...end])}`),
    ).toHaveLength(12);
  });

  it('have names that are buttons', () => {
    const row = (amount: string, food: string) =>
      `<li><span>${amount}</span> <button>${food}</button><button>Buy</button></li>`;
    const rows = row('3', 'leeks') + row('1 l', 'stock') + row('50 g', 'cheese');
    expect(ingredients(`<h2>Ingredients</h2><ul>${rows}</ul>`)).toEqual(foods);
  });

  it('have names that are buttons of their own, behind units of any language or without an amount', () => {
    const row = (amount: string, food: string, remark = '') =>
      `<div class="row"><label>${amount} <div><button>${food}</button></div>${remark}</label></div>`;
    const plain = (food: string) => `<div class="row"><label>${food}</label></div>`;
    const rows = [
      row('4 Teelöffel', 'Öl'),
      row('1 pound', 'leeks,', ' sliced'),
      plain('1 l stock'),
      plain('50 g cheese'),
      row('', 'Black pepper'),
      row('', 'Buy all'),
    ];
    expect(ingredients(`<h2>Ingredients</h2><div>${rows.join('')}</div>`)).toEqual([
      '4 Teelöffel Öl',
      '1 pound leeks, sliced',
      '1 l stock',
      '50 g cheese',
      'Black pepper',
    ]);
  });
});

it.each([
  ['мука, 500 г, просеянная', 0.7],
  ['9% protein', -0.2],
  ['Saláty', 0.15],
])('letters of all alphabets end a unit or belong to a word: %s', (line, likeness) => {
  expect(ingredientLikeness(line)).toBe(likeness);
});

describe('ingredients of a page without lists', () => {
  const cards = (...groups: string[][]) =>
    groups.map((group) => `<div>${group.map((food) => `<div>${food}</div>`).join('')}</div>`).join('');

  it('are lines of their own, however few a section has', () => {
    const groups = cards(['3 leeks', '1 l stock'], ['2 eggs', '1 cup of milk', '1 onion']);
    expect(ingredients(`<h2>Ingredients</h2><div>${groups}</div>`)).toHaveLength(5);
    const ticked = cards(['▢ 3 leeks', '▢ Salt'], ['▢ 2 eggs', '▢ Pepper']);
    expect(ingredients(`<h2>Ingredients</h2><div>${ticked}</div>`)).toEqual(['3 leeks', 'Salt', '2 eggs', 'Pepper']);
  });

  it('are no facts of nutrition, of which there are more', () => {
    const facts = [
      'Calories 120',
      'Saturated fat 2 g',
      'Protein: 5 g',
      'Kohlenhydrate 7 g',
      'Sodium 64mg 3%',
      'Fibre 3 g',
      'Iron 4%',
    ];
    expect(ingredients(`${list(['3 leeks', '1 l stock'])}<div>Facts</div>${list(facts)}`)).toEqual([
      '3 leeks',
      '1 l stock',
    ]);
  });
});

describe('the list of ingredients', () => {
  it.each([
    ['Cook Mode Prevents your screen from going dark'],
    ['Auf die Einkaufsliste setzen'],
    ['Adicionar à lista de compras'],
    ['Shop this recipe'],
  ])('is read without "%s"', (offer) => {
    expect(ingredients(`<h2>Ingredients</h2>${list([...foods, offer])}`)).toEqual(foods);
  });

  it('is announced by a heading with the servings, which need not be marked up as one', () => {
    const dip = ['1 lemon', '200 g yogurt', 'Pepper'];
    const markup = `<div>Zutaten 4 Portionen</div><div>Für die Suppe:</div>${list(foods)}<div>Für den Dip:</div>${list(dip)}`;
    expect(ingredients(markup)).toEqual([...foods, ...dip]);
  });

  it('is the one that is shown of several in other units', () => {
    const panel = (name: string, items: string[]) => `<div class="${name}">${list(items)}</div>`;
    const other = ['6.6 oz leeks', '2 cups stock', '1.8 oz cheese'];
    const panels = panel('tab', other) + panel('tab active', foods);
    expect(ingredients(`<h2>Ingredients</h2><div>${panels}</div>`)).toEqual(foods);
    expect(ingredients(`<h2>Ingredients</h2><div>${panel('tab', other) + panel('tab', foods)}</div>`)).toEqual(other);
    const hidden = panel('d-none', other) + panel('', foods);
    expect(ingredients(`<div><h2>Ingredients</h2>${hidden}</div>`)).toEqual(foods);
  });

  it('goes on where a section has a single line', () => {
    expect(ingredients(`${ingredientsHtml}<h2>Glaze</h2>${list(['1 egg'])}`)).toEqual([...foods, '1 egg']);
  });

  it('is kept once where each section is there in several units', () => {
    const section = (title: string, ...variants: string[][]) =>
      `<h3>${title}</h3>${variants.map((variant) => list(variant)).join('')}`;
    const soup = section('Soup', ['500 g leeks', '1 l stock'], ['17.6 oz leeks', '4 cups stock']);
    const topping = section('Topping', ['50 g cheese'], ['1.8 oz cheese']);
    expect(read(`<h2>Ingredients</h2>${soup}${topping}${method}`).ingredients).toEqual([
      { title: 'Soup', text: '500 g leeks' },
      { text: '1 l stock' },
      { title: 'Topping', text: '50 g cheese' },
    ]);
  });

  it('has sections where an item is a heading, unless all are', () => {
    const items = '<li><h3>Soup</h3></li><li>500 g leeks</li><li><h3>Topping</h3></li><li>50 g cheese</li>';
    expect(read(`<h2>Ingredients</h2><ul>${items}</ul>${method}`).ingredients).toEqual([
      { title: 'Soup', text: '500 g leeks' },
      { title: 'Topping', text: '50 g cheese' },
    ]);
    const all = '<li><h3>500 g leeks</h3></li><li><h3>1 l stock</h3></li><li><h3>50 g cheese</h3></li>';
    expect(ingredients(`<h2>Ingredients</h2><ul>${all}</ul>`)).toEqual(['500 g leeks', '1 l stock', '50 g cheese']);
  });
});
