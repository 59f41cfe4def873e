import { readRecipe, readSchemaJson } from './index.ts';

const url = 'https://kitchen.example/plum-cake';
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const cake = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum cake &amp; cream',
  description: 'A <b>simple</b> cake.',
  image: [
    { '@type': 'ImageObject', url: '/small.jpg', width: 200, height: 100 },
    { url: '/large.jpg', width: 2000, height: 1000 },
  ],
  recipeYield: ['12', '12 slices'],
  prepTime: 'PT20M',
  cookTime: 'PT70M',
  recipeIngredient: ['500 g plums', '250 g flour', '3 eggs'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: '1. Stone the plums.' },
    { '@type': 'HowToStep', text: 'Bake until golden.' },
  ],
  author: { '@type': 'Person', name: 'Ada Quince' },
  keywords: 'plums, autumn',
  nutrition: { calories: '250 kcal', fatContent: '12,5 g', sodiumContent: '0.5 g' },
  aggregateRating: { ratingValue: '4.5', ratingCount: '12' },
};
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

describe('JSON-LD', () => {
  it('reads lists of words with entities, marks and the notes of programs', () => {
    const words = { keywords: 'plums, contentId: 4c5b, autumn', recipeCategory: 'Cakes &amp; pies; &gt; Fruit' };
    const { recipe } = readRecipe(page(jsonLd({ ...cake, ...words })), { url });
    expect(recipe).toMatchObject({ keywords: ['plums', 'autumn'], categories: ['Cakes & pies', 'Fruit'] });
  });

  it('reads every field, cleaned', () => {
    const { recipe, provenance } = readRecipe(page(jsonLd(cake)), { url });
    expect(recipe).toMatchObject({
      name: 'Plum cake & cream',
      description: 'A simple cake.',
      images: ['https://kitchen.example/large.jpg', 'https://kitchen.example/small.jpg'],
      recipeYield: '12 slices',
      servings: 12,
      prepTime: { text: '20 Minutes', minutes: 20 },
      cookTime: { text: '1 Hour 10 Minutes', minutes: 70 },
      totalTime: { text: '1 Hour 30 Minutes', minutes: 90 },
      author: 'Ada Quince',
      keywords: ['plums', 'autumn'],
      nutrition: { calories: '250', fatContent: '12.5', sodiumContent: '500.0' },
      rating: { value: 4.5, count: 12 },
      language: 'en-GB',
      url,
    });
    expect(texts(recipe!.instructions)).toEqual(['Stone the plums.', 'Bake until golden.']);
    expect(provenance.name?.source).toBe('json-ld');
    expect(provenance.totalTime?.path).toContain('prepTime');
  });

  it.each([
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, cake] }],
    ['a list', [{ '@type': 'Organization' }, cake]],
    ['a list of types', { ...cake, '@type': ['NewsArticle', 'Recipe'] }],
    ['deep nesting', { '@type': 'WebPage', mainEntity: { item: [{ inner: cake }] } }],
    ['a typed address', { ...cake, '@type': 'http://schema.org/Recipe' }],
  ])('is found inside of %s', (_, value) => {
    expect(readRecipe(page(jsonLd(value)), { url }).recipe?.ingredients).toHaveLength(3);
  });

  it.each([
    ['raw line breaks', JSON.stringify(cake).replace('simple', 'sim\nple')],
    ['a trailing comma', JSON.stringify(cake).replace('"3 eggs"]', '"3 eggs",]')],
    ['a missing end', JSON.stringify(cake).slice(0, -1)],
    ['comment marks', `<!-- ${JSON.stringify(cake)} -->`],
    ['a semicolon', `${JSON.stringify(cake)};`],
    ['another object before it', `{"@type":"WebSite"}${JSON.stringify(cake)}`],
  ])('is repaired with %s', (_, broken) => {
    expect(readRecipe(page(jsonLd(broken)), { url }).recipe?.ingredients).toHaveLength(3);
  });

  it.each([
    ['one text with a line each', 'Ingredients\n500 g plums\n250 g flour\n3 eggs'],
    ['one text with breaks', '500 g plums<br>250 g flour<br>3 eggs'],
    ['items in markup', ['<ul><li>500 g plums</li><li>250 g flour</li><li>3 eggs</li></ul>']],
    ['one text with commas', '500 g plums, 250 g flour; 3 eggs'],
    ['objects', [{ name: 'plums', value: '500', unitText: 'g' }, { name: '250 g flour' }, '3 eggs']],
  ])('has ingredients as %s', (_, recipeIngredient) => {
    const { recipe } = readRecipe(page(jsonLd({ ...cake, recipeIngredient })), { url });
    expect(texts(recipe!.ingredients)).toEqual(cake.recipeIngredient);
  });

  it('has all steps as lines of one, and no yield of nothing', () => {
    const recipeInstructions = { '@type': 'HowToStep', text: 'Stone the plums.\n2. Bake until golden.' };
    const { recipe } = readRecipe(page(jsonLd({ ...cake, recipeInstructions, recipeYield: '0' })), { url });
    expect(texts(recipe!.instructions)).toEqual(['Stone the plums.', 'Bake until golden.']);
    expect(recipe!.recipeYield).toBe('');
  });

  it('follows references and prefers the recipe that the page is about', () => {
    const graph = [
      { ...cake, name: 'Other cake', recipeIngredient: ['1 egg'] },
      { ...cake, author: { '@id': '#ada' }, name: 'Plum cake' },
      { '@type': 'Person', '@id': '#ada', name: 'Ada Q.' },
    ];
    const { recipe } = readRecipe(page(jsonLd({ '@graph': graph }), '<h1>Plum cake</h1>'), { url });
    expect(recipe).toMatchObject({ name: 'Plum cake', author: 'Ada Q.' });
  });

  it.each([
    ['a text with numbers', '1. Mix it. 2. Bake it.', ['Mix it.', 'Bake it.']],
    ['lines', 'Mix it.\nBake it.', ['Mix it.', 'Bake it.']],
    ['markup', '<ol><li>Mix it.</li><li>Bake it.</li></ol>', ['Mix it.', 'Bake it.']],
    ['a list of texts', ['Mix it.', 'Bake it.'], ['Mix it.', 'Bake it.']],
    ['numbered keys', { 0: { text: 'Mix it.' }, 1: { text: 'Bake it.' } }, ['Mix it.', 'Bake it.']],
    ['JSON in a text', '[{"text":"Mix it."},{"text":"Bake it."}]', ['Mix it.', 'Bake it.']],
    [
      'an item list',
      { '@type': 'ItemList', itemListElement: [{ item: { '@type': 'HowToStep', text: 'Mix it.' } }] },
      ['Mix it.'],
    ],
    ['named steps', [{ '@type': 'HowToStep', name: 'Mixing', text: 'Stir well.' }], ['Mixing: Stir well.']],
    ['names that are the text', [{ '@type': 'HowToStep', name: 'Stir well', text: 'Stir well.' }], ['Stir well.']],
  ])('reads instructions that are %s', (_, recipeInstructions, expected) => {
    expect(texts(readRecipe(page(jsonLd({ ...cake, recipeInstructions })), { url }).recipe!.instructions)).toEqual(
      expected,
    );
  });

  it('are no titles where they say how much is to taste', () => {
    const recipeIngredient = ['500 g plums', 'to taste sugar', '1 apple , peeled'];
    const { recipe } = readSchemaJson(JSON.stringify({ ...cake, recipeIngredient }), { url });
    expect(recipe!.ingredients).toEqual([
      { text: '500 g plums' },
      { text: 'to taste sugar' },
      { text: '1 apple, peeled' },
    ]);
  });

  it('keeps sections of steps and of ingredients', () => {
    const recipeInstructions = [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }, 'Rest.'] },
    ];
    const recipeIngredient = ['500 g plums', 'For the dough:', '250 g flour'];
    const { recipe } = readRecipe(page(jsonLd({ ...cake, recipeInstructions, recipeIngredient })), { url });
    expect(recipe!.instructions).toEqual([{ title: 'Dough', text: 'Knead.' }, { text: 'Rest.' }]);
    expect(recipe!.ingredients).toEqual([{ text: '500 g plums' }, { title: 'For the dough', text: '250 g flour' }]);
  });

  it('is read from pasted text', () => {
    expect(readSchemaJson(JSON.stringify(cake), { url }).recipe?.name).toBe('Plum cake & cream');
    expect(readSchemaJson('no JSON at all', { url }).recipe).toBeNull();
  });
});

