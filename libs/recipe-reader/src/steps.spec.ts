import { list, read, steps, texts } from './spec-pages.ts';

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', ...recipe })}</script>`;

const foods = ['3 leeks', '1 l stock', '50 g cheese', '2 potatoes'];
const ingredients = `<h2>Ingredients</h2>${list(foods)}`;

describe('numbered steps of a page', () => {
  const long = `${steps[1]} ${'Stir from time to time, so that nothing burns. '.repeat(4)}`.trim();

  it.each([
    ['numbers on lines of their own, beside short texts in rows', (n: number) => `<p>${n}</p>`],
    ['labels', (n: number) => `<h4>Step ${n}</h4>`],
    ['labels that say how many there are', (n: number) => `<p>Étape ${n} /3</p>`],
  ])('are found by %s', (_, label) => {
    const step = (text: string, i: number) => `<div class="row">${label(i + 1)}<div>${text}</div></div>`;
    const recipe = read(`${ingredients}<h2>How it is done</h2>${[steps[0]!, long, steps[2]!].map(step).join('')}`);
    expect(texts(recipe.instructions)).toEqual([steps[0], long, steps[2]]);
  });

  it('are all there, whatever elements they stand in', () => {
    const variants = `<p>In a pot:</p>${list(steps.slice(0, 2), 'ol')}<p>In a pressure cooker:</p>${list(['Wash the leeks well before.', 'Cook them under pressure.'], 'ol')}`;
    const others = ['Grate the cheese and put it aside.', 'Serve the soup with the cheese.'];
    const recipe = read(
      `${ingredients}<h2>Method</h2><div>Step 01</div>${variants}<div>Step 02</div><div>${others[0]}</div><div>Step 03</div><div>${others[1]}</div>`,
    );
    expect(recipe.instructions).toEqual([
      { title: 'In a pot', text: steps[0] },
      { text: steps[1] },
      { title: 'In a pressure cooker', text: 'Wash the leeks well before.' },
      { text: 'Cook them under pressure.' },
      ...others.map((text) => ({ text })),
    ]);
  });

  it('are read without the ingredients that are repeated in them', () => {
    const step = (text: string, i: number) =>
      `<div class="row"><div>${i + 1}</div><p>${text}</p>${i === 1 ? list(foods) : ''}</div>`;
    const recipe = read(`${ingredients}<h2>Method</h2>${[...steps, 'Enjoy it while it is hot.'].map(step).join('')}`);
    expect(texts(recipe.instructions)).toEqual([...steps, 'Enjoy it while it is hot.']);
  });

  it('have several lines where others have, too', () => {
    const step = (text: string, i: number) =>
      `<section><h1>${i + 1} ${['Wash', 'Boil', 'Serve'][i]}</h1><div><p>${text}</p><p>Take your time for it, it is worth while.</p></div></section>`;
    const recipe = read(
      `${ingredients}<h3>Method</h3>${steps.map(step).join('')}<p>Follow us to see more of this kind.</p>`,
    );
    expect(recipe.instructions).toHaveLength(6);
    expect(recipe.instructions[4]).toEqual({ title: 'Serve', text: steps[2] });
  });

  it('may have numbers with a dash or before a quotation mark', () => {
    const names = ['Wash', '“Boil” well', 'Serve'];
    const shown = steps.map((text, i) => `<h3>${i + 1}- ${names[i]}</h3><p>${text}</p>`).join('');
    expect(read(`${ingredients}${shown}`).instructions).toEqual(steps.map((text, i) => ({ title: names[i], text })));
  });

  it('end before a credit', () => {
    const step = (text: string, i: number) => `<p>${i + 1}</p><p>${text}</p><p>It is as easy as that.</p>`;
    const shown = `${steps
      .map(step)
      .join('')
      .replace(/<p>[^<]*<\/p>$/, '')}<p>Adapted from <a>a book on soups</a>.</p>`;
    expect(read(`${ingredients}<h2>Method</h2>${shown}`).instructions).toHaveLength(5);
  });

  it('end before a heading without numbers', () => {
    const step = (text: string, i: number) => `<h3>${i + 1}</h3><p>${text}</p>`;
    const more = '<h3>Good to know</h3><p>Leeks are at their best in autumn.</p>';
    const recipe = read(`${ingredients}<div class="steps">${steps.map(step).join('')}${more}</div>`);
    expect(texts(recipe.instructions)).toEqual(steps);
  });

  it('are no ingredients that begin with a number', () => {
    const german = ['1 Zwiebel', '2 Kartoffeln', '3 Stangen Lauch'];
    const recipe = read(`<h2>Zutaten</h2>${list(german)}<h2>Zubereitung</h2>${list(steps)}`);
    expect(texts(recipe.ingredients)).toEqual(german);
    expect(texts(recipe.instructions)).toEqual(steps);
  });

  it('may begin by asking for the ingredients', () => {
    const recipe = read(`${ingredients}<h2>Method</h2>${list(['Gather the ingredients.', ...steps], 'ol')}`);
    expect(texts(recipe.instructions)).toEqual(['Gather the ingredients.', ...steps]);
  });
});

