import { readRecipe } from './index.ts';
import { foods, ingredientsHtml, list, method, paragraphs, read, steps, texts } from './spec-pages.ts';

const instructions = (body: string) => texts(read(body).instructions);
const readPage = (html: string) => readRecipe(html, { url: '' }).recipe;

const more = [
  'Stir in a spoonful of cream and boil the soup for ten minutes more before you serve it to everybody.',
  'Replace the leeks by onions, fry them slowly in butter, and pour in a glass of white wine at the end.',
  'Let the soup cool down, put it into the freezer in small boxes, and warm it slowly in a pot later on.',
];

describe('steps do not contain', () => {
  it.each([
    ['tips in a box', `<div class="box"><h4>My tips</h4>${paragraphs(more)}</div>`],
    [
      'variations in a box without a known heading',
      `<div class="b7"><h4>Once more, please</h4>${paragraphs(more)}</div>`,
    ],
    ['comments by their class', `<div class="cmt">${paragraphs(more)}</div>`],
    ['comments by their heading', `<div><h3>3 thoughts on “Leek soup”</h3>${paragraphs(more)}</div>`],
    [
      'comments in a list',
      `<h3>Kommentare (3)</h3><ol>${more.map((text) => `<li><p>Ada: ${text}</p></li>`).join('')}</ol>`,
    ],
    [
      'comments by the stamps over them',
      `<div><p>Ada, May 4, 2012 at 3:14 pm</p><p>${more[0]}</p><p>Bob, May 5, 2012 at 9:01 am</p><p>${more[1]}</p></div>`,
    ],
    [
      'responses',
      `<h3>12 Responses to “Leek soup”</h3><ol>${more.map((text) => `<li>Ada says: ${text}</li>`).join('')}</ol>`,
    ],
    ['what is good to know', `<p><b>Good to know</b><br>${more.join('<br>')}</p>`],
    ['what readers wrote', `<section><h3>Reader feedback</h3>${paragraphs(more)}</section>`],
  ])('%s', (_, other) => {
    expect(instructions(`${ingredientsHtml}<h2>Method</h2>${paragraphs(steps)}${other}`)).toEqual(steps);
  });

  it.each([
    ['divs', (text: string) => `<div class="post"><b>ada</b><div class="text">${text}</div></div>`],
    [
      'divs with the name above the recipe',
      (text: string) =>
        `<div class="msg"><div class="nick">Ada</div><div class="body"><b>Leek soup</b><br><br>${text}</div></div>`,
    ],
    ['rows', (text: string) => `<table><tr><td>ada</td><td>${text}</td></tr></table>`.replace(/<\/?table>/g, '')],
  ])('the next reply in a forum of %s', (name, post) => {
    const first = `Ingredients<br>${foods.join('<br>')}<br><br>Method<br>${steps.join('<br>')}`;
    const replies = post(first) + post(more[0]!);
    expect(instructions(name === 'rows' ? `<table>${replies}</table>` : replies)).toEqual(steps);
  });

  it.each([
    'Afiyet olsun, kolay gelsin.',
    'If you try this, let me know how it went',
    'Adapted from a book of my aunt',
    'This post contains affiliate links.',
    'Posted by Ada in Soups',
    'Rende 4 porções',
    'Leave a comment',
    'Page 7',
  ])('the closing line "%s"', (line) => {
    expect(instructions(`${ingredientsHtml}<h2>Method</h2>${paragraphs([...steps, line])}`)).toEqual(steps);
  });
});

