import { foods, list, method, read, ingredientsHtml, steps, texts } from './spec-pages.ts';

const ingredients = (body: string) => texts(read(body + method).ingredients);
const instructions = (body: string) => texts(read(ingredientsHtml + body).instructions);

describe('ingredients are read', () => {
  const cards = (card: (amount: string, food: string) => string) =>
    [
      ['3', 'leeks'],
      ['1 l', 'stock'],
      ['50 g', 'cheese'],
    ]
      .map(([amount, food]) => card(amount!, food!))
      .join('');

  it.each([
    ['cards, the amounts below', (amount: string, food: string) => `<div><h3>${food}</h3><p>${amount}</p></div>`],
    ['cards, the amounts above', (amount: string, food: string) => `<div><span>${amount}</span><h4>${food}</h4></div>`],
    ['definitions', (amount: string, food: string) => `<dt>${food}</dt><dd>${amount}</dd>`],
    [
      'amounts and foods in elements of their own',
      (amount: string, food: string) => `<p>${amount}</p><div>${food}</div>`,
    ],
  ])('from %s', (_, card) => expect(ingredients(`<h2>Ingredients</h2><div>${cards(card)}</div>`)).toEqual(foods));

  it('from cards whose headings hold the amounts, and from the list of what needs none', () => {
    const grid = ['Leeks 3', 'Stock 200 ml', 'Cheese 50 g'].map((food) => `<div><h3>${food}</h3></div>`);
    const body = `<section class="ingredients"><h2>Ingredients</h2>${grid.join('')}${list(['Salt', 'Pepper', 'Parsley'])}</section>`;
    expect(ingredients(body)).toEqual(['Leeks 3', 'Stock 200 ml', 'Cheese 50 g', 'Salt', 'Pepper', 'Parsley']);
  });

  it('but headings with a list below are no cards', () => {
    const body = ['Layer 1', 'Layer 2', 'Layer 3'].map(
      (layer) => `<h3>${layer}</h3>${list(['3 eggs', '200 g sugar'])}`,
    );
    expect(read(`<h2>Ingredients</h2>${body.join('')}${method}`).ingredients[0]).toEqual({
      title: 'Layer 1',
      text: '3 eggs',
    });
  });

  it('where the amounts stand without an element of their own between the foods', () => {
    const body = ['3 <p>big leeks</p>', '1 <p>l stock</p>', '<p>Salt</p>', '2 <p>eggs</p>', '50 <p>g cheese</p>'];
    expect(ingredients(`<h2>Ingredients</h2><div>${body.join('')}</div>`)).toEqual([
      '3 big leeks',
      '1 l stock',
      'Salt',
      '2 eggs',
      '50 g cheese',
    ]);
  });

  it('with the ones that are set apart because the site sells them', () => {
    const sold = `<div class="product"><a href="/rice">200 g Rice</a><p>From the foot of the mountains</p></div>`;
    const other = '<div class="info">1 bag serves 2 people</div>';
    const unsold = [...foods, '2 eggs', '1 onion', '10 g parsley', 'salt'];
    expect(ingredients(`<h2>Ingredients</h2><div>${sold}${other}${list(unsold)}</div>`)).toEqual([
      '200 g Rice',
      ...unsold,
    ]);
  });

  it('with the foods that lack an amount where bold type marks the foods', () => {
    const lines = [
      '3 <b>leeks</b>, sliced',
      '1 l <b>stock</b>',
      '<b>50 g cheese</b>',
      '<b>Olive oil</b>',
      '<b>1 onion</b>',
    ];
    const body = `<h2>Soup</h2><div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
    expect(ingredients(body)).toEqual(['3 leeks, sliced', '1 l stock', '50 g cheese', 'Olive oil', '1 onion']);
  });

  it('with the amounts behind them in columns that state units and sums', () => {
    const part = (name: string, rows: string[][], sum: string) =>
      `<div>${[name, 'KG', ...rows.flat()].map((cell) => `<div>${cell}</div>`).join('')}</div><p>Total Weight: ${sum}</p>`;
    const soup = part(
      'Part 1',
      [
        ['Leeks', '0.500'],
        ['Stock', '1.000'],
      ],
      '1.500',
    );
    const topping = part(
      'Part 2',
      [
        ['Cheese', '0.050'],
        ['Parsley', '0.010'],
        ['Salt', '0.005'],
      ],
      '0.065',
    );
    expect(read(`<h2>Ingredients</h2>${soup}${topping}${method}`).ingredients).toEqual([
      { title: 'Part 1', text: '0.500 kg Leeks' },
      { text: '1.000 kg Stock' },
      { title: 'Part 2', text: '0.050 kg Cheese' },
      { text: '0.010 kg Parsley' },
      { text: '0.005 kg Salt' },
    ]);
  });

  it('to the end of the element that is named for them and holds their heading', () => {
    const facts = list(['4 1 h 20 min in all', '5 easy for all', 'Made for the new machine']);
    expect(
      ingredients(`<div class="ingredients"><h2>Ingredients</h2>${list([...foods, 'salt'])}</div>${facts}`),
    ).toEqual([...foods, 'salt']);
  });

  it('where a number of its own stands before a food that begins with one', () => {
    const rows = [
      ['¼', 'cup stock'],
      ['2', '1-inch pieces of leek'],
      ['3', 'sprigs of thyme'],
    ];
    const body = rows.map(([amount, food]) => `<p>${amount}</p><div>${food}</div>`).join('');
    expect(ingredients(`<h2>Ingredients</h2><div>${body}<div>Salt</div></div>`)).toEqual([
      '¼ cup stock',
      '2 1-inch pieces of leek',
      '3 sprigs of thyme',
      'Salt',
    ]);
  });

  it.each([
    ['a text under a heading', '<h3>Ingredients</h3><p>3 leeks, 1 l stock, 50 g cheese (grated, old); salt.</p>'],
    ['a text behind the word', '<p>Ingredients: 3 leeks, 1 l stock, 50 g cheese (grated, old), salt</p>'],
    [
      'a text under a heading that says what for',
      '<h3>Ingredients for the leek soup of my aunt</h3><p>3 leeks, 1 l stock, 50 g cheese (grated, old), salt</p>',
    ],
  ])('from %s', (_, body) =>
    expect(ingredients(body)).toEqual(['3 leeks', '1 l stock', '50 g cheese (grated, old)', 'salt']),
  );

  it('with the names of groups that hold lists', () => {
    const groups = `<li>Soup${list(['3 leeks', '1 l stock'])}</li><li>Topping${list(['50 g cheese', 'bread'])}</li>`;
    expect(read(`<h2>Ingredients</h2><ul>${groups}</ul>${method}`).ingredients).toEqual([
      { title: 'Soup', text: '3 leeks' },
      { text: '1 l stock' },
      { title: 'Topping', text: '50 g cheese' },
      { text: 'bread' },
    ]);
  });

  it('with the names of groups in italics', () => {
    const lines = ['<em>Soup</em>', '3 leeks', '1 l stock', '<em>Topping</em>', '50 g cheese', 'bread'];
    const body = lines.map((line) => `<p>${line}</p>`).join('');
    expect(read(`<p><b>Ingredients</b></p>${body}${method}`).ingredients).toEqual([
      { title: 'Soup', text: '3 leeks' },
      { text: '1 l stock' },
      { title: 'Topping', text: '50 g cheese' },
      { text: 'bread' },
    ]);
  });

  it('under a heading that names the dish in quotation marks, which is no title of a section', () => {
    expect(
      read(`<div class="ingredients"><h2>Ингредиенты для «Лукового супа»:</h2>${list(foods)}</div>${method}`)
        .ingredients[0],
    ).toEqual({
      text: '3 leeks',
    });
  });

  it('with an abbreviation at the end of the last one', () => {
    const body = [...foods, 'noce moscata grattugiata q.b.'].map((food) => `<p>${food}</p>`).join('');
    expect(ingredients(`<p><b>Ingredients</b></p>${body}`)).toContain('noce moscata grattugiata q.b.');
  });

  it('without how many they are for', () => {
    expect(ingredients(`<p>Pour 4 personnes :</p><p>${foods.join('<br>')}</p>`)).toEqual(foods);
  });

  it('with the remark below a food', () => {
    const row = (food: string, remark = '') =>
      `<a href="/x"><div><div>${food}</div>${remark && `<div class="remark">${remark}</div>`}</div></a>`;
    const body = row('3 leeks', 'washed well') + row('1 l stock') + row('50 g cheese');
    expect(ingredients(`<h2>Ingredients</h2><div>${body}</div>`)).toEqual([
      '3 leeks, washed well',
      '1 l stock',
      '50 g cheese',
    ]);
  });

  it('with their amounts once', () => {
    const twice = ['3 3 leeks', '1 l 1 stock', '50 g 50 cheese', 'salt salt'];
    expect(ingredients(`<h2>Ingredients</h2>${list(twice)}`)).toEqual([...foods, 'salt']);
    const sizes = ['4 4 oz fillets', '1 l stock', '50 g cheese'];
    expect(ingredients(`<h2>Ingredients</h2>${list(sizes)}`)).toEqual(sizes);
  });

  it('without the heads of columns and the box that ticks all', () => {
    const rows = [
      ['3', 'leeks'],
      ['1 l', 'stock'],
      ['50 g', 'cheese'],
    ].map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`);
    const table = `<table><tr><th>Amount</th><th>Food</th></tr>${rows.join('')}</table>`;
    expect(ingredients(`<h2>Ingredients</h2>${table}`)).toEqual(foods);
    expect(ingredients(`<h2>Ingredients</h2>${list(['Deselect All', ...foods])}`)).toEqual(foods);
  });

  it('without what sells each of them', () => {
    const items = foods.map((food, i) => (i ? `${food} <a href="/shop">Buy now</a>` : food));
    expect(ingredients(`<h2>Ingredients</h2>${list(items)}`)).toEqual(foods);
  });

  it('without the text before them that is set like them', () => {
    const text = '<p>We have eaten this soup every week, and always liked it.</p>';
    expect(ingredients(`${text}<h2>Whatever you like</h2><p>${foods.join('<br>')}</p>`)).toEqual(foods);
  });

  it('from lists that are called steps, under their heading', () => {
    const lists = `<ul class="steps">${list(foods).slice(4)}<ul class="steps"><li>Aromatics such as garlic, thyme, or parsley (optional)</li></ul>`;
    expect(ingredients(`<h4>Ingredients for 4</h4>${lists}`)).toEqual([
      ...foods,
      'Aromatics such as garlic, thyme, or parsley (optional)',
    ]);
  });
});