describe('steps of a page', () => {
  const paragraphs = steps.map((text) => `<p>${text}</p>`).join('');

  it.each([
    ["Anna's tips", false],
    ['Serviertipp', false],
    ['Topping', true],
  ])('end before or go on below the heading "%s"', (heading, goesOn) => {
    const others = ['Sprinkle the cheese on top.', 'Wait until it melts.', 'Do not wait for too long.'];
    const recipe = read(
      `${ingredients}<h2>Method</h2>${paragraphs}<h2>${heading}</h2>${others.map((text) => `<p>${text}</p>`).join('')}<h2>About us</h2>`,
    );
    expect(texts(recipe.instructions)).toEqual(goesOn ? [...steps, ...others] : steps);
  });

  it('have names that stay apart from their texts', () => {
    const names = ['Wash', 'Boil', 'Serve'];
    const step = (text: string, i: number) =>
      `<div class="step"><div class="step-title">${names[i]}</div><div>${text}</div></div>`;
    const recipe = read(`${ingredients}<div class="steps">${steps.map(step).join('')}</div>`);
    expect(recipe.instructions).toEqual(steps.map((text, i) => ({ title: names[i], text })));
  });

  it('may end with one that is set like a name', () => {
    const shown = `${paragraphs}<p class="step-title">Enjoy it hot.</p>`;
    expect(texts(read(`${ingredients}<div class="steps">${shown}</div>`).instructions)).toEqual([
      ...steps,
      'Enjoy it hot.',
    ]);
  });

  it('end the ingredients by their class', () => {
    const numbered = steps.map((text, i) => `${i + 1} ${text}`);
    const recipe = read(`${ingredients}<div class="steps">${list(numbered)}</div>`);
    expect(texts(recipe.ingredients)).toEqual(foods);
    expect(texts(recipe.instructions)).toEqual(steps);
  });

  it('are apart from their heading in a column that is as short as a row of the page', () => {
    const column = (name: string, text: string) => `<div class="column"><div>${name}</div>${text}</div>`;
    const recipe = read(
      `${column('Ingredients', list(foods))}${column('Method', `<div>${steps[0]} ${steps[1]}</div>`)}${column('Follow us', '<p>Kitchen Ltd</p>')}`,
    );
    expect(texts(recipe.instructions)).toEqual([`${steps[0]} ${steps[1]}`]);
  });
});

it('the tips of an animal are ingredients', () => {
  const sections = `<h3>Beef tips</h3>${list(['500 g beef tips', '1 tsp salt'])}<h3>Gravy</h3>${list(['1 l stock', '50 g flour'])}`;
  expect(read(`<h2>Ingredients</h2>${sections}<h2>Method</h2>${list(steps)}`).ingredients[0]).toEqual({
    title: 'Beef tips',
    text: '500 g beef tips',
  });
});