describe('the last short steps are kept', () => {
  it.each([
    [
      '材料',
      '作り方',
      ['ねぎ 3本', 'だし 1L', '塩 少々'],
      ['ねぎをよく洗って切る。', 'だしで十分ほど煮る。', '火を止める。', '盛る。'],
    ],
    ['用料', '做法', ['大葱 3根', '水 1升', '盐 少许'], ['大葱洗净切段。', '加水煮十分钟。', '放盐。', '出锅。']],
    [
      '재료',
      '만드는 법',
      ['대파 3대', '물 1컵', '소금 약간'],
      ['대파를 깨끗이 씻어 썬다.', '물을 붓고 10분 끓인다.', '불을 끈다.'],
    ],
    ['ส่วนผสม', 'วิธีทำ', ['ต้นหอม 3 ต้น', 'น้ำ 1 ลิตร', 'เกลือ 1 ช้อนชา'], ['ล้างต้นหอมแล้วหั่นเป็นท่อน', 'ต้มกับน้ำจนเดือดแล้วใส่เกลือ']],
    [
      'सामग्री',
      'विधि',
      ['3 प्याज', '1 लीटर पानी', '1 छोटा चम्मच नमक'],
      ['प्याज धोकर काट लें।', 'पानी में दस मिनट उबालें।', 'परोसें।'],
    ],
    ['Our basket', 'Off we go', foods, ['Wash the leeks and cut them.', 'Boil 10 minutes.', 'Serve warm.']],
  ])('under "%s" and "%s"', (ingredients, heading, lines, expected) => {
    for (const own of [paragraphs(expected), list(expected, 'ol')]) {
      const recipe = read(`<h2>${ingredients}</h2>${list(lines)}<h2>${heading}</h2>${own}`);
      expect(texts(recipe.ingredients)).toEqual(lines);
      expect(texts(recipe.instructions)).toEqual(expected);
    }
  });
});

describe('times and servings are not taken', () => {
  const lists = `${ingredientsHtml}<h2>Method</h2>${paragraphs(steps)}`;
  it.each([
    ['from a story', `<p>I served this to 12 people in June and nobody left.</p>${lists}`],
    ['from readers', `${lists}<h3>Reader feedback</h3><p>Total time: 5 hours for me!</p><p>Serves 2 at most.</p>`],
  ])('%s', (_, body) => {
    expect(read(body)).toMatchObject({ servings: null, totalTime: null });
  });
});

describe('what the author repeats', () => {
  const turns = ['Roll out the dough on flour.', 'Chill it for half an hour.'];

  it('is kept within one list', () => {
    expect(instructions(`${ingredientsHtml}<h2>Method</h2>${list([...turns, ...turns], 'ol')}`)).toHaveLength(4);
    const twice = [...foods, ...foods];
    expect(texts(read(`<h2>Ingredients</h2>${list(twice)}${method}`).ingredients)).toEqual(twice);
  });

  it('is kept under the title of another part', () => {
    const part = (title: string, amounts: number[]) =>
      `<h3>${title}</h3>${list([`${amounts[0]} g flour`, `${amounts[1]} g butter`, `${amounts[2]} g sugar`])}`;
    const parts = part('Dough', [200, 100, 50]) + part('Crumble', [100, 50, 25]);
    expect(read(`<h2>Ingredients</h2>${parts}${method}`).ingredients).toHaveLength(6);
  });

  it('is read once if both lists have the same parts', () => {
    const half = (units: string[]) =>
      `<div>${list([`200 ${units[0]} flour`, `100 ${units[0]} butter`])}<h3>On top</h3>${list([`50 ${units[1]} cream`, `20 ${units[0]} sugar`])}</div>`;
    const { ingredients } = read(`<h2>Ingredients</h2>${half(['g', 'ml'])}${half(['oz', 'cups'])}${method}`);
    expect(ingredients).toHaveLength(4);
  });

  it('is read once from two lists in other units', () => {
    const lists = `<h3>Metric</h3>${list(['200 g flour', '100 g butter', '3 leeks'])}<h3>Imperial</h3>${list(['7 oz flour', '4 oz butter', '3 leeks'])}`;
    expect(texts(read(`<h2>Ingredients</h2>${lists}${method}`).ingredients)).toEqual([
      '200 g flour',
      '100 g butter',
      '3 leeks',
    ]);
  });
});

