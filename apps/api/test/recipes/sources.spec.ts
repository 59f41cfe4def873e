import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (slug: string) => ({ params: { path: { slug } } });
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', at(slug))).data;
const change = (slug: string, body: object) => ada.api.PATCH('/recipes/{slug}', { ...at(slug), body });
const readAgain = async (slug: string) => (await ada.api.GET('/recipes/{slug}/source/reading', at(slug))).data;
const sourceOf = (slug: string) => ada.api.GET('/recipes/{slug}/source', at(slug));
const importUrl = async (url: string) => (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
const paste = async (data: string) => (await ada.api.POST('/recipes/create/html-or-json', { body: { data } })).data;

const SOUP = {
  name: 'Pea soup',
  recipeYield: '4 bowls',
  recipeIngredient: ['500 g peas', '1 1/2 tsp salt'],
  recipeInstructions: ['Boil the peas.', 'Add the salt.'],
};
const page = (path: string, body: string) => {
  test.site.route(path, (_, response) =>
    response.setHeader('content-type', 'text/html').end(`<html><body>${body}</body></html>`),
  );
  return test.site.url + path;
};
const withData = (data: object) =>
  `<script>track()</script><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...data })}</script>
   <h1>Pea soup</h1><p>Our neighbour’s soup.</p><ul><li>500 g peas</li></ul>`;

describe('the source of an imported recipe', () => {
  it('is shown as the text of the page', async () => {
    const slug = await importUrl(page('/soup', withData(SOUP)));
    expect((await read(slug)).hasSource).toBe(true);
    expect((await sourceOf(slug)).data).toEqual({
      savedAt: expect.any(String),
      lines: ['Pea soup', 'Our neighbour’s soup.', '500 g peas'],
    });
  });

  it('is shown as it was pasted', async () => {
    const slug = await paste('Bread\nIngredients\n500 g flour\nMethod\nBake the bread.');
    const { data } = await sourceOf(slug);
    expect(data.lines).toEqual(['Bread', 'Ingredients', '500 g flour', 'Method', 'Bake the bread.']);
  });

  it('is not kept if the group does not wish so', async () => {
    await ada.api.PUT('/groups/preferences', { body: { keepSources: false } });
    const slug = await importUrl(page('/unkept', withData({ ...SOUP, name: 'Unkept' })));
    await ada.api.PUT('/groups/preferences', { body: { keepSources: true } });
    expect((await read(slug)).hasSource).toBe(false);
    expect((await sourceOf(slug)).response.status).toBe(404);
  });

  it('is fetched again on request', async () => {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Written down', sample: false } });
    const fetchIt = () => ada.api.POST('/recipes/{slug}/source', at(slug));
    expect((await fetchIt()).response.status).toBe(400);
    await change(slug, { orgURL: page('/written', withData(SOUP)) });
    expect((await fetchIt()).data.lines).toContain('Our neighbour’s soup.');
    expect(await read(slug)).toMatchObject({ name: 'Written down', recipeIngredient: [], hasSource: true });
  });
});

describe('a recipe that is read again', () => {
  it('is what the import would write, and nothing is saved', async () => {
    const slug = await importUrl(page('/again', withData({ ...SOUP, name: 'Again' })));
    const { recipeIngredient: lines } = await read(slug);
    await change(slug, {
      description: 'Mine',
      recipeYield: '2 plates',
      recipeIngredient: [{ ...lines[1], quantity: 1 }],
      tags: [{ name: 'Winter' }],
    });
    const before = await read(slug);
    const { version, content } = await readAgain(slug);
    expect(version).toBe(before.version);
    expect(content).toMatchObject({ name: 'Again', recipeYield: '4 bowls', recipeServings: 4 });
    expect(content).not.toHaveProperty('description');
    expect(content).not.toHaveProperty('tags');
    expect(content.recipeIngredient?.map(({ quantity, food }) => [quantity, food?.name])).toEqual([
      [500, 'peas'],
      [1.5, 'salt'],
    ]);
    expect(await read(slug)).toEqual(before);
  });

  it('keeps the links between steps and lines that say the same', async () => {
    const slug = await importUrl(page('/links', withData({ ...SOUP, name: 'Links' })));
    const { recipeIngredient: lines, recipeInstructions: steps } = await read(slug);
    const ingredientReferences = [{ referenceId: lines[1]!.referenceId }];
    await change(slug, { recipeInstructions: [steps[0]!, { ...steps[1]!, ingredientReferences }] });
    const { content, version } = await readAgain(slug);
    const { recipeInstructions, recipeIngredient } = content;
    const body = { recipeInstructions, recipeIngredient };
    const header = { 'if-match': `"${version}"` };
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug }, header }, body });
    const after = await read(slug);
    expect(after.recipeInstructions[1]).toMatchObject({ id: steps[1]!.id, ingredientReferences });
    expect(after.recipeIngredient.map(({ referenceId }) => referenceId)).toEqual(
      lines.map(({ referenceId }) => referenceId),
    );
  });

  it('is read from pasted text and in the encoding of its page', async () => {
    const slug = await paste('Rye bread\nIngredients\n500 g flour\nMethod\nBake the bread.');
    await change(slug, { recipeIngredient: [] });
    expect((await readAgain(slug)).content.recipeIngredient).toEqual([expect.objectContaining({ quantity: 500 })]);
    const declared = `<meta charset="iso-8859-1"><h1>Cr\u00e8me br\u00fbl\u00e9e</h1><h2>Ingredients</h2><ul><li>200 ml cream</li>
      <li>2 eggs</li><li>50 g sugar</li></ul><h2>Method</h2><ol><li>Heat the cream.</li><li>Add the eggs and bake.</li></ol>`;
    test.site.route('/latin', (_, response) =>
      response.setHeader('content-type', 'text/html').end(Buffer.from(declared, 'latin1')),
    );
    const other = await importUrl(`${test.site.url}/latin`);
    expect((await readAgain(other)).content.name).toBe('Crème brûlée');
  });
});

it('comes back with a recipe that was deleted', async () => {
  const slug = await importUrl(page('/trash', withData({ ...SOUP, name: 'Trashed' })));
  const { id } = await read(slug);
  await ada.api.DELETE('/recipes/{slug}', at(slug));
  await ada.api.POST('/groups/trash/restore', { body: { ids: [id] } });
  expect((await sourceOf(id)).data.lines).toContain('500 g peas');
});
