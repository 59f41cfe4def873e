import sharp from 'sharp';
import { eventually } from '#testing/eventually';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture, recipePage } from '../support/site.ts';
import { endOfReport } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const asAda = () => ({ headers: { authorization: `Bearer ${ada.token}` } });

const importUrl = (url: string, options = {}) => ada.api.POST('/recipes/create-url', { body: { url, ...options } });
const get = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const PIE = {
  name: 'Apple &amp; pear pie',
  description: 'The <b>best</b>',
  recipeYield: '8 slices',
  prepTime: 'PT20M',
  cookTime: 'PT1H',
  totalTime: 'PT1H20M',
  keywords: 'autumn, oven',
  recipeIngredient: ['3 apples', '2 pears'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }] },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
};

describe('a recipe from a page', () => {
  it('comes with its picture, times and sections', async () => {
    const url = test.site.publish('/pie', { ...PIE, image: `${test.site.url}/picture.png` });
    const { data: slug } = await importUrl(url, { includeTags: true });
    const recipe = await get(slug);
    expect(recipe).toMatchObject({
      name: 'Apple & pear pie',
      slug: 'apple-pear-pie',
      orgURL: url,
      recipeYield: '8 slices',
      recipeServings: 8,
    });
    expect(recipe.tags.map((tag) => tag.name)).toEqual(['Autumn', 'Oven']);
    expect(recipe.recipeIngredient.map((line) => line.display)).toEqual(['3 apples', '2 pears']);
    expect(recipe.recipeInstructions.map(({ title, text }) => [title, text])).toEqual([
      ['Dough', 'Knead.'],
      ['', 'Bake.'],
    ]);
    const picture = await fetch(`${test.url}/api/media/recipes/${recipe.id}/images/tiny-original.webp`, asAda());
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(300);
  });

  it('comes with the larger picture if the first one is a thumbnail', async () => {
    const sized = (width: number) =>
      sharp({ create: { width, height: 60, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
    for (const width of [100, 900]) {
      const picture = await sized(width);
      test.site.route(`/${width}.png`, (_, response) => response.setHeader('content-type', 'image/png').end(picture));
    }
    const image = [100, 900].map((width) => `${test.site.url}/${width}.png`);
    const { data: slug } = await importUrl(test.site.publish('/two-pictures', { ...PIE, name: 'Two pictures', image }));
    const { id } = await get(slug);
    const picture = await fetch(`${test.url}/api/media/recipes/${id}/images/original.webp`, asAda());
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(900);
  });

  it('comes without the picture where that cannot be had', async () => {
    const url = test.site.publish('/no-picture', {
      ...PIE,
      name: 'Plain pie',
      image: [`${test.site.url}/gone.png`, 'http://127.0.0.1:1/x.png'],
    });
    const { data: slug } = await importUrl(url);
    expect((await get(slug)).image).toBeNull();
  });

  it('is read in the encoding of the page', async () => {
    const html = recipePage({ ...PIE, name: 'Käsespätzle' }).replace('<title>', '<meta charset="iso-8859-1"><title>');
    test.site.route('/latin', (_, response) =>
      response.setHeader('content-type', 'text/html').end(Buffer.from(html, 'latin1')),
    );
    const { data: slug } = await importUrl(`${test.site.url}/latin`);
    expect((await get(slug)).name).toBe('Käsespätzle');
  });

  it('follows redirects', async () => {
    test.site.publish('/moved-pie', { ...PIE, name: 'Moved pie' });
    test.site.route('/old-pie', (_, response) => response.writeHead(301, { location: '/moved-pie' }).end());
    expect((await importUrl(`${test.site.url}/old-pie`)).data).toBe('moved-pie');
  });
});

describe('a page that gives no recipe', () => {
  beforeAll(() => {
    const { route } = test.site;
    route('/story', (_, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Once upon a time</h1><p>There was no recipe.</p>'),
    );
    route('/error', (_, response) => response.writeHead(500).end());
    route('/loop', (_, response) => response.writeHead(302, { location: '/loop' }).end());
    route('/inside', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end());
    route('/inside-name', (_, response) => response.writeHead(302, { location: 'http://localhost:5432/' }).end());
    route('/metadata', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
    route('/endless', (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    route('/mute', () => undefined);
  });

  it.each([
    ['/story', 400],
    ['/missing', 400],
    ['/error', 400],
    ['/loop', 400],
    ['/inside', 400],
    ['/inside-name', 400],
    ['/metadata', 400],
    ['/endless', 400],
    ['/mute', 408],
  ])(
    '%s is answered by %d, and nothing is kept',
    async (path, status) => {
      const { response, error } = await importUrl(test.site.url + path);
      expect(response.status).toBe(status);
      expect(error!.detail.message).not.toMatch(/Error|at /);
      expect((await ada.api.GET('/recipes', { params: { query: { search: 'story' } } })).data.total).toBe(0);
    },
    30_000,
  );

  it.each(['ftp://example.com/x', 'file:///etc/passwd', 'not an address', 'http://', 'javascript:alert(1)'])(
    '%s names the field',
    async (url) => {
      const { response, error } = await importUrl(url);
      expect(response.status).toBe(422);
      expect(Object.keys(error!.detail.errors!)).toEqual(['url']);
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://192.168.0.1:22/',
  ])('%s is refused', async (url) => {
    expect((await importUrl(url)).response.status).toBe(400);
  });
});

describe('a recipe from a page of another kind', () => {
  const answer = (path: string, type: string, body: string) => {
    test.site.route(path, (_, response) => response.setHeader('content-type', type).end(body));
    return test.site.url + path;
  };

  it('is read from schema.org JSON that stands alone', async () => {
    const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...PIE, name: 'JSON pie' });
    expect((await importUrl(answer('/pie.json', 'application/ld+json', json))).data).toBe('json-pie');
  });

  it('says that a file is none', async () => {
    const { error } = await importUrl(answer('/pie.pdf', 'application/pdf', '%PDF-1.7'));
    expect(error).toMatchObject({ detail: { message: expect.stringContaining('application/pdf') } });
  });

  it('has its times in the language of the page', async () => {
    const page = recipePage({ ...PIE, name: 'Zeitkuchen', prepTime: '20 Min.' }).replace('<html', '<html lang="de"');
    const recipe = await get((await importUrl(answer('/zeit', 'text/html', page))).data);
    expect(recipe).toMatchObject({ totalTime: '1 Stunde 20 Minuten', prepTime: '20 Min.', performTime: '1 Stunde' });
    expect(recipe).toMatchObject({ totalTimeMinutes: 80, prepTimeMinutes: 20, performTimeMinutes: 60 });
    const params = { path: { slug: recipe.slug } };
    const body = { totalTime: 'over night', prepTime: 'PT0D1H0M' };
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params, body });
    expect(data).toMatchObject({ totalTimeMinutes: null, prepTimeMinutes: 60, performTimeMinutes: 60 });
    const query = { queryFilter: 'prepTimeMinutes <= 60', orderBy: 'prepTimeMinutes', orderDirection: 'asc' } as const;
    const { data: quick } = await ada.api.GET('/recipes', { params: { query } });
    expect(quick.items.at(-1)).toMatchObject({ slug: recipe.slug });
  });

  it('is imported once where a person asks again while it is being read', async () => {
    const page = recipePage({ ...PIE, name: 'Slow pie' });
    test.site.route('/slow-pie', (_, response) => setTimeout(() => response.end(page), 500));
    const url = `${test.site.url}/slow-pie`;
    const slugs = (await Promise.all([importUrl(url), importUrl(url)])).map(({ data }) => data);
    expect(slugs).toEqual(['slow-pie', 'slow-pie']);
    expect((await importUrl(url)).data).toBe('slow-pie-1');
  });
});

describe('a recipe from pasted text', () => {
  const paste = (data: string | Record<string, unknown>, url?: string) =>
    ada.api.POST('/recipes/create/html-or-json', { body: { data, url } });

  it.each([undefined, '', 'nonsense', 'javascript:alert(1)'])('has no source where it names none: %s', async (url) => {
    const { data: slug } = await paste({ '@type': 'Recipe', ...PIE, name: 'Homeless pie' }, url);
    expect((await get(slug)).orgURL).toBeNull();
  });

  it('takes a page, schema.org JSON as text or as object', async () => {
    expect((await paste(recipePage({ ...PIE, name: 'Pasted page' }))).data).toBe('pasted-page');
    expect((await paste({ '@type': 'Recipe', ...PIE, name: 'Pasted object' })).data).toBe('pasted-object');
    expect((await paste(JSON.stringify({ '@type': 'Recipe', ...PIE, name: 'Pasted text' }))).data).toBe('pasted-text');
  });

  it.each(['hello', '{}', '[]', '{"a":', '<p>'])('refuses %s', async (data) => {
    expect((await paste(data)).response.status).toBe(400);
  });

  it('loses no line: what has no place in the recipe is told', async () => {
    const foods =
      'flour sugar butter salt eggs milk cream rice beans lentils onions carrots celery leeks peas oats honey yeast oil'.split(
        ' ',
      );
    const lines = Array.from({ length: 57 }, (_, index) => `${index + 2} g ${foods[index % foods.length]} ${index}`);
    const prose = 'Use the good stuff from the market, it makes all the difference in the world.';
    const odd = ['Printed for Ada on a Sunday by the old machine', 'xq-77 // 4411'];
    const text = [
      'Feast',
      ...odd,
      'Ingredients',
      ...lines.slice(0, 3),
      prose,
      ...lines.slice(3),
      'Method',
      'Bake for 45 Minuten.',
    ];
    const slug = (await paste(text.join('\n'))).data;
    const recipe = await get(slug);
    const { data: review } = await ada.api.GET('/recipes/{slug}/review', { params: { path: { slug } } });
    const kept = JSON.stringify([recipe.description, recipe.notes, recipe.recipeIngredient, recipe.recipeInstructions]);
    expect(recipe.recipeIngredient.length).toBeGreaterThanOrEqual(57);
    expect(recipe.recipeInstructions.map((step) => step.text)).toEqual(['Bake for 45 Minuten.']);
    for (const line of [...lines, ...odd, prose])
      expect(review.unplaced.includes(line) || kept.includes(line)).toBe(true);
  });

  it.each([
    [
      'two facts of one line',
      'Omas Suppe\nFür 4 Personen, 77 Minuten\nZutaten:\n1 Bund Suppengrün\n200 ml Sahne\nZubereitung:\nAlles kochen.',
    ],
    [
      'a heading that says more',
      'Plain cake\nIngredients\n100 g butter\n2 eggs\nMethod\nBeat and bake.\nNutrition: 311 kcal, 7 g protein\nNotes: 13 days in a tin',
    ],
    [
      'a letter',
      'From: Mum <mum@example.com>\nLentil stew\nIngredients\n* 250 g lentils\n* 2 carrots\nMethod\n* Simmer 30 min.\nxx Mum',
    ],
    [
      'Markdown',
      '# Chili\n> The best one\n## Ingredients\n### Spices\n- [ ] 1 tsp cumin\n- [ ] 2 onions\n## Instructions\n1. Brown.\n## Notes\nKeeps for 3 months.',
    ],
  ])('keeps or tells every word and number of %s', async (_, text) => {
    const slug = (await paste(text)).data;
    const recipe = await get(slug);
    const { data: review } = await ada.api.GET('/recipes/{slug}/review', { params: { path: { slug } } });
    const { name, description, recipeYield, totalTime, prepTime, performTime, notes } = recipe;
    const kept = JSON.stringify([
      name,
      description,
      recipeYield,
      totalTime,
      prepTime,
      performTime,
      notes,
      review.unplaced,
    ]);
    const lists = recipe.recipeIngredient.map(({ title, display }) => `${title} ${display}`);
    const all = [kept, ...lists, ...recipe.recipeInstructions.map((step) => `${step.title} ${step.text}`)].join(' ');
    const headings = /^(?:Ingredients|Zutaten|Method|Zubereitung|Instructions|Notes|Für)$/;
    const words = text.replace(/^\d+\. /gm, '').match(/[\p{L}\p{N}]+/gu)!;
    expect(words.filter((word) => !headings.test(word) && !all.includes(word))).toEqual([]);
  });

  const unplacedOf = async (slug: string) =>
    (await ada.api.GET('/recipes/{slug}/review', { params: { path: { slug } } })).data.unplaced;
  const items = (tag: string, lines: string[]) =>
    `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;

  it('tells what the limits of a recipe cut off', async () => {
    const name = `Bread ${'and butter '.repeat(25)}`.trim();
    const long = `Knead ${'and fold '.repeat(2500)}until Sunday.`;
    const slug = (await paste(`${name}\nIngredients\n400 g flour\n1 egg\nMethod\n${long}\nBake.`)).data;
    const recipe = await get(slug);
    expect([recipe.name.length, recipe.recipeInstructions[0]!.text.length]).toEqual([255, 20_000]);
    expect(await unplacedOf(slug)).toEqual([name, long]);
  });

  it('tells what it left out of a piece of a page', async () => {
    const html = `<h1>Grey soup</h1><p>My grandmother&#39;s</p><script>let x = 1</script><h2>Ingredients</h2>
      ${items('ul', ['2 leeks', '1 <b>l</b> water', '1 tsp salt'])}<h2>Method</h2>
      ${items('ol', ['Boil the leeks.', 'Drain them.'])}<p>From the market<br>at <i>Turku</i></p>`;
    const slug = (await paste(html)).data;
    expect((await get(slug)).recipeIngredient).toHaveLength(3);
    expect(await unplacedOf(slug)).toEqual(["My grandmother's", 'From the market', 'at Turku']);
  });

  it('tells nothing of whole pages and of data, whose menus nobody wants', async () => {
    const piece = `<h1>Green soup</h1><p>My aunt's</p><h2>Ingredients</h2>${items('ul', ['2 leeks', '1 l water'])}
      <h2>Method</h2>${items('ol', ['Boil the leeks.', 'Drain them.'])}`;
    const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...PIE })}</script>`;
    for (const html of [`<!doctype html><body>${piece}`, data + piece])
      expect(await unplacedOf((await paste(html)).data)).toEqual([]);
  });

  it('reads Markdown without its signs', async () => {
    const text =
      '# Bean chili\n\n## Ingredients\n\n### Spices\n\n- [ ] 1 tsp cumin\n- [x] 2 onions\n\n## Instructions\n\n1. Brown the onions.\n2. Simmer.';
    const recipe = await get((await paste(text)).data);
    expect(recipe.name).toBe('Bean chili');
    expect(recipe.recipeIngredient.map(({ title, display }) => [title, display])).toEqual([
      ['Spices', '1 tsp cumin'],
      ['', '2 onions'],
    ]);
  });

  it('takes a text as people copy it out of a letter', async () => {
    const text =
      'Bean soup & more\n\nIngredients\n400 g beans\n2 carrots\n\nMethod\n1. Soak the beans.\n2. Boil for an hour.';
    const recipe = await get((await paste(text, 'https://letters.example/soup')).data);
    expect(recipe).toMatchObject({ name: 'Bean soup & more', orgURL: 'https://letters.example/soup' });
    expect(recipe.recipeIngredient.map(({ display }) => display)).toEqual(['400 g beans', '2 carrots']);
    expect(recipe.recipeInstructions.map((step) => step.text)).toEqual(['Soak the beans.', 'Boil for an hour.']);
  });

  it('takes a page without any data as a reader sees it, with its sections and notes', async () => {
    const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const page = `<html lang="en"><head><title>Leek pie | Kitchen</title></head><body><h1>Leek pie</h1>
      <h2>Ingredients</h2><h3>Dough</h3>${list(['200 g flour', '100 g butter'])}<h3>Filling</h3>${list(['3 leeks', 'Salt'])}
      <h2>Method</h2><p>Knead the flour and the butter.</p><p>Bake it all for an hour.</p><p>Tip: It freezes well.</p></body></html>`;
    const { data: slug } = await paste(page);
    const recipe = await get(slug);
    expect(recipe.recipeIngredient.map(({ title, display }) => [title, display])).toEqual([
      ['Dough', '200 g flour'],
      ['', '100 g butter'],
      ['Filling', '3 leeks'],
      ['', 'Salt'],
    ]);
    expect(recipe.recipeInstructions).toHaveLength(2);
    expect(recipe.notes).toEqual([{ title: '', text: 'It freezes well.' }]);
  });
});

describe('many addresses', () => {
  const finished = (reportId: string) => endOfReport(ada, reportId);

  it('are imported in the background: an entry for each, and no failure harms another', async () => {
    const good = ['Red', 'Green', 'Blue'].map((color) =>
      test.site.publish(`/${color}`, { ...PIE, name: `${color} pie` }),
    );
    const imports = [good[0]!, `${test.site.url}/missing`, good[1]!, 'http://127.0.0.1:1/', good[2]!].map((url) => ({
      url,
      tags: [{ name: 'Bulk' }],
    }));
    const { data: started, response } = await ada.api.POST('/recipes/create-url/bulk', { body: { imports } });
    expect(response.status).toBe(202);
    const report = await finished(started.reportId);
    expect(report.status).toBe('partial');
    expect(report.entries.map(({ message, success, slug }) => [message, success, slug])).toEqual([
      [imports[0]!.url, true, 'red-pie'],
      [imports[1]!.url, false, null],
      [imports[2]!.url, true, 'green-pie'],
      [imports[3]!.url, false, null],
      [imports[4]!.url, true, 'blue-pie'],
    ]);
    expect(report.entries.filter((entry) => !entry.success).every((entry) => entry.exception)).toBe(true);
    const { data: tagged } = await ada.api.GET('/recipes', { params: { query: { tags: ['bulk'] } } });
    expect(tagged.total).toBe(3);
    const tasks = (await ada.api.GET('/groups/server-tasks')).data.items;
    expect(tasks.find((task) => task.id === started.taskId)).toMatchObject({ status: 'finished', progress: 1 });
  });

  it('skip, replace or keep beside each other what the group has already, by address or by name and lines', async () => {
    const bulk = async (paths: string[], existing?: 'skip' | 'replace' | 'keep') => {
      const imports = paths.map((path) => ({ url: `${test.site.url}${path}`, existing }));
      const { data } = await ada.api.POST('/recipes/create-url/bulk', { body: { imports } });
      const { entries } = await finished(data.reportId);
      return entries.map(({ success, slug, exception }) => [success, slug, exception]);
    };
    const known = 'You already have this recipe.';
    const page = { ...PIE, name: 'Twin pie', recipeIngredient: ['3 twins', '200 g flour'] };
    test.site.publish('/twin', page);
    test.site.publish('/copy-of-twin', page);
    test.site.publish('/other-twin', { ...page, recipeIngredient: ['4 twins', 'no flour'] });
    // the same page twice in one request, once with a tracking parameter
    expect(await bulk(['/twin', '/twin?utm_source=mail'], 'skip')).toEqual([
      [true, 'twin-pie', ''],
      [true, 'twin-pie', known],
    ]);
    expect(await bulk(['/twin/', '/copy-of-twin', '/other-twin'], 'skip')).toEqual([
      [true, 'twin-pie', known],
      [true, 'twin-pie', known],
      [true, 'twin-pie-1', ''],
    ]);

    const path = { params: { path: { slug: 'twin-pie' } } };
    const tags = [{ name: 'Twins' }];
    await ada.api.PATCH('/recipes/{slug}', { ...path, body: { name: 'Our twin pie', tags, rating: 4 } });
    test.site.publish('/twin', { ...page, recipeIngredient: ['5 twins'] });
    expect(await bulk(['/twin'], 'replace')).toEqual([[true, 'our-twin-pie', '']]);
    const replaced = await get('our-twin-pie');
    expect(replaced).toMatchObject({ name: 'Our twin pie', tags, rating: 4 });
    expect(replaced.recipeIngredient.map(({ display }) => display)).toEqual(['5 twins']);
    const { data: versions } = await ada.api.GET('/recipes/{slug}/versions', {
      params: { path: { slug: 'our-twin-pie' } },
    });
    expect(versions.length).toBeGreaterThan(1);

    expect(await bulk(['/twin'], 'keep')).toEqual([[true, 'twin-pie-2', '']]);
    expect(await bulk(['/twin'])).toEqual([[true, 'twin-pie-3', '']]);
  });

  it('are all there after the task was stopped and run again', async () => {
    let isOpen = false;
    const addresses = Array.from({ length: 9 }, (_, number) => {
      const name = `Stopped pie ${number}`;
      const path = `/stopped/${number}`;
      test.site.route(path, (_request, response) => {
        // the later pages answer after the task was stopped
        if (number < 3 || isOpen) response.setHeader('content-type', 'text/html').end(recipePage({ ...PIE, name }));
        else setTimeout(() => response.writeHead(503).end(), 300);
      });
      return test.site.url + path;
    });
    const { data } = await ada.api.POST('/recipes/create-url/bulk', {
      body: { imports: addresses.map((url) => ({ url })) },
    });
    const task = { params: { path: { id: data.taskId } } };
    const status = async () => (await ada.api.GET('/admin/server-tasks/{id}', task)).data.status;
    const entries = async () =>
      (await ada.api.GET('/groups/reports/{id}', { params: { path: { id: data.reportId } } })).data.entries;
    await eventually(async () => (await entries()).length >= 3, 'three pages are imported');
    await ada.api.POST('/admin/server-tasks/{id}/cancel', task);
    await eventually(async () => (await status()) === 'cancelled', 'the task is stopped');
    expect((await entries()).some(({ success }) => !success)).toBe(true);
    isOpen = true;
    await ada.api.POST('/admin/server-tasks/{id}/retry', task);
    await eventually(async () => (await status()) === 'finished', 'the second run has ended');
    expect(await finished(data.reportId)).toMatchObject({ status: 'success' });
    expect((await entries()).map(({ success, slug }) => [success, slug])).toEqual(
      addresses.map((_, number) => [true, `stopped-pie-${number}`]),
    );
  });
});

describe('the picture of a recipe', () => {
  const upload = async (content: Uint8Array | string, name = 'x.png') => {
    const slug = (await ada.api.POST('/recipes', { body: { name: 'Pictured' } })).data;
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    const image = new File([part], name);
    const { response } = await ada.api.PUT('/recipes/{slug}/image', {
      params: { path: { slug } },
      body: { image, extension: 'png' },
      ...asMultipart,
    });
    return { slug, status: response.status };
  };

  it('loses its metadata', async () => {
    const photo = await sharp(await pngPicture())
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const { slug, status } = await upload(photo);
    expect(status).toBe(200);
    const { id } = await get(slug);
    const stored = await (
      await fetch(`${test.url}/api/media/recipes/${id}/images/original.webp`, asAda())
    ).arrayBuffer();
    expect((await sharp(Buffer.from(stored)).metadata()).exif).toBeUndefined();
  });

  it('is refused when it has 200 megapixels, is an SVG, or a text called .jpg', async () => {
    const huge = await sharp({
      create: { width: 20_000, height: 10_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await upload(huge)).status).toBe(400);
    expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'x.svg')).status).toBe(400);
    expect((await upload('not a picture', 'x.jpg')).status).toBe(400);
  });

  it('comes from an address, and goes away again', async () => {
    const slug = (await ada.api.POST('/recipes', { body: { name: 'Linked' } })).data;
    const body = { url: `${test.site.url}/picture.png` };
    const { data } = await ada.api.POST('/recipes/{slug}/image', { params: { path: { slug } }, body });
    expect((await get(slug)).image).toBe(data.image);
    await ada.api.DELETE('/recipes/{slug}/image', { params: { path: { slug } } });
    const { id, image } = await get(slug);
    expect(image).toBeNull();
    expect((await fetch(`${test.url}/api/media/recipes/${id}/images/original.webp`, asAda())).status).toBe(404);
  });
});
