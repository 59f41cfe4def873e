import { readRecipe } from './index.ts';
import { foods, list, method, paragraphs, read, ingredientsHtml, steps, texts } from './spec-pages.ts';

const readPage = (html: string) => readRecipe(html, { url: '' }).recipe!;

const ingredients = (body: string) => texts(read(body).ingredients);
const instructions = (body: string) => texts(read(body).instructions);

describe('both lists are read', () => {
  const written = `<b>Ingredients</b><br>${foods.join('<br>')}<br><br><b>Method</b><br>${steps.join('<br>')}`;
  const typed = `Serves 4\n\n   3 leeks\n   1 l stock\n   50 g cheese\n\n${steps.slice(0, 2).join('\n')}\nServe the soup\n`;
  const tab = (id: string, label: string) => `<li><a href="#${id}">${label}</a></li>`;
  const panels: [string, string][] = [
    ['one', list(foods)],
    ['two', list(steps)],
    ['three', list(['Salt 1 pot of water before.', 'Keep the greens.'])],
  ];
  const panel = ([id, held]: [string, string]) => `<div id="${id}">${held}</div>`;
  const custom = (tag: string, items: string[]) => items.map((item) => `<${tag}>${item}</${tag}>`).join('');

  it.each([
    [
      'from the cell of a table for the layout',
      `<table><tr><td>Home<br>News<br>Letters</td><td>${written}</td></tr></table>`,
    ],
    [
      'from a row of one cell each, as in mails',
      `<table><tr><td><b>Ingredients</b><br>${foods.join('<br>')}</td></tr><tr><td><b>Method</b><br>${steps.join('<br>')}</td></tr></table>`,
    ],
    [
      'from the panels that tabs announce',
      `<ul>${tab('one', 'Ingredients')}${tab('two', 'Method')}${tab('three', 'Tips')}</ul>${panels.map(panel).join('')}`,
    ],
    [
      'from panels that buttons open',
      panels
        .map(([id], i) => `<button aria-controls="${id}">${['Ingredients', 'Method', 'Tips'][i]}</button>`)
        .join('') + panels.map(([id, held], i) => `<div id="${id}"${i ? ' hidden' : ''}>${held}</div>`).join(''),
    ],
    [
      'from paragraphs under one heading',
      `<p>Ingredients</p>${paragraphs(foods)}${paragraphs(steps)}<p>More soups</p>`,
    ],
    [
      'from custom elements',
      `<x-list><h2>Ingredients</h2>${custom('x-food', foods)}</x-list><x-list><h2>Method</h2>${custom('x-step', steps)}</x-list>`,
    ],
    ['from typed text', `<pre>${typed} with the cheese.</pre>`.replace('\n with', ' with')],
    ['without a heading, the steps behind a blank line', `<p>${foods.join('<br>')}<br><br>${steps.join('<br>')}</p>`],
  ])('%s', (_, body) => {
    expect(ingredients(body)).toEqual(foods);
    expect(instructions(body)).toEqual(steps);
  });

  it('by headings in words that nobody knows', () => {
    const body = `<p>It was our first cold day this year.</p><p><b>Off to the shop:</b><br>${foods.join('<br>')}<br><br><b>Now for it:</b><br>${steps.join('<br>')}</p>`;
    expect(ingredients(body)).toEqual(foods);
    expect(instructions(body)).toEqual(steps);
  });

  it('from typed text that the width of the page broke', () => {
    const broken = 'Wash the leeks in plenty of cold water, cut them into\nrings, and boil them in the stock.';
    expect(instructions(`<pre>${foods.join('\n')}\n\n${broken}\n\n${steps[2]}</pre>`)).toEqual([
      broken.replace('\n', ' '),
      steps[2],
    ]);
  });

  const stage = (name: string, own: string[], does: string, facts = '') =>
    `<h2>${name}</h2>${facts}<h3>Ingredients</h3>${list(own)}<h3>Method</h3>${list([does, 'Set it aside until it is needed.'], 'ol')}`;

  it('from stages that have lists of their own, with their names', () => {
    const recipe = read(
      stage('Soup', ['3 leeks', '1 l stock'], steps[1]!) + stage('Toast', ['4 slices bread', '50 g cheese'], steps[2]!),
    );
    expect(recipe.ingredients).toEqual([
      { title: 'Soup', text: '3 leeks' },
      { text: '1 l stock' },
      { title: 'Toast', text: '4 slices bread' },
      { text: '50 g cheese' },
    ]);
    expect(recipe.instructions.map(({ title }) => title)).toEqual(['Soup', undefined, 'Toast', undefined]);
  });

  it('but not from several recipes, each of which says how many it serves', () => {
    const one = stage('Soup', ['3 leeks', '1 l stock'], steps[1]!, '<p>Serves 4</p>');
    const other = stage('Toast', ['4 slices bread', '50 g cheese'], steps[2]!, '<p>Serves 2</p>');
    expect(ingredients(one + other)).toEqual(['3 leeks', '1 l stock']);
  });
});