describe('lists after a label in their own line', () => {
  it.each([
    ['Ingredients:', 'Method:'],
    ['Pour 4 :', '<b>On y va :</b>'],
    ['Zutaten:', 'Zubereitung:'],
  ])('are read behind "%s" and "%s"', (label, stepsLabel) => {
    const recipe = read(`<p>${label} ${foods.join(', ')}.</p><p>${stepsLabel} ${steps[0]}</p><p>${steps[1]}</p>`);
    expect(texts(recipe.ingredients)).toEqual(foods);
    expect(texts(recipe.instructions)).toEqual(steps.slice(0, 2));
  });
});

describe('steps before the parts of the steps', () => {
  it('are kept', () => {
    const part = (title: string, text: string) => `<div class="part"><h3>${title}</h3><p>${text}</p></div>`;
    const body = `<h2>Method</h2><p>Heat the oven.</p><p>Grease a tin.</p>${part('Dough', 'Rub butter into flour.')}${part('Filling', 'Slice the leeks.')}`;
    expect(instructions(ingredientsHtml + body)).toEqual([
      'Heat the oven.',
      'Grease a tin.',
      'Rub butter into flour.',
      'Slice the leeks.',
    ]);
  });
});

describe('one of several recipes', () => {
  it('keeps its own name and lists', () => {
    const other = `<h3>Ingredients</h3>${list(['1 kg plums', '200 g flour'])}<h3>Method</h3>${list(['Stone the plums.', 'Bake them.'], 'ol')}`;
    const own = `<h3>Ingredients</h3>${list(foods)}<h3>Method</h3>${list(steps, 'ol')}`;
    const recipe = readPage(`<h1>Our recipes of May</h1><h2>Leek soup</h2>${own}<h2>Plum tart</h2>${other}`);
    expect(recipe?.name).toBe('Leek soup');
    expect(texts(recipe!.ingredients)).toEqual(foods);
    expect(texts(recipe!.instructions)).toEqual(steps);
  });
});