describe('steps of the data', () => {
  it('that are names only get their texts from the page', () => {
    const names = ['Prepare all of the vegetables', 'Cook the soup with the potatoes', 'Serve'];
    const shown = steps.map(
      (text, i) => `<h3>${names[i]}</h3><p>${text} ${'It does not take long, and is easy to do. '.repeat(9)}</p>`,
    );
    const recipe = read(
      `${data({ recipeIngredient: foods, recipeInstructions: names.map((text) => ({ '@type': 'HowToStep', text })) })}${ingredients}<h2>Method</h2>${shown.join('')}`,
    );
    expect(recipe.instructions.map(({ title }) => title)).toEqual(names);
    expect(texts(recipe.instructions)[0]).toContain(steps[0]);
  });

  it('are broken into the lines of the page, whose last one may be set like a heading', () => {
    const lines = ['Peel the potatoes and dice them, too.', 'Grate the cheese and put it aside.', ...steps.slice(0, 2)];
    const whole = [...lines, 'Serve it hot.'];
    const shown = `${lines.map((text) => `<p>${text}</p>`).join('')}<p><b>${whole.at(-1)!}</b></p>`;
    const recipe = read(
      `${data({ recipeIngredient: foods, recipeInstructions: whole.join('') })}${ingredients}<h2>Method</h2>${shown}`,
    );
    expect(texts(recipe.instructions)).toEqual(whole);
  });

  it('do not begin with the ingredients', () => {
    const recipeInstructions = ['My grandmother made this soup each Friday.', 'Ingredients', ...foods, ...steps];
    const recipe = read(data({ recipeIngredient: foods, recipeInstructions }));
    expect(texts(recipe.instructions)).toEqual(steps);
  });

  it('keep those before an ingredient list in their midst', () => {
    const sauce = ['2 tbsp oil', '1 tbsp vinegar', '1 tsp salt'];
    const recipeInstructions = [...steps, 'Sauce', ...sauce, 'Stir it all in a bowl.'];
    const recipe = read(data({ recipeIngredient: sauce, recipeInstructions }));
    expect(texts(recipe.instructions)).toEqual([...steps, 'Stir it all in a bowl.']);
  });

  it('are not given titles that they begin with', () => {
    const recipeInstructions = steps.map((text, i) => ({
      '@type': 'HowToStep',
      name: ['Wash all', 'Boil all', 'Serve'][i],
      text,
    }));
    const shown = steps.map((text, i) => `<h3>${recipeInstructions[i]!.name}</h3><p>${text}</p>`);
    const recipe = read(
      `${data({ recipeIngredient: foods, recipeInstructions })}${ingredients}<h2>Method</h2>${shown.join('')}`,
    );
    expect(recipe.instructions[0]).toEqual({ text: `Wash all: ${steps[0]}` });
  });

  it('may repeat a long one in another section', () => {
    const wash = 'Wash the leeks in plenty of cold water until no sand is left between the leaves.';
    const section = (name: string, ...items: string[]) => ({ '@type': 'HowToSection', name, itemListElement: items });
    const recipe = read(
      data({ recipeInstructions: [section('In a pot', wash, steps[1]!), section('In the oven', wash, 'Bake them.')] }),
    );
    expect(recipe.instructions[2]).toEqual({ title: 'In the oven', text: wash });
  });
});

it('a heading before that of the steps is no title of theirs', () => {
  const before = `<h2>Before you start</h2>${'<p>Any cheese will do here.</p>'.repeat(3)}`;
  const recipe = read(
    `${ingredients}<p>For four</p><div class="instructions">${before}<h2>Method</h2>${list(steps, 'ol')}</div>`,
  );
  expect(recipe.instructions).toEqual(steps.map((text) => ({ text })));
});

it('steps go without the advertising within them', () => {
  const ad = '<div class="ad ad-container"><div>Advertisement</div></div>';
  const items = steps.map((text) => `<li><div>${text}</div>${ad}</li>`);
  expect(texts(read(`${ingredients}<h2>Method</h2><ol>${items.join('')}</ol>`).instructions)).toEqual(steps);
});

it('two methods may share steps', () => {
  const shared = 'Wash the leeks well, cut them into rings and put them into a pot with the stock.';
  const method = (name: string, last: string) => ({
    '@type': 'HowToSection',
    name,
    itemListElement: ['Peel the potatoes.', shared, last].map((text) => ({ '@type': 'HowToStep', text })),
  });
  const recipeInstructions = [method('Stove', 'Boil it for ten minutes.'), method('Oven', 'Bake it for an hour.')];
  expect(texts(read(data({ recipeInstructions })).instructions).filter((text) => text === shared)).toHaveLength(2);
});

it('names that stand beside the numbers of steps are titles', () => {
  const step = (text: string, i: number) =>
    `<div><div class="name">Krok ${i + 1}: Name ${i + 1}</div><div><p>${text}</p></div></div>`;
  expect(read(`${ingredients}<div class="steps">${steps.map(step).join('')}</div>`).instructions).toEqual(
    steps.map((text, i) => ({ title: `Name ${i + 1}`, text })),
  );
});