describe('steps are read', () => {
  const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

  it.each([
    ['a smile', 'We ate all of it at once, see you soon here and everywhere :-)'],
    ['a heart', 'We ate all of it at once, see you soon here and everywhere ♥'],
    ['italics', '<i>First printed in the paper of our village, where it is still read.</i>'],
  ])('without a last line that alone has %s', (_, last) =>
    expect(instructions(`<h2>Method</h2>${paragraphs(...steps, last)}`)).toEqual(steps),
  );

  it('without the time they take', () => {
    const body = paragraphs(...steps, '<b>Cooking time:</b> 1 hour', '<i>Tip: add leeks of the second year.</i>');
    expect(instructions(`<h2>Method</h2>${body}`)).toEqual(steps);
  });

  it('under a heading that is bold by its style', () => {
    const body = `<div><span style="font-weight: bold;">And then</span><br>${steps.join('<br>')}</div>`;
    expect(read(`${ingredientsHtml}<h2>Method</h2>${body}`).instructions[0]).toEqual({
      title: 'And then',
      text: steps[0],
    });
  });

  it.each([
    [
      'with the items of a list within one',
      `<ol><li>${steps[0]}</li><li>${steps[1]}${list(['Keep the lid on.', 'Do not stir.'])}</li><li>${steps[2]}</li></ol>`,
      [steps[0], steps[1], 'Keep the lid on.', 'Do not stir.', steps[2]],
    ],
    [
      'with a list behind that of the steps, in the element that is called so',
      `<div class="recipe-steps">${list(steps, 'ol')}${list(['First the soup', 'Then the cheese'])}</div>`,
      [...steps, 'First the soup', 'Then the cheese'],
    ],
    [
      'where long ones are bold',
      list([`<b>${steps.join(' ')}</b>`, `<b>${steps[1]} ${steps[0]} ${steps[2]}</b>`]),
      [steps.join(' '), `${steps[1]} ${steps[0]} ${steps[2]}`],
    ],
    ['with the first one beside paragraphs', `<div>${steps[0]}<p>${steps[1]}</p><p>${steps[2]}</p></div>`, steps],
    ['without the word before them', `<p>Method: ${steps[0]}</p><p>${steps[1]}</p>`, steps.slice(0, 2)],
  ])('%s', (_, body, expected) => expect(instructions(`<h2>Method</h2>${body}`)).toEqual(expected));

  it('with the last item of their list, which lacks a number', () => {
    const numbered = [
      ...steps.map((step, i) => `<b>${i + 1}</b> ${step}`),
      'To finish, grate some more cheese over it.',
    ];
    const advert = `<div class="advert">${'Buy our pans, which are the best of all. '.repeat(5)}</div>`;
    expect(instructions(`<h2>Method</h2>${advert}${list(numbered, 'ol')}`)).toEqual([
      ...steps,
      'To finish, grate some more cheese over it.',
    ]);
  });

  it('where they have numbers and a heading that says nothing', () => {
    const numbered = steps.map((step, i) => `<b>${i + 1}</b> ${step}`);
    expect(instructions(`<h2>A soup for winter</h2>${list(numbered, 'ol')}`)).toEqual(steps);
  });

  it('without the foods and tools that are listed between them', () => {
    const step = (text: string, i: number) =>
      `<div>Step ${i + 1}</div><div>${text}</div><div>Knife</div><div>leeks 3</div>`;
    expect(instructions(`<h2>Method</h2><div>${steps.map(step).join('')}</div>`)).toEqual(steps);
  });

  it('with the sections that are called like those of the ingredients, and without further information', () => {
    const parts = `<h2>Ingredients</h2><h2>Soup</h2>${list(foods)}<h2>Topping</h2>${list(['2 eggs', '1 onion'])}`;
    const further = '<h2>Additional information</h2><p>The soup keeps for two days in the fridge.</p>';
    const body = `<h2>Method</h2><p>${steps[0]}</p><p>${steps[1]}</p><h2>Topping</h2><p>${steps[2]}</p>${further}`;
    expect(read(parts + body).instructions).toEqual([
      { text: steps[0] },
      { text: steps[1] },
      { title: 'Topping', text: steps[2] },
    ]);
  });

  it('without the credits of their pictures, however short they are', () => {
    const step = (text: string) =>
      `<li><p>${text}</p><figure><img src="a.jpg"><figcaption>The Soup Kitchen / Alexandra Miller</figcaption></figure></li>`;
    expect(instructions(`<h2>Method</h2><ol>${['Gather the ingredients.', ...steps].map(step).join('')}</ol>`)).toEqual(
      ['Gather the ingredients.', ...steps],
    );
  });

  const advice = 'Gentle heat keeps the leeks green, so take your time and do not let them boil too hard.';
  it.each([
    [
      'in lists under the heading of variations',
      list(steps, 'ol'),
      '<h3>Recipe Variations</h3>',
      list(Array(12).fill(advice)),
    ],
    [
      'that answers a question',
      steps.map((step) => `<p>${step}</p>`).join(''),
      '<h2>How do leeks stay green?</h2>',
      `<p>${advice}</p>`.repeat(3),
    ],
  ])('without advice in the same element %s', (_, own, heading, text) =>
    expect(instructions(`<div class="recipe-steps"><h2>Method</h2>${own}${heading}${text}</div>`)).toEqual(steps),
  );

  it('rather than a remark nearer to the ingredients', () => {
    const remark =
      '<div class="recipe-steps"><p>Written for the</p><p>The pot of the new machine holds more than that of the old one.</p></div>';
    const facts = '<p>Easy</p><p>Winter</p><p>Vegetables</p><p>Soups</p>';
    expect(instructions(`${remark}${facts}<h2>Method</h2>${list(steps.slice(0, 2), 'ul')}`)).toEqual(steps.slice(0, 2));
  });
});