describe('ingredients in odd text', () => {
  it.each([
    [
      'a last column of percentages',
      '<tr><td>Leeks</td><td>900 g</td><td>100 %</td></tr><tr><td>Salt</td><td>18 g</td><td>2 %</td></tr><tr><td>Oil</td><td>9 g</td><td>1 %</td></tr>',
      ['900 g Leeks', '18 g Salt', '9 g Oil'],
    ],
    [
      'the food before its amount',
      '<tr><td>Lauch</td><td>900 g</td></tr><tr><td>Sahne (30 % Fett)</td><td>2</td><td>EL</td></tr><tr><td>Salz</td><td></td></tr><tr><td>Eier</td><td>3</td></tr>',
      ['900 g Lauch', '2 EL Sahne (30 % Fett)', 'Salz', '3 Eier'],
    ],
    [
      'the food before its amount in Japanese',
      '<tr><td>長ねぎ</td><td>900 g</td></tr><tr><td>塩</td><td>2 g</td></tr><tr><td>卵</td><td>3</td></tr>',
      ['長ねぎ 900 g', '塩 2 g', '卵 3'],
    ],
    [
      'units that only an attribute has',
      '<tr><td data-unit="g">900</td><td>leeks</td></tr><tr><td data-unit="ml">50</td><td>cream</td></tr>',
      ['900 g leeks', '50 ml cream'],
    ],
  ])('are read with %s', (_, rows, expected) => {
    expect(texts(read(`<h2>Ingredients</h2><table>${rows}</table>${method}`).ingredients)).toEqual(expected);
  });

  it('are read with the amount behind the food in elements of list items', () => {
    const items = [
      ['Leeks', '900 g'],
      ['Cream', '2 tbsp'],
      ['Eggs', '3'],
    ].map(([food, amount]) => `<li><div><span>${food}</span> <span>${amount}</span></div></li>`);
    const found = read(`<h2>Ingredients</h2><ul>${items.join('')}<li>Salt</li></ul>${method}`);
    expect(texts(found.ingredients)).toEqual(['900 g Leeks', '2 tbsp Cream', '3 Eggs', 'Salt']);
  });

  it('are read without the captions of pictures before them', () => {
    const [dough, top] = [
      ['300 g flour', '150 g butter', '1 egg'],
      ['3 leeks', '100 ml cream', '1 tsp salt'],
    ];
    const kneading = ['Rub the butter into the flour and bind it with the egg.', 'Chill the dough for an hour.'];
    const baking = ['Cut the leeks and salt them in the cream.', 'Bake on the dough for 40 minutes at 180 °C.'];
    const parts = `<p>Ingredients for the dough (1 night)</p>${paragraphs(dough)}${list(kneading)}<p>Ingredients for the top</p>${paragraphs(top)}${list(baking)}`;
    const found = read(`<div>${paragraphs(['Leek pie', 'Leek pie', 'Leek pie'])}</div><div>${parts}</div>`);
    expect(texts(found.ingredients)).toEqual([...dough, ...top]);
  });

  it('are read part by part with steps that pictures separate, without a date or the yield above them', () => {
    const separate = (lines: string[]) => lines.map((line) => `${list([line])}<figure><img></figure>`).join('');
    const [dough, top] = [
      ['300 g flour', '150 g butter', '1 egg'],
      ['3 leeks', '100 ml cream', '1 tsp salt'],
    ];
    const kneading = ['Rub the butter into the flour,', 'then the egg', 'and chill the dough for an hour.'];
    const baking = [
      'Cut the leeks and salt them in the cream.',
      'then the pepper',
      'Bake on the dough for 40 minutes at 180 °C.',
    ];
    const story = paragraphs([
      '27 October 2021',
      'Written by Ann',
      'My grandmother baked this whenever the leeks were young, and nobody ever left the table before it was gone.',
    ]);
    const parts = `<p>Recipe for 2 pies of 500 g</p><p>Ingredients for the dough (1 night)</p>${paragraphs(dough)}${separate(kneading)}<p>Ingredients for the top</p>${paragraphs(top)}${separate(baking)}`;
    const found = read(`${story}<div>${parts}</div>`);
    expect(texts(found.ingredients)).toEqual([...dough, ...top]);
    expect(found.instructions.map(({ title, text }) => [title ?? '', text])).toEqual(
      [...kneading, ...baking].map((text) => ['', text]),
    );
    expect(found.recipeYield).toBe('2 pies of 500 g');
  });

  it('are read without nutrition behind the steps', () => {
    const steps = ['Wash the leeks and cut them into rings.', 'Simmer them in the cream for 20 minutes.'];
    const paragraphs = [...steps, 'Per serving: 320 kcal, 12 g fat, 5 g protein'].map((text) => `<p>${text}</p>`);
    const foods = '<ul><li>3 leeks</li><li>2 eggs</li><li>100 ml cream</li></ul>';
    const found = read(`<h2>Ingredients</h2>${foods}<h2>Method</h2>${paragraphs.join('')}`);
    expect(texts(found.instructions)).toEqual(steps);
  });

  it('are read behind a bold heading in the same paragraph, without a colon', () => {
    const steps = 'Wash the leeks and cut them into rings. Simmer them in the cream for 20 minutes.';
    const page = `<p><b>Ingredients</b> 3 leeks; 2 eggs; 100 ml cream.</p><p><b>Method</b> ${steps}</p>`;
    const found = read(page);
    expect(texts(found.ingredients)).toEqual(['3 leeks', '2 eggs', '100 ml cream']);
    expect(texts(found.instructions).join(' ')).toBe(steps);
  });

  it.each([' · ', ' | ', '; ', ' – ', ' / ', ' • '])('are split at "%s" under a heading', (mark) => {
    const recipe = read(`<h2>Ingredients</h2><p>${foods.join(mark)}</p>${method}`);
    expect(texts(recipe.ingredients)).toEqual(foods);
  });

  it('of typed text in two columns are read column by column', () => {
    const typed = '  3 leeks                1 l stock\n  50 g cheese            2 eggs\n';
    expect(texts(read(`<h2>Ingredients</h2><pre>${typed}</pre>${method}`).ingredients)).toEqual([
      '3 leeks',
      '50 g cheese',
      '1 l stock',
      '2 eggs',
    ]);
  });

  it('are joined where a converter wrapped them', () => {
    const [long, rest] = ['2 kg young leeks, only the white parts, cut into', 'rings as thin as paper'];
    const recipe = read(`<h2>Ingredients</h2><p>${long}<br>${rest}<br>1 l stock<br>50 g cheese</p>${method}`);
    expect(texts(recipe.ingredients)).toEqual([`${long} ${rest}`, '1 l stock', '50 g cheese']);
  });

  it('keep short foods in lower case on lines of their own', () => {
    const lower = ['200 g very finely chopped leeks from the market', 'salt', 'pepper', '1 l stock'];
    expect(texts(read(`<h2>Ingredients</h2><p>${lower.join('<br>')}</p>${method}`).ingredients)).toEqual(lower);
  });

  it.each([
    ['<b>100g</b>cheese', '100g cheese'],
    ['<span>3</span><span>leeks</span>', '3 leeks'],
    ['<b>3</b><i>stalks</i> leeks', '3 stalks leeks'],
    ['1<sup>1</sup>/<sub>2</sub> l stock', '1 1/2 l stock'],
    ['3 leeks<sup>2</sup>', '3 leeks'],
    ['<del>2</del> 3 leeks', '3 leeks'],
    ['3 leeks <span style="display: none">7 oz</span>', '3 leeks'],
    ['3 leeks <a href="/shop">Buy now</a>', '3 leeks'],
    ['🧀 50 g cheese', '50 g cheese'],
  ])('read %s as "%s"', (html, text) => {
    expect(texts(read(`<h2>Ingredients</h2>${list([...foods, html])}${method}`).ingredients).at(-1)).toBe(text);
  });

  it.each(['Contains: milk', 'Allergens: celery', '1:', '((', '2.4 MB'])('leave out "%s"', (junk) => {
    expect(texts(read(`<h2>Ingredients</h2>${list([...foods, junk])}${method}`).ingredients)).toEqual(foods);
  });

  it('are read from a list for screen readers if it is the only one', () => {
    const only = `<h2>Ingredients</h2><div class="visually-hidden">${list(foods)}</div>${method}`;
    expect(texts(read(only).ingredients)).toEqual(foods);
  });

  it('may be a single one under a heading', () => {
    expect(texts(read(`<h2>Ingredients</h2>${list(['6 leeks'])}${method}`).ingredients)).toEqual(['6 leeks']);
  });
});

