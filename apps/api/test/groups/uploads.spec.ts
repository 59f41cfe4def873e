import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { zipOf } from '#testing/zip';

let test: TestApp;
let other: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ MAX_UPLOAD_MB: '1' });
  ada = await setUp(test.url);
  other = await startApp({ MAX_UPLOAD_MB: '1' }, test);
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const begin = async (size: number, { api } = ada) =>
  (await api.POST('/groups/uploads', { body: { fileName: 'recipes.zip', size } })).data;
const append = async (id: string, offset: number, part: Blob, { api } = ada) =>
  api.POST('/groups/uploads/{id}/parts', {
    params: { path: { id } },
    body: { offset: String(offset), part } as never,
    ...asMultipart,
  });
const get = async (id: string, { api } = ada) => api.GET('/groups/uploads/{id}', { params: { path: { id } } });
const archiveOf = async (name: string) =>
  zipOf({ 'recipe.json': JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'] }) });

it('accepts a file in parts through several processes and imports it', async () => {
  const archive = await archiveOf('Pie in parts');
  const { id, offset } = await begin(archive.size);
  expect(offset).toBe(0);
  const half = Math.floor(archive.size / 2);
  expect((await append(id, 0, archive.slice(0, half))).data).toMatchObject({ offset: half });
  const incomplete = await ada.api.POST('/groups/migrations', { body: { upload: id } as never, ...asMultipart });
  expect(incomplete.error!.detail.errors).toHaveProperty('upload');

  // after a failure, the client asks another process for the offset
  const there = { Authorization: `Bearer ${ada.token}` };
  const asked = (await (await fetch(`${other.url}/api/groups/uploads/${id}`, { headers: there })).json()) as object;
  expect(asked).toMatchObject({ offset: half, size: archive.size });
  const form = new FormData();
  form.set('offset', String(half));
  form.set('part', archive.slice(half));
  const sent = await fetch(`${other.url}/api/groups/uploads/${id}/parts`, {
    method: 'POST',
    headers: there,
    body: form,
  });
  expect(await sent.json()).toMatchObject({ offset: archive.size });

  const { data: report } = await ada.api.POST('/groups/migrations', { body: { upload: id } as never, ...asMultipart });
  const migration = async () =>
    (await ada.api.GET('/groups/migrations/{id}', { params: { path: { id: report.id } } })).data;
  await eventually(async () => (await migration()).state === 'finished', 'the upload is imported');
  expect(await migration()).toMatchObject({ state: 'finished', fileName: 'recipes.zip' });
  // the import has taken the file
  expect((await get(id)).response.status).toBe(404);
});

it('discards a part whose connection is cut, and continues at the same offset', async () => {
  const loose = () => readdirSync(join(test.folder, 'uploads')).filter((name) => !name.startsWith('resumable-'));
  const until = (count: number) => eventually(() => loose().length === count, `${count} unfinished parts`);
  const { id } = await begin(30);
  await append(id, 0, new Blob(['1234567890']));
  const going = request(`${test.url}/api/groups/uploads/${id}/parts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'multipart/form-data; boundary=end',
      'content-length': 1000,
    },
  }).on('error', () => undefined);
  const field = (name: string) => `--end\r\nContent-Disposition: form-data; name="${name}"`;
  going.write(`${field('offset')}\r\n\r\n10\r\n${field('part')}; filename="part"\r\n\r\n12345`);
  await until(1);
  going.destroy();
  await until(0);
  expect((await get(id)).data).toMatchObject({ offset: 10 });
  expect((await append(id, 10, new Blob(['12345678901234567890']))).data).toMatchObject({ offset: 30 });
});

it('refuses a part at a wrong offset or beyond the announced size', async () => {
  const { id } = await begin(10);
  await append(id, 0, new Blob(['12345']));
  expect((await append(id, 0, new Blob(['12345']))).response.status).toBe(409);
  expect((await append(id, 5, new Blob(['123456']))).response.status).toBe(413);
  const both = await Promise.all([append(id, 5, new Blob(['67'])), append(id, 5, new Blob(['67']))]);
  expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
  expect((await get(id)).data).toMatchObject({ offset: 7 });
});

it('belongs to the person who began it, and is refused above the maximum size', async () => {
  const { id } = await begin(10);
  const bob = await addMember(test.url, ada, 'bob');
  expect((await get(id, bob)).response.status).toBe(404);
  expect((await append(id, 0, new Blob(['1']), bob)).response.status).toBe(404);
  const large = await ada.api.POST('/groups/uploads', { body: { fileName: 'a', size: 2_000_000 } });
  expect(large.response.status).toBe(413);
});

it('ends the oldest uploads of a person, and can be cancelled', async () => {
  const first = await begin(10);
  await begin(10);
  await begin(10);
  const last = await begin(10);
  expect((await get(first.id)).response.status).toBe(404);
  expect((await get(last.id)).response.status).toBe(200);
  await ada.api.DELETE('/groups/uploads/{id}', { params: { path: { id: last.id } } });
  expect((await get(last.id)).response.status).toBe(404);
});