describe('ingredients are read', () => {
  const amounts = ['3', '1 l', '1 handful'];
  const names = ['leeks', 'stock', 'cheese'];
  const all = amounts.map((amount, i) => `${amount} ${names[i]}`);

  it.each([
    ['where all amounts come first', list(['3', '1 l', '50 g']) + list(names), foods],
    [
      'where an amount is written out among others',
      `<dl>${['3', '1 l', '1 handful'].map((amount, i) => `<dt>${amount}</dt><dd>${names[i]}</dd>`).join('')}</dl>`,
      all,
    ],
    [
      'from a table with several in a row',
      '<table><tr><td>3 leeks</td><td>1 l stock</td></tr><tr><td>50 g cheese</td><td>2 eggs</td></tr></table>',
      [...foods, '2 eggs'],
    ],
    [
      'once, where they are there in other units',
      `<div><div class="us active">${list(['3 cups leeks', '4 cups stock', '1/2 cup cheese'])}</div><div class="metric">${list(['300 g leeks', '1 l stock', '50 g cheese'])}</div></div>`,
      ['3 cups leeks', '4 cups stock', '1/2 cup cheese'],
    ],
    ['from a text with bullets', '<p>• 3 leeks • 1 l stock • 50 g cheese</p>', foods],
    [
      'from a text in Chinese, the amounts behind',
      '<p>韭葱 3根、高汤 1升、奶酪50克</p>',
      ['韭葱 3根', '高汤 1升', '奶酪50克'],
    ],
    [
      'where all are bold',
      `<p>${[...foods, 'pinch of salt'].map((food) => `<b>${food}</b>`).join('<br>')}</p>`,
      [...foods, 'pinch of salt'],
    ],
    [
      'without the products to buy',
      `${list(foods)}<h3>Shop ingredients</h3>${list(['Fresh Leeks 500 g', 'Stock Cubes 60 g'])}`,
      foods,
    ],
  ])('%s', (_, body, expected) => expect(ingredients(`<h2>Ingredients</h2>${body}${method}`)).toEqual(expected));
});

describe('steps are read', () => {
  const pictures = steps.map(
    (step, i) =>
      `<h3>Step ${i + 1}: Go on</h3><p>${step}</p><figure><img src="${i}.jpg"><figcaption>It looks like this now.</figcaption></figure>`,
  );

  it.each([
    ['without the words below pictures', pictures.join('')],
    ['without a farewell', `${paragraphs(steps)}<p>Love and see you soon</p>`],
    [
      'without a farewell behind numbers',
      `<div>${steps.map((step, i) => `${i + 1}. ${step}`).join('<br>')}<br>See you next week!</div>`,
    ],
    [
      'from paragraphs in one of several boxes',
      `<div class="box"><b>Soup</b></div><div class="box">${paragraphs(steps)}</div>`,
    ],
    ['without a wish', `${paragraphs(steps)}<p>Yields: 4</p><p>Enjoy it all, friends!</p>`],
    [
      'without a signature',
      `<div>${steps.join('<br>')}</div><div class="signature">Life is short, eat dessert first</div>`,
    ],
    [
      'from one text with slashes behind the numbers',
      `<p>${steps.map((step, i) => `${i + 1}/ ${step}`).join(' ')}</p>`,
    ],
    ['without ordinal numbers', paragraphs(steps.map((step, i) => `${i + 1}º ${step}`))],
    [
      'from printed lines',
      paragraphs(['Wash the leeks and cut them', 'into rings.', steps[1]!, 'Serve the soup with the', 'cheese.']),
    ],
  ])('%s', (_, body) => expect(instructions(`${ingredientsHtml}<h2>Method</h2>${body}`)).toEqual(steps));

  it('to the last sentence, however short', () => {
    const all = [...steps.slice(0, 2), 'Serve it.'];
    expect(instructions(`${ingredientsHtml}<h2>Method</h2>${paragraphs(all)}`)).toEqual(all);
  });
});

it('the name stands behind that of the site in the title, and in a heading of any level', () => {
  // On some pages the name is not marked up as a heading.
  const plain = '<html><head><title>The Odd Onion: Leek soup</title></head><body><font>Leek soup</font>';
  expect(readPage(`${plain}${ingredientsHtml}${method}</body></html>`).name).toBe('Leek soup');
  const page = (top: string) =>
    `<html><head><title>The Odd Onion: Leek soup</title></head><body>${top}<h3>Leek soup</h3>${ingredientsHtml}${method}</body></html>`;
  expect(readPage(page('<h1>The Odd Onion</h1>')).name).toBe('Leek soup');
  expect(readPage(page('')).name).toBe('Leek soup');
  const behind = `<title>Leek soup : Soups</title><h1>Leek soup</h1><p>Soups</p>${ingredientsHtml}${method}`;
  expect(readPage(behind).name).toBe('Leek soup');
});