describe('the name', () => {
  const lists = `${ingredientsHtml}${method}`;
  it.each([
    ['of a forum', `<title>Soup Forum • View topic - Leek soup</title><h2>Leek soup</h2>${lists}`],
    [
      'behind the name of the site',
      `<title>Ada's Pots - Leek soup</title><div>Ada's Pots</div><h2>Leek soup</h2>${lists}`,
    ],
    [
      'of a post below the name of the site',
      `<title>Ada's Pots</title><h1>Ada's Pots</h1><h3 class="entry-title">Leek soup</h3>${lists}`,
    ],
    ['of a mail', `<title>[soups] Fwd: Leek soup</title><h1>[soups] Fwd: Leek soup</h1>${lists}`],
    ['behind a label', `<title>Recipe: Leek soup</title><h1>Recipe: Leek soup</h1>${lists}`],
    [
      'in the card of a plugin',
      `<title>My summer</title><h1>My summer</h1><div class="tasty-recipes"><div class="tasty-recipes-title">Leek soup</div>${lists}</div>`,
    ],
  ])('is that %s', (_, page) => {
    expect(readPage(page)?.name).toBe('Leek soup');
  });
});

describe('no recipe is', () => {
  it.each([
    [
      'a menu',
      `<h1>Menu</h1>${list(['Leek soup 5.20 €', 'Fried leeks 4.90 €', 'Leek pie 7.50 €'])}${paragraphs(steps)}`,
    ],
    [
      'the news about prices',
      `<h1>Prices</h1>${list(['1 kg leeks: 1.10', '500 g cheese: 4.30', '1 l milk: 1.05'])}${paragraphs(steps)}`,
    ],
    [
      'a shopping list',
      `<h1>This week</h1><h2>Shopping list</h2>${list([...foods, '2 eggs'])}<h2>Monday</h2><p>Soup</p>`,
    ],
    [
      'a job',
      `<h1>Cook wanted</h1><h2>What you need</h2>${list(['2 years of practice', '1 clean apron', '3 references'])}<h2>Tasks</h2>${list(steps)}`,
    ],
    [
      'a product',
      `<script type="application/ld+json">{"@type":"Product","name":"Stock"}</script><h1>Stock</h1>${paragraphs(steps)}<h3>Also bought</h3>${list(foods)}`,
    ],
  ])('%s', (_, page) => {
    expect(readPage(page)).toBeNull();
  });
});

