import { readRecipe } from './index.ts';

const list = '<ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>';
const steps =
  '<ol><li>Wash the leeks and cut them into rings.</li><li>Boil them in the stock until they are soft.</li></ol>';

function read(facts: string, heading = 'Ingredients', ending = '') {
  const page = `<h1>Leek soup</h1>${facts}<h2>${heading}</h2>${list}<h2>Method</h2>${steps}${ending}`;
  return readRecipe(`<body>${page}</body>`, { url: 'https://kitchen.example/x' }).recipe!;
}

function times(facts: string) {
  const { prepTime, cookTime, totalTime } = read(facts);
  return [prepTime, cookTime, totalTime].map((time) => time?.minutes ?? null);
}

const lines = (...texts: string[]) => texts.map((text) => `<div>${text}</div>`).join('');

describe('times of the visible page', () => {
  it.each([
    ['on one line', '<p>Prep Time 10 mins Cook Time 1 hr 20 mins Total Time 1 hr 30 mins</p>'],
    ['between bars', '<p>Prep: 10 min | Cook: 80 min | Total: 1h30 | Serves 4</p>'],
    ['apart from their labels by a bar', lines('Prep | 10 min', 'Cook | 80 min', 'Total | 90 min')],
    ['before their labels', '<p>10 min prep + 80 min cook</p><p>1:30 total</p>'],
    ['on the line after the label', lines('Prep', '10 min', 'Cook', '80 min', 'Total', '90 min')],
    ['on the line before the label', lines('10 min', 'Prep', '80 min', 'Cook', '90 min', 'Total')],
    ['in a list of terms', '<dl><dt>Prep:</dt><dd>10 min</dd><dt>Cook:</dt><dd>80 min</dd></dl>'],
    [
      'in a table',
      '<table><tr><th>Prep time (min)</th><td>10</td></tr><tr><th>Cook time (min)</th><td>80</td></tr></table>',
    ],
    ['as bare numbers', lines('10 Prep Time', '80 Cook Time')],
  ])('are found %s', (_, facts) => expect(times(facts)).toEqual([10, 80, 90]));

  it.each([
    ['German', 'Vorbereitungszeit: 10 Min. | Backzeit: 1 Std. 20 Min. | Gesamtzeit: 1,5 Stunden'],
    ['French', 'Préparation : 10 min – Cuisson : 1h20 – Temps total : 1 h 30'],
    ['Dutch', '10 min voorbereiding · 80 min oventijd · 90 min totaal'],
    ['Polish', 'Czas przygotowania: 10 minut; Czas pieczenia: 1 godz. 20 min'],
    ['Russian', 'Подготовка: 10 минут; Выпечка: 1 час 20 минут; Общее время: 1 ч. 30 мин'],
    ['Japanese', '準備時間：10分、焼き時間：1時間20分'],
    ['Turkish', 'HAZIRLAMA SÜRESİ: 10 DK, PİŞİRME SÜRESİ: 80 DK'],
    ['Hungarian', 'Előkészítés: 10 perc | Sütési idő: 1 óra 20 perc'],
    ['Finnish', 'Valmistelu 10 min • Paistoaika 1 t 20 min'],
    ['Portuguese', 'Tempo de preparo: 10 min | Tempo de forno: 80 min'],
    ['Arabic', 'مدة التحضير 10 دقائق مدة الطبخ 80 دقيقة'],
    ['Hebrew', 'זמן הכנה: 10 דקות | זמן אפייה: 80 דקות'],
  ])('are read in %s', (_, facts) => expect(times(`<p>${facts}</p>`)).toEqual([10, 80, 90]));

  it('know that some words mean the whole or a part', () => {
    expect(times('<p>Zubereitungszeit: 30 Min.</p>')).toEqual([null, null, 30]);
    expect(times('<p>Zubereitungszeit: 30 Min. | Backzeit: 20 Min.</p>')).toEqual([30, 20, 50]);
    expect(times('<p>Voorbereiding: 10 min | Bereiding: 20 min</p>')).toEqual([10, 20, 30]);
  });

  it('may have a mark for minutes', () => {
    expect(times("<p>Prep: 10' | Cook: 1h 20'</p>")).toEqual([10, 80, 90]);
  });

  it('may stand beside the number of ingredients', () => {
    expect(times('<p>20 min · 6 ingredients</p>')).toEqual([null, null, 20]);
  });

  it('may stand among other facts under the title', () => {
    expect(times('<p>2 people | 20 minutes</p>')).toEqual([null, null, 20]);
    expect(times('<p>2 people, 20 minutes</p>')).toEqual([null, null, 20]);
    const beside = '<p><span>4 personen</span> <span>3 uur en 20 minuten</span></p>';
    expect(times(beside)).toEqual([null, null, 200]);
    expect(read(beside).servings).toBe(4);
  });

  it('add up to the whole with the time of rest', () => {
    expect(times(lines('Prep: 10 min', 'Cook: 20 min', 'Chilling time: 2 hours'))).toEqual([10, 20, 150]);
  });

  it('are no years', () => {
    const data = { '@type': 'Recipe', name: 'Leek soup', prepTime: 'P50Y', cookTime: 'PT20M' };
    expect(times(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual([null, 20, 20]);
  });

  it('may stand alone by the title', () => {
    expect(times('<p>35 min</p>')).toEqual([null, null, 35]);
    expect(times('<p>35 min</p><p>10 min</p>')).toEqual([null, null, null]);
  });

  it('may be in what is named like the steps, but are no steps', () => {
    const named = (...texts: string[]) => `<div class="preparation">${lines(...texts)}</div>`;
    expect(times(named('Préparation 10 min', 'Cuisson 1h20'))).toEqual([10, 80, 90]);
    expect(times(named('Mix it all', 'Bake 20 minutes', 'Serve it warm'))).toEqual([null, null, null]);
  });

  it('are none where a sentence speaks of a time', () => {
    expect(times('<p>Let it cook 20 minutes, then it is ready</p><p>We cook for 30 minutes a day</p>')).toEqual([
      null,
      null,
      null,
    ]);
    expect(times('<p>In 30 min cooking can be done</p>')).toEqual([null, null, null]);
  });
});

describe('the yield of the visible page', () => {
  it.each([
    ['Serves 4-6', '4-6'],
    ['Makes about 12 rolls', '12 rolls'],
    ['Yield: 2 loaves', '2 loaves'],
    ['Servings 8 slices Calories 271 kcal Author Ann', '8 slices'],
    ['45 minutes | Prep: 20 minutes | Serves 8', '8'],
    ['Servings: 1 Total Time: 24 hrs', '1'],
    ['Für 4 Personen', '4 Personen'],
    ['Pour 6 personnes', '6 personnes'],
    ['4 porties', '4 porties'],
    ['4人分', '4人分'],
    ['分量：30 个', '30 个'],
    ['材料【2個分】', '2個分'],
    ['Yield: 4 to 6 servings Rate & Comment', '4 to 6 servings'],
    ['<dl><dt>Servings</dt><dd>8 slices</dd></dl>', '8 slices'],
    ['<div class="step-container"><p>12 Portion/en</p></div>', '12 Portion/en'],
    ['Порции: 6', '6'],
    ['KAÇ KİŞİLİK: 6 kişilik', '6 kişilik'],
    ['Doses 6', '6'],
    ['Feeds 2', '2'],
    ['Antal: 10 stk', '10 stk'],
    ['כמות: 10 יחידות', '10 יחידות'],
    ['عدد الأشخاص: 4', '4'],
    ['Serving 150 kcal', ''],
    ['Portion: 100 g', ''],
  ])('%s', (line, recipeYield) => expect(read(`<p>${line}</p>`)).toMatchObject({ recipeYield }));

  it.each([
    'Zutaten für 4',
    'Ingrédients pour 4',
    'Ingredienti per 4',
    'Składniki (dla 4)',
    'Ingredientes (4 personas)',
    'Ingredientes para unas 4 tortas',
    'Zutaten (ca. 4 Stück)',
  ])('is in the heading %s', (heading) => expect(read('', heading).servings).toBe(4));

  it('is right above the ingredients', () => {
    const above = (line: string) =>
      readRecipe(`${line}${list}<h2>Method</h2>${steps}`, { url: '' }).recipe!.recipeYield;
    expect(above('<h3>Pour 1 grand bol :</h3>')).toBe('1 grand bol');
    expect(above('<p>Recette pour 4 pains</p>')).toBe('4 pains');
    expect(above('<h3>Pour 2 cups of stock</h3>')).toBe('');
  });

  it('is beside its label, at the end of the last step, or in the field where it can be changed', () => {
    expect(read(lines('6', 'Servings')).servings).toBe(6);
    expect(read(lines('Servings', '6')).servings).toBe(6);
    expect(
      read('', 'Ingredients', '<p>Divide the soup between warm bowls and sprinkle with chives. Serves 3</p>'),
    ).toMatchObject({
      recipeYield: '3',
    });
    expect(read('<input type="number" name="portions" value="5">').servings).toBe(5);
    expect(read('<select><option>2 portions<option selected>5 portions<option>8 portions</select>').servings).toBe(5);
    expect(read('<div>Number of servings <button>-</button><input value="7"><button>+</button></div>').servings).toBe(
      7,
    );
    expect(read('<div class="recipe-footer-container">Servings: 8 slices</div>').servings).toBe(8);
    expect(read('<p><select><option>2<option class="yield" selected>6</select> personnes</p>').servings).toBe(6);
  });

  it.each([
    '<div><span class="icon icon-serves"></span><span> 4 </span></div>',
    '<div><i class="icon-servings"></i><div><span>4</span></div></div>',
    '<div><div class="icon-portions"></div><div>4</div></div>',
  ])('is a count beside an icon: %s', (facts) => {
    expect(read(facts).servings).toBe(4);
    expect(read(facts.replace('4', '6-8')).recipeYield).toBe('6-8');
    expect(read(facts.replace(/icon-\w+/, 'icon-hearts')).servings).toBeNull();
  });
});

it('the name of a page in a wiki goes without its namespace', () => {
  const page = `<h1>Cookbook:Leek soup</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`;
  expect(readRecipe(page, { url: 'https://wiki.example/x' }).recipe!.name).toBe('Leek soup');
});

describe('the name of a page without a name in its data', () => {
  const named = (title: string, ...headings: string[]) => {
    const body = headings.map((heading) => `<h1>${heading}</h1>`).join('');
    const page = `<title>${title}</title><body>${body}<h2>Ingredients</h2>${list}<h2>Method</h2>${steps}</body>`;
    return readRecipe(page, { url: '' }).recipe!.name;
  };

  it.each([
    ['is in its title where it has no heading', 'Leek soup | My Kitchen', [], 'Leek soup'],
    ['is the heading of which the title speaks', 'Leek soup | My Kitchen', ['My Kitchen', 'Leek soup'], 'Leek soup'],
    [
      'is no heading that names the site',
      'Leek soup with cheese | My Kitchen',
      ['My Kitchen'],
      'Leek soup with cheese',
    ],
    ['is no heading for screen readers', 'Leek soup | My Kitchen', ['Navigation'], 'Leek soup'],
    ['is the heading though the title says more', 'How to cook the best leek soup', ['Leek soup'], 'Leek soup'],
    [
      'is the heading that says more',
      'Recipe - Leek soup with cheese',
      ['Leek soup with cheese'],
      'Leek soup with cheese',
    ],
    [
      'is the heading, not the sale talk behind it',
      'Leek soup: so creamy you will want it all winter',
      ['Leek soup'],
      'Leek soup',
    ],
    [
      'is behind the label in its heading',
      'Leek soup by Anna. A soup from our kitchen | My Kitchen',
      ['<span>A soup</span><br><span>1</span> <a href="#">Leek soup by Anna</a>'],
      'Leek soup by Anna',
    ],
    ['has the spaces that style makes', 'Leek soup | My Kitchen', ['<span>Leek</span><span>soup</span>'], 'Leek soup'],
    [
      'is no heading below another one',
      'Leek soup with fried onions | My Kitchen',
      ['with fried onions'],
      'Leek soup with fried onions',
    ],
  ])('%s', (_, title, headings, name) => expect(named(title, ...headings)).toBe(name));

  it('is the heading, whatever the head promises', () => {
    const title =
      '<title>Leek soup - My Kitchen</title><meta property="og:title" content="Leek soup in a pot from Anna of My Kitchen">';
    const page = `${title}<h1>Leek soup</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`;
    expect(readRecipe(page, { url: '' }).recipe!.name).toBe('Leek soup');
  });

  it('is in no title of a picture', () => {
    const page = `<body><svg><title>Menu</title></svg><h1>Leek soup</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}</body>`;
    expect(readRecipe(page, { url: '' }).recipe!.name).toBe('Leek soup');
  });
});

describe('the tools of the visible page', () => {
  const tools = (...names: string[]) =>
    `<h3>Equipment</h3><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;

  it('are the list under their heading', () => {
    expect(read(`${tools('▢ Large pot', 'Blender (affiliate link)', 'large pot')}<div>Cook Mode</div>`).tools).toEqual([
      'Large pot',
      'Blender',
    ]);
    expect(read('<h3>Utensilien</h3><p>Topf</p><p>Stabmixer</p>').tools).toEqual(['Topf', 'Stabmixer']);
  });

  it('are none where the heading is one of something else', () => {
    expect(read('<h3>Equipment</h3><p>3 leeks</p><p>200 g potatoes</p>').tools).toEqual([]);
    expect(read('<h3>Equipment</h3><p>You will need nothing but a pot for this soup.</p>').tools).toEqual([]);
  });

  it('are those of the data where these name some', () => {
    const data = { '@type': 'Recipe', name: 'Leek soup', tool: ['Pot'], recipeIngredient: ['3 leeks', '1 l stock'] };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(read(script + tools('Blender')).tools).toEqual(['Pot']);
  });
});
