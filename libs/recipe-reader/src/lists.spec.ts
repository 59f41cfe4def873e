import { list, read, texts } from './spec-pages.ts';

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', ...recipe })}</script>`;

const method = `<h2>Method</h2>${list(['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'], 'ol')}`;

describe('of data and page, the ingredients are the ones written for people', () => {
  it.each([
    ['plurals left open', ['3 leek(s)', '2 cup(s) stock', 'salt'], ['3 leeks', '2 cups stock', 'salt']],
    ['amounts and units joined', ['400g leeks', '1l stock', 'salt'], ['400 g leeks', '1 l stock', 'salt']],
    ['numbers of programs', ['18.20 g oil', '3 leeks', '2 onions'], ['1 tbsp oil', '3 leeks', '2 onions']],
    ['empty decimals', ['3.0 leeks', '2.0 onions', 'salt'], ['3 leeks', '2 onions', 'salt']],
    ['amounts left out', ['leeks', '1 l stock', '50 g cheese'], ['3 leeks', '1 l stock', '50 g cheese']],
    ['amounts behind the food', ['leeks, 400 g', 'stock, 1 l', 'salt'], ['400 g leeks', '1 l stock', 'salt']],
  ])('%s', (_, recipeIngredient, shown) => {
    const recipe = read(`${data({ recipeIngredient })}<h2>Ingredients</h2>${list(shown)}${method}`);
    expect(texts(recipe.ingredients)).toEqual(shown);
  });

  it('with the sections of the data', () => {
    const recipeIngredient = ['3 leek(s)', '## Sauce', '2 cup(s) stock', '1 onion(s)'];
    const recipe = read(
      `${data({ recipeIngredient })}<h2>Ingredients</h2>${list(['3 leeks', 'Sauce', '2 cups stock', '1 onion'])}${method}`,
    );
    expect(recipe.ingredients).toEqual([
      { text: '3 leeks' },
      { title: 'Sauce', text: '2 cups stock' },
      { text: '1 onion' },
    ]);
  });

  it('and the data where neither is better', () => {
    const recipeIngredient = ['3 leeks (sliced)', '1 l stock', '2 cup(s) cream'];
    const recipe = read(`${data({ recipeIngredient })}<h2>Ingredients</h2>${list(['3 leeks sliced', '1 l stock'])}`);
    expect(texts(recipe.ingredients)).toEqual(recipeIngredient);
  });
});

it('rows of the list stay whole around the button that sells an ingredient', () => {
  const form = '<form action="/cart"><input name="id" value="1"><div>Add</div><div>to</div><div>cart</div></form>';
  const row = (amount: string, food: string, more = '') =>
    `<div class="row"><span>${amount}</span><span><a href="/x">${food}</a>${more}</span></div>`;
  const rows = row('3', 'leeks') + row('1 l', 'stock', form) + row('50 g', 'cheese');
  expect(texts(read(`<h2>Ingredients</h2><div>${rows}</div>${method}`).ingredients)).toEqual([
    '3 leeks',
    '1 l stock',
    '50 g cheese',
  ]);
});

describe('headings among the ingredients', () => {
  it('show by their class', () => {
    const lines =
      '<li>3 leeks</li><li>1 l stock</li><li class="group-head">Topping</li><li>50 g cheese</li><li>Pepper</li>';
    expect(read(`<h2>Ingredients</h2><ul>${lines}</ul>${method}`).ingredients[2]).toEqual({
      title: 'Topping',
      text: '50 g cheese',
    });
  });

  const sections = [
    { title: 'Soup', text: '3 leeks' },
    { text: '1 l stock' },
    { title: 'Dry ingredients', text: '50 g rice' },
    { text: '1 tsp salt' },
  ];
  const [first, second] = [list(['3 leeks', '1 l stock']), list(['50 g rice', '1 tsp salt'])];

  it.each([
    ['headings', `<h3>Soup</h3>${first}<h3>Dry ingredients</h3>${second}`],
    ['headings with a link', `<h3>Soup <a>[more]</a></h3>${first}<h3>Dry ingredients [edit]</h3>${second}`],
    ['lines of another kind', `<p>Soup</p>${first}<p>Dry ingredients</p>${second}`],
    ['lines among advertising', `<p>Soup</p>${first}<p>Advertisement</p><p>Dry ingredients</p>${second}`],
  ])('are %s', (_, lists) => {
    expect(read(`<h2>Ingredients</h2>${lists}${method}`).ingredients).toEqual(sections);
  });

  it('are taken over where the data have none, though they write their lines a little differently', () => {
    const recipeIngredient = ['3 leeks (sliced)', '1 l stock', '50 g rice', '1 tsp salt (fine)'];
    const lists = `<h3>Soup</h3>${list(['3 leeks sliced', '1 l stock'])}<h3>Dry ingredients</h3>${second}`;
    const recipe = read(`${data({ recipeIngredient })}<h2>Ingredients</h2>${lists}${method}`);
    expect(recipe.ingredients.map(({ title }) => title)).toEqual(['Soup', undefined, 'Dry ingredients', undefined]);
    expect(texts(recipe.ingredients)).toEqual(recipeIngredient);
  });

  it('stay with a last section that has no amounts', () => {
    const lists = `${first}<h3>To serve</h3>${list(['Bread', 'Parsley', 'Sour cream'])}`;
    expect(read(`<h2>Ingredients</h2>${lists}${method}`).ingredients).toHaveLength(5);
  });

  it('are not the foods of a list that sets all foods in bold', () => {
    const lines = list(['3 <b>leeks</b>', '1 l <b>stock</b>', '<b>Salt and pepper</b>', '50 g <b>cheese</b>']);
    expect(texts(read(`<h2>Ingredients</h2>${lines}${method}`).ingredients)).toEqual([
      '3 leeks',
      '1 l stock',
      'Salt and pepper',
      '50 g cheese',
    ]);
  });
});