describe('the state of an application', () => {
  const state = {
    recipe: {
      name: 'Leek soup',
      ingredients: foods,
      instructions: steps.map((text, i) => ({ step: i + 1, description: text })),
    },
  };

  it('is read from an attribute of any name', () => {
    const written = JSON.stringify(state).replaceAll('"', '&quot;');
    const recipe = readPage(`<title>Soup</title><div id="app" data-props="${written}"></div>`);
    expect(texts(recipe!.ingredients)).toEqual(foods);
    expect(texts(recipe!.instructions)).toEqual(steps);
  });
});

describe('steps marked up in one element', () => {
  it('lose numbers, captions, buttons and advertising', () => {
    const step = (text: string, i: number) => `<div><div>${i + 1}</div><p>${text}</p></div>`;
    const extras =
      '<figure><img src="a.jpg"><figcaption>Cut leeks</figcaption></figure><button>Start timer</button><p>Advertisement</p>';
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>${foods.map((food) => `<p itemprop="recipeIngredient">${food}</p>`).join('')}<div itemprop="recipeInstructions">${steps.map((text, i) => step(text, i)).join(extras)}</div></div>`;
    expect(texts(readPage(html)!.instructions)).toEqual(steps);
  });

  it('and ingredients count once if hidden copies have other units', () => {
    const items = (lines: string[]) => lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('');
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1><ul>${items(['300 g leeks', '1 l stock', '50 g cheese'])}</ul><ul style="display:none">${items(['10 oz leeks', '4 cups stock', '2 oz cheese'])}</ul><p itemprop="recipeInstructions">Boil it all.</p></div>`;
    expect(texts(readPage(html)!.ingredients)).toEqual(['300 g leeks', '1 l stock', '50 g cheese']);
  });
});

