import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ExpiredIdentityCleanup } from '#identity';
import { Context } from '#persistence';
import { RecipeImagesService } from '#recipes';
import { DataSource } from 'typeorm';
import { addMember, type Person, setUp, startApp, type TestApp } from './support/app.ts';
import { asMultipart } from './support/form.ts';
import { pngPicture } from './support/site.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const read = (path: string) =>
  fetch(`${test.url}/api/media/${path}`, { headers: { authorization: `Bearer ${ada.token}` } });
const recipePicture = (id: string) => read(`recipes/${id}/images/original.webp`);
const userPicture = (id: string) => read(`users/${id}/profile.webp`);

async function newRecipe(name: string) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
  return { id: data.id, slug: slug };
}

const picture = async () => new File([new Uint8Array(await pngPicture())], 'x.png');

const upload = async (slug: string) =>
  ada.api.PUT('/recipes/{slug}/image', {
    params: { path: { slug } },
    body: { image: await picture(), extension: 'png' },
    ...asMultipart,
  });

/** A file as a killed process leaves it, from the day before yesterday unless told. */
function leave(key: string, age = 48): string {
  const path = join(test.folder, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'x');
  const time = new Date(Date.now() - age * 3600 * 1000);
  for (let at = path; at !== test.folder; at = dirname(at)) utimesSync(at, time, time);
  return path;
}

async function prune() {
  const { manager } = test.app.get(DataSource);
  await test.app.get(RecipeImagesService).prune(new Context({ locale: 'en-US' }, manager));
  await test.app.get(ExpiredIdentityCleanup).prune();
}

it('every night, what no row names is removed, and nothing else', async () => {
  const { id, slug } = await newRecipe('Kept');
  await upload(slug);
  const orphans = [
    leave(`recipes/${randomUUID()}/images/original.webp`),
    leave(`users/${randomUUID()}/profile.webp`),
    leave(`recipes/${id}/images/.${randomUUID()}.tmp`),
    leave('uploads/0123456789abcdef'),
  ];
  const young = [leave(`recipes/${randomUUID()}/images/original.webp`, 1), leave('uploads/fedcba9876543210', 1)];
  const other = leave('notes/1.txt');
  await prune();
  expect(orphans.filter((path) => existsSync(path))).toEqual([]);
  expect([...young, other].filter((path) => !existsSync(path))).toEqual([]);
  expect((await recipePicture(id)).status).toBe(200);
});

it('a deleted user has no picture any more', async () => {
  const bo = await addMember(test.url, ada, 'bo');
  const body = { profile: await picture() };
  await bo.api.POST('/users/{id}/image', { params: { path: { id: bo.id } }, body, ...asMultipart });
  expect((await userPicture(bo.id)).status).toBe(200);
  await ada.api.DELETE('/users/{id}', { params: { path: { id: bo.id } } });
  expect((await userPicture(bo.id)).status).toBe(404);
});

it('a picture that is uploaded while its recipe is deleted does not stay', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, slug } = await newRecipe(`Gone ${round}`);
    const uploaded = upload(slug);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug } } });
    await uploaded;
    expect((await recipePicture(id)).status).toBe(404);
  }
});

it('an upload leaves no file of the request behind', async () => {
  const { slug } = await newRecipe('Uploaded');
  await upload(slug);
  const left = () => readdirSync(join(test.folder, 'uploads')).filter((name) => name !== 'fedcba9876543210');
  while (left().length) await new Promise(setImmediate);
  expect(left()).toEqual([]);
});