describe('steps', () => {
  const ingredients = `<h2>Ingredients</h2>${list(['3 leeks', '1 l stock', '50 g cheese'])}`;

  it('give away the notes behind them', () => {
    const paragraphs = ['Wash the leeks and cut them.', 'Boil them for ten minutes.', 'NOTE | They freeze well.'];
    const recipe = read(`${ingredients}<h2>Method</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`);
    expect(texts(recipe.instructions)).toEqual(paragraphs.slice(0, 2));
    expect(texts(recipe.notes)).toEqual(['They freeze well.']);
  });

  it.each([
    ['of the page', ''],
    [
      'of the data',
      data({ recipeIngredient: ['3 leeks'], recipeInstructions: ['Wash the leeks.', 'Boil them well.'] }),
    ],
  ])('%s are followed by the notes under a heading of their own', (_, script) => {
    const shown = list(['Wash the leeks.', 'Boil them well.'], 'ol');
    const notes = `<h3>Notes:</h3>${list(['The soup freezes well.', 'Peel the potatoes if they are old.'])}<h3>Nutrition</h3><p>99 kcal</p>`;
    const recipe = read(`${script}${ingredients}<h2>Method</h2>${shown}${notes}`);
    expect(recipe.instructions).toHaveLength(2);
    expect(recipe.notes).toEqual([
      { title: 'Notes', text: 'The soup freezes well.\nPeel the potatoes if they are old.' },
    ]);
  });

  it('are followed by notes that end the page', () => {
    const method = `<h2>Method</h2>${list(['Wash the leeks.', 'Boil them well.'], 'ol')}`;
    const recipe = read(`${ingredients}${method}<h2>Notes</h2><p>The soup freezes well.</p>`);
    expect(recipe.notes).toEqual([{ title: 'Notes', text: 'The soup freezes well.' }]);
  });

  it('are not followed by notes where a form is called so', () => {
    const form = '<h3>Notes</h3><p>Add a note</p><p>Log in</p><h3>More</h3>';
    expect(
      read(`${ingredients}<h2>Method</h2>${list(['Wash the leeks.', 'Boil them well.'], 'ol')}${form}`).notes,
    ).toEqual([]);
  });

  it('keep the tips that the data put among them', () => {
    const recipeInstructions = ['Wash the leeks.', 'Boil them.', 'Tip: they freeze well.'];
    const recipe = read(data({ recipeIngredient: ['3 leeks'], recipeInstructions }));
    expect(texts(recipe.instructions)).toEqual(recipeInstructions);
    expect(recipe.notes).toEqual([]);
  });

  it('go on below a further heading that says what is being made', () => {
    const recipe = read(`${ingredients}<h2>Leeks bereiden</h2><p>Wash the leeks and cut them into thin rings.</p>
      <h2>Soep maken</h2><p>Boil the leeks in the stock until they are soft.</p><p>Serve the soup with the cheese on top.</p>`);
    expect(recipe.instructions).toEqual([
      { text: 'Wash the leeks and cut them into thin rings.' },
      { title: 'Soep maken', text: 'Boil the leeks in the stock until they are soft.' },
      { text: 'Serve the soup with the cheese on top.' },
    ]);
  });

  it('get back the spaces between their sentences', () => {
    const recipe = read(
      data({ recipeIngredient: ['3 leeks'], recipeInstructions: ['Wash the leeks.Cut them into rings.'] }),
    );
    expect(texts(recipe.instructions)).toEqual(['Wash the leeks. Cut them into rings.']);
  });

  it('lose the word that announces them, which the mark-up may hold', () => {
    const recipeInstructions = ['Method', 'Wash the leeks.', 'Boil them well.'];
    expect(texts(read(data({ recipeInstructions })).instructions)).toEqual(recipeInstructions.slice(1));
  });

  it('lose the names that many of them share', () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text });
    const machine = [step('Add', 'Put in the leeks.'), step('Add', 'Put in the stock.'), step('Run', 'Cook it all.')];
    const recipe = read(data({ recipeInstructions: [...machine, step('Add', 'Put in the cheese.')] }));
    expect(texts(recipe.instructions)[0]).toBe('Put in the leeks.');
  });

  it('of Japanese pages are as long as they are to read', () => {
    const recipeInstructions = [
      'ねぎをよく洗って水を切り、薄い輪切りにする。',
      'だしを沸かし、ねぎを入れて十分ほど煮る。',
      '器に盛り、チーズをのせて熱いうちに出す。',
    ];
    const tips = recipeInstructions.map(
      (text) => `${text} ねぎは冷蔵庫から出したてのものを使い、鍋は大きめのものを選ぶ。`,
    );
    const recipe = read(
      `${data({ recipeIngredient: ['ねぎ 3本', 'だし 1L'], recipeInstructions })}<h2>作り方</h2>${list(tips, 'ol')}`,
    );
    expect(texts(recipe.instructions)).toEqual(recipeInstructions);
  });
});