describe('pages about something else than a dish', () => {
  const page = (title: string, items: string[], steps: string[], heading = 'What you need', stepsHeading = '') =>
    `<html><head><title>${title}</title></head><body><h1>${title}</h1><h2>${heading}</h2><ul>${items
      .map((item) => `<li>${item}</li>`)
      .join(
        '',
      )}</ul>${stepsHeading && `<h2>${stepsHeading}</h2>`}${steps.map((step) => `<p>${step}</p>`).join('')}</body></html>`;
  const sew = ['Cut the felt into leaves.', 'Sew them onto the twine.', 'Hang it over the window.'];

  it.each<[string, string]>([
    ['crafts', page('A felt garland', ['3 sheets felt', '2 m twine', '1 needle'], sew, 'Materials', 'Instructions')],
    [
      'candles',
      page(
        'Fabriquer une bougie',
        ['500 g de cire', '1 mèche', '2 pots en verre'],
        ['Faire fondre la cire au bain-marie.', 'Placer la mèche et verser la cire.'],
        'Matériel',
        'Étapes',
      ),
    ],
    [
      'conversions',
      page(
        'Tassen in Gramm',
        ['120 g Mehl', '200 g Zucker', '227 g Butter'],
        ['Das Mehl in die Tasse löffeln und glatt streichen.', 'Butter kalt wiegen und danach schmelzen.'],
        'Zutat',
      ),
    ],
    [
      'tests of machines',
      page(
        'The best rice cookers, tested',
        ['1.8 l capacity', '2 inner pots', '10 cups of rice'],
        ['Rinse two cups of rice and cook them in each machine.', 'Keep the rice warm for four hours and taste it.'],
        'What we looked at',
      ),
    ],
    [
      'mixtures for cleaning',
      page(
        'All-purpose cleaner',
        ['1 cup white vinegar', '2 tbsp borax', '1 tsp dish soap', '2 cups hot water'],
        ['Pour vinegar, borax and hot water into a bottle.', 'Add the dish soap and shake gently.'],
        'Ingredients',
        'Instructions',
      ),
    ],
    [
      'mixtures for plants',
      page(
        'Erde für Tomaten',
        ['10 l Blumenerde', '2 l Kompost', '100 g Gesteinsmehl'],
        ['Blumenerde und Kompost in einer Wanne mischen.', 'Gesteinsmehl darüberstreuen und wässern.'],
        'Zutaten',
        'Zubereitung',
      ),
    ],
    [
      'vacancies',
      page(
        'Line cook',
        ['2 years of experience', '1 clean set of whites', '3 references'],
        ['Prepare sauces and stocks.', 'Cook and plate mains during service.', 'Clean your station.'],
        'What we ask',
      ),
    ],
  ])('such as %s have no recipe', (_, html) => {
    expect(readRecipe(html, { url: '' }).recipe).toBeNull();
  });

  it.each<[string, string]>([
    [
      'one line is also a thing of the house',
      page(
        'Soap-free lye rolls',
        ['500 g flour', '10 g salt', '1 l water', '1 tsp washing soda, baked'],
        ['Knead flour, salt and half of the water.', 'Boil the rolls in the rest with the soda.'],
        'Ingredients',
        'Method',
      ),
    ],
    [
      'materials are spoons of food',
      page('Play dough', ['2 cups flour', '1 cup salt'], ['Knead flour and salt.'], 'Materials', 'Method'),
    ],
    [
      'amounts stand behind the foods',
      page(
        'Борщ',
        ['Свёкла – 2 шт.', 'Капуста – 300 г', 'Картофель – 4 шт.'],
        ['Сварить мясо.', 'Добавить овощи.'],
        'Сегодня',
        'Как приготовить',
      ),
    ],
    [
      'steps mention everything at once',
      page(
        'Tomato salad',
        ['4 tomatoes', '1 onion', 'basil', 'olive oil'],
        ['Slice everything thinly and season it.', 'Serve at once.'],
      ),
    ],
  ])('are told from recipes in which the %s', (_, html) => {
    expect(readRecipe(html, { url: '' }).recipe).not.toBeNull();
  });
});

it('splits running text with the units before the numbers', () => {
  const ingredients = '<p><b>Ingredienti</b></p><p>g 300 di pasta, g. 200 di fagioli, kg 1 di pomodori, olio q.b.</p>';
  const body = `<h1>Pasta e fagioli</h1>${ingredients}<p><b>Preparazione</b></p><p>Cuocere i fagioli. Unire la pasta.</p>`;
  const recipe = readRecipe(`<html lang="it"><body>${body}</body></html>`, { url: '' }).recipe!;
  expect(texts(recipe.ingredients).slice(0, 3)).toEqual(['g 300 di pasta', 'g. 200 di fagioli', 'kg 1 di pomodori']);
});

it('keeps the numbered headings of the parts as titles', () => {
  const part = (title: string, items: string[]) => `<h3>${title}</h3>${list(items)}`;
  const lists = part('1. Dough', ['300 g flour', '2 eggs']) + part('2. Cream', ['500 g cream', '100 g sugar']);
  const body = `<h1>Honey cake</h1><h2>Ingredients</h2>${lists}<h2>Directions</h2>${paragraphs(steps)}`;
  const { ingredients } = readRecipe(`<body>${body}</body>`, { url: '' }).recipe!;
  expect(ingredients.map(({ title }) => title)).toEqual(['Dough', undefined, 'Cream', undefined]);
});