describe('other markup', () => {
  it('reads microdata', () => {
    const body = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek pie</h1>
      <time itemprop="totalTime" datetime="PT1H">an hour</time><span itemprop="recipeYield">4 people</span>
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Bo Sorrel</b></div>
      <ul><li itemprop="recipeIngredient">3 leeks</li><li itemprop="recipeIngredient">1 pie crust</li></ul>
      <div itemprop="recipeInstructions">Fry the leeks.<br>Fill the pie.</div></div>`;
    const { recipe, provenance } = readRecipe(page('', body), { url });
    expect(recipe).toMatchObject({ name: 'Leek pie', author: 'Bo Sorrel', totalTime: { minutes: 60 }, servings: 4 });
    expect(texts(recipe!.ingredients)).toEqual(['3 leeks', '1 pie crust']);
    expect(texts(recipe!.instructions)).toEqual(['Fry the leeks.', 'Fill the pie.']);
    expect(provenance.ingredients?.source).toBe('microdata');
  });

  it('reads RDFa and hRecipe', () => {
    const rdfa = `<div vocab="http://schema.org/" typeof="Recipe"><p property="name">Oat bread</p><p property="recipeIngredient">300 g oats</p>
      <p property="recipeInstructions">Bake the bread for an hour.</p></div>`;
    expect(readRecipe(page('', rdfa), { url }).recipe).toMatchObject({
      name: 'Oat bread',
      ingredients: [{ text: '300 g oats' }],
    });
    const hRecipe = `<div class="hrecipe"><p class="fn">Oat soup</p><p class="ingredient">100 g oats</p><p class="instructions">Boil the oats.</p></div>`;
    expect(readRecipe(page('', hRecipe), { url }).recipe).toMatchObject({
      name: 'Oat soup',
      ingredients: [{ text: '100 g oats' }],
    });
  });

  it('reads the state of the application', () => {
    const state = {
      props: {
        recipe: {
          name: 'Beet salad',
          ingredients: [{ name: 'beets', quantity: 2, unit: 'pieces' }],
          steps: ['Grate the beets.', 'Season them.'],
        },
      },
    };
    const pad = ' '.repeat(200);
    const { recipe, provenance } = readRecipe(
      page('', `<script id="data" type="application/json">${JSON.stringify(state)}${pad}</script>`),
      { url },
    );
    expect(recipe).toMatchObject({ name: 'Beet salad', ingredients: [{ text: '2 pieces beets' }] });
    expect(provenance.instructions?.source).toBe('app-state');
  });

  it.each([
    ['assigned', (json: string) => `window.state = ${json};`],
    ['as a text', (json: string) => `window.state = JSON.parse(${JSON.stringify(json)})`],
    ['as a text in single quotes', (json: string) => `window.state = JSON.parse('${json.replaceAll("'", "\\'")}');`],
  ])('reads groups from the state of the application, %s', (_, script) => {
    const state = {
      title: "Beet 'salad'",
      ingredientGroups: [
        { title: 'Salad', ingredients: [{ name: 'beets', quantity: 2, unit: 'pieces' }] },
        { title: 'Dressing', ingredients: ['3 spoons of oil', 'some vinegar'] },
      ],
      instructionGroups: [{ name: 'Salad', steps: ['Grate the beets.', 'Season them, then wait.'] }],
    };
    const { recipe } = readRecipe(page('', `<script>${script(JSON.stringify(state))}</script>`), { url });
    expect(recipe).toMatchObject({
      name: "Beet 'salad'",
      ingredients: [
        { title: 'Salad', text: '2 pieces beets' },
        { title: 'Dressing', text: '3 spoons of oil' },
        { text: 'some vinegar' },
      ],
      instructions: [{ title: 'Salad', text: 'Grate the beets.' }, { text: 'Season them, then wait.' }],
    });
  });

  it('takes what is missing from Open Graph', () => {
    const head = `<meta property="og:image" content="/cake.jpg"><meta property="og:description" content="Best &amp; easiest"><link rel="canonical" href="/cakes/plum">`;
    const { recipe } = readRecipe(page(head + jsonLd({ ...cake, image: undefined, description: undefined })), { url });
    expect(recipe).toMatchObject({
      images: ['https://kitchen.example/cake.jpg'],
      description: 'Best & easiest',
      url: 'https://kitchen.example/cakes/plum',
    });
  });
});

it('reads the notes that pages of Tureen have beside the words of schema.org', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 carrot'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
    recipeNotes: [{ '@type': 'CreativeWork', name: 'Tip', text: 'Better tomorrow.' }, { text: ' ' }, 'odd'],
  };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const { recipe } = readRecipe(html, { url });
  expect(recipe!.notes).toEqual([{ title: 'Tip', text: 'Better tomorrow.' }]);
});