describe('the steps of a page without data', () => {
  const item = (tag: string, text: string) => `<${tag}>${text}</${tag}>`;
  const ingredients = ['3 leeks', '1 l stock', '50 g cheese'];
  const steps = ['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'];
  const article = Array.from({ length: 9 }, (_, i) =>
    item('p', `We have eaten this soup ${i + 2} times, and always liked it.`),
  );
  const variants = list([
    'Try it with pears instead of leeks.',
    'Try it with beans, too.',
    'Try it with rice, it is good.',
  ]);

  it('are those of the card, not the words of the article around it', () => {
    const card = `<div class="wprm-recipe wprm-recipe-template-no-ads"><div class="wprm-recipe-ingredients-container">${list(ingredients)}</div>
      <div class="wprm-recipe-instructions-container">${list([steps[0]!])}</div></div>`;
    const recipe = read(`<h2>How to make the soup</h2>${article.join('')}${card}`);
    expect(texts(recipe.ingredients)).toEqual(ingredients);
    expect(texts(recipe.instructions)).toEqual([steps[0]]);
  });

  it('are short and long ones alike, beside their numbers', () => {
    const long =
      `Boil them in the stock for ten minutes. ${'Stir them from time to time, and taste. '.repeat(5)}`.trim();
    const all = ['Wash the leeks.', long, steps[0]!, long.replace('ten', 'two'), 'Serve it hot.'];
    const numbered = all.map((text, i) => `<div class="step"><div>${i + 1}</div><div>${text}</div></div>`);
    const recipe = read(`<h2>Ingredients</h2>${list(ingredients)}<h2>Method</h2><div>${numbered.join('')}</div>`);
    expect(texts(recipe.instructions)).toEqual(all);
  });

  it('are the numbered list, without the ingredients that are repeated in it', () => {
    const numbered = steps.map((text) => item('li', `${text}<div class="step-ingredients">3 leeks, 1 l stock</div>`));
    const recipe = read(
      `<h2>Ingredients</h2>${list(ingredients)}<h2>Method</h2><ol>${numbered.join('')}</ol>${variants}`,
    );
    expect(texts(recipe.instructions)).toEqual(steps);
  });
});

describe('the ingredients of a page without data', () => {
  const shown = (markup: string) => texts(read(`<h2>Ingredients</h2>${markup}${method}`).ingredients);

  it.each([
    ['labels to tick off', '<div><label>3 leeks</label><label>1 l stock</label><label>50 g cheese</label></div>'],
    [
      'terms and definitions',
      '<dl class="ingredients"><dt>3</dt><dd>leeks</dd><dt>1 l</dt><dd>stock</dd><dt>50 g</dt><dd>cheese</dd></dl>',
    ],
    [
      'cells of any element',
      list(['<b class="a">3</b><span>leeks</span>', '<span>1 l</span><span>stock</span>', '50 g cheese']),
    ],
    ['a second copy for narrow screens', list(['3 leeks', '1 l stock', '50 g cheese']).repeat(2)],
    [
      'a menu behind them',
      list(['3 leeks', '1 l stock', '50 g cheese']) + list(['Soups', 'Salads', 'Desserts', 'Drinks']),
    ],
    [
      'advice before them',
      `<p>If you change the servings, the times may change as well. They are computed for four people.</p>${list(['3 leeks', '1 l stock', '50 g cheese'])}`,
    ],
  ])('are read from %s', (_, markup) => {
    expect(shown(`<div class="ingredients">${markup}</div>`)).toEqual(['3 leeks', '1 l stock', '50 g cheese']);
  });
});
