import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', MAX_UPLOAD_MB: '1' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Part = ConstructorParameters<typeof File>[0][number];
const recipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const newRecipe = async () => recipe((await ada.api.POST('/recipes', { body: { name: `Pie ${randomUUID()}` } })).data);
const upload = async (
  slug: string,
  content: Part,
  more: { name?: string; extension?: string; icon?: string } = {},
  { api } = ada,
) =>
  api.POST('/recipes/{slug}/assets', {
    params: { path: { slug } },
    body: { file: new File([content], 'file'), name: 'Dough', extension: 'txt', ...more },
    ...asMultipart,
  });
const read = async (recipeId: string, fileName: string, headers = {}) =>
  fetch(`${test.url}/api/media/recipes/${recipeId}/assets/${fileName}`, {
    headers: { authorization: `Bearer ${ada.token}`, ...headers },
  });
const filesOf = (recipeId: string) => readdirSync(join(test.folder, 'recipes', recipeId, 'assets'));
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const save = async (slug: string, assets: { name?: string; fileName?: string | null }[]) =>
  (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { assets } })).data;

it('a file is known by a name, kept under another one, and given out for saving', async () => {
  const { id, slug } = await newRecipe();
  const { data } = await upload(slug, PDF, { name: 'Größe “M” ../../x.html', extension: 'html' });
  expect(data).toMatchObject({
    name: 'Größe “M” ../../x.html',
    icon: 'mdi-file-pdf-box',
    type: 'application/pdf',
    size: PDF.length,
  });
  expect(data.fileName).toMatch(/^[\da-f-]{36}\.pdf$/);
  expect((await recipe(slug)).assets).toEqual([data]);
  const response = await read(id, data.fileName!);
  expect(await response.text()).toBe(PDF);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%9CM%E2%80%9D%20..%2F..%2Fx.html.pdf`,
  });
});

it('a picture becomes our own, without what the camera wrote into it', async () => {
  const { id, slug } = await newRecipe();
  const photo = await sharp(await pngPicture())
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { data } = await upload(slug, new Uint8Array(photo), { extension: 'pdf', name: 'The dough' });
  expect(data).toMatchObject({ type: 'image/webp', icon: 'mdi-file-image' });
  const bytes = Buffer.from(await (await read(id, data.fileName!)).arrayBuffer());
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif, data.size]).toEqual(['webp', undefined, bytes.length]);
});

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'html'],
  ['a drawing that runs scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'txt'],
  ['bytes that are no text', new Uint8Array([1, 2, 3, 250, 251]), 'txt'],
  [
    'an archive',
    new Uint8Array([0x50, 0x4b, 3, 4, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    'zip',
  ],
])('%s is refused', async (_, content, extension) => {
  const { slug } = await newRecipe();
  const { response, error } = await upload(slug, content, { extension });
  expect([response.status, error]).toMatchObject([400, { detail: { code: 'assets.unsupported' } }]);
  expect((await recipe(slug)).assets).toEqual([]);
});

it('what is larger than the server takes is refused, and nothing is left of it', async () => {
  const { slug } = await newRecipe();
  const { response } = await upload(slug, 'x'.repeat(1_100_000));
  expect(response.status).toBe(413);
  expect((await recipe(slug)).assets).toEqual([]);
});

it('text that looks like a page is given out as text', async () => {
  const { id, slug } = await newRecipe();
  const { data } = await upload(slug, '# <b>Dough</b>', { extension: 'md' });
  expect((await read(id, data.fileName!)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('players get the part that they ask for', async () => {
  const { id, slug } = await newRecipe();
  const { data } = await upload(slug, '0123456789');
  const part = await read(id, data.fileName!, { range: 'bytes=2-4' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  const end = await read(id, data.fileName!, { range: 'bytes=-3' });
  expect([end.status, await end.text()]).toEqual([206, '789']);
  const none = await read(id, data.fileName!, { range: 'bytes=20-' });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  const several = await read(id, data.fileName!, { range: 'bytes=0-1,4-5' });
  expect([several.status, await several.text()]).toEqual([200, '0123456789']);
});

it('the list of the recipe names, sorts and removes files; what it does not have stays out', async () => {
  const { id, slug } = await newRecipe();
  const [a, b] = [(await upload(slug, 'one')).data, (await upload(slug, 'two')).data];
  const kept = await save(slug, [{ ...b, name: 'Second' }, { name: 'x', fileName: `${randomUUID()}.txt` }, a]);
  expect(kept.assets).toEqual([{ ...b, name: 'Second' }, a]);
  expect((await save(slug, [a])).assets).toEqual([a]);
  expect(filesOf(id)).toEqual([a.fileName]);
  expect((await read(id, b.fileName!)).status).toBe(404);
  const { data } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { description: 'x' } });
  expect(data.assets).toEqual([a]);
});

it('a copy has files of its own, also in its texts', async () => {
  const { id, slug } = await newRecipe();
  const { data: asset } = await upload(slug, 'one');
  const link = (recipeId: string) => `See /api/media/recipes/${recipeId}/assets/${asset.fileName}.`;
  const body = {
    description: link(id),
    recipeInstructions: [{ text: link(id) }],
    notes: [{ title: '', text: link(id) }],
  };
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  const { data: copy } = await ada.api.POST('/recipes/{slug}/duplicate', { params: { path: { slug } }, body: {} });
  expect(copy).toMatchObject({
    assets: [asset],
    description: link(copy.id),
    recipeInstructions: [{ text: link(copy.id) }],
    notes: [{ text: link(copy.id) }],
  });
  await save(slug, []);
  expect(await (await read(copy.id, asset.fileName!)).text()).toBe('one');
});

it('nobody adds a file to a locked recipe of somebody else, or to one of another group', async () => {
  const { slug } = await newRecipe();
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { settings: { locked: true } } });
  const ben = await addMember(test.url, ada, 'ben');
  const stranger = await addStranger(test.url, 'stranger');
  expect((await upload(slug, 'x', {}, ben)).response.status).toBe(403);
  expect((await upload(slug, 'x', {}, stranger)).response.status).toBe(404);
});

it('two uploads at once are both there', async () => {
  const { id, slug } = await newRecipe();
  await Promise.all(['one', 'two', 'three'].map((text) => upload(slug, text)));
  expect((await recipe(slug)).assets).toHaveLength(3);
  expect(filesOf(id)).toHaveLength(3);
});

it('files of a hidden list are for the group only, and are not in copies that others take', async () => {
  await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  const eve = await addStranger(test.url, `eve-${randomUUID()}`);
  const { id, slug } = await newRecipe();
  const hidden = (await upload(slug, PDF)).data.fileName!;
  const shown = (await upload(slug, new Uint8Array(await pngPicture()), { extension: 'png' })).data.fileName!;
  const patch = (showAssets: boolean) =>
    ada.api.PATCH('/recipes/{slug}', {
      params: { path: { slug } },
      body: {
        settings: { public: true, showAssets },
        recipeInstructions: [{ text: `![Dough](/api/media/recipes/${id}/assets/${shown})` }],
      },
    });
  const { data: link } = await ada.api.POST('/shared/recipes', { body: { recipeId: id } });
  const statuses = async (fileName: string) => {
    const address = `${test.url}/api/media/recipes/${id}/assets/${fileName}`;
    const answers = [
      fetch(address),
      fetch(`${address}?share=${link.id}`),
      fetch(address, { headers: { authorization: `Bearer ${eve.token}` } }),
      read(id, fileName),
    ];
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const takenFiles = async () => {
    const byLink = await eve.api.POST('/recipes/shared/{id}/save', { params: { path: { id: link.id } } });
    const path = { groupSlug: 'home', slug };
    const fromPage = await eve.api.POST('/explore/recipes/{groupSlug}/{slug}/save', { params: { path } });
    const slugs = [byLink.data, fromPage.data];
    const taken = slugs.map((own) => eve.api.GET('/recipes/{slug}', { params: { path: { slug: own } } }));
    return (await Promise.all(taken)).map(({ data }) => {
      const [picture] = /[\w-]+\.webp/.exec(data.recipeInstructions[0]!.text) ?? [];
      expect(picture).toBe(shown);
      expect(filesOf(data.id).sort()).toEqual(data.assets.map(({ fileName }) => fileName).sort());
      return filesOf(data.id).sort();
    });
  };
  await patch(true);
  expect([await statuses(hidden), await statuses(shown)]).toEqual([Array(4).fill(200), Array(4).fill(200)]);
  expect(await takenFiles()).toEqual([[hidden, shown].sort(), [hidden, shown].sort()]);
  await patch(false);
  expect([await statuses(hidden), await statuses(shown)]).toEqual([[404, 404, 404, 200], Array(4).fill(200)]);
  expect(await takenFiles()).toEqual([[shown], [shown]]);
});
