/** Follows each field that people write through everything that keeps, copies or moves recipes. */
import {
  type PlainRecipeField,
  plainRecipeFields,
  RECIPE,
  type RecipeField,
  recipeFields,
} from '#contract/recipe-fields';
import { pick } from '#contract/objects';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { endOfTask } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp({ ALLOW_SIGNUP: 'true' });
  ada = await setUp(test.url);
  await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
});
afterAll(() => test.stop());

const PLAIN_VALUES = { number: 6, boolean: true };
const OTHER_VALUES: Record<Exclude<RecipeField, PlainRecipeField>, unknown> = {
  recipeCategory: [{ name: 'Soups' }],
  tags: [{ name: 'Autumn' }],
  tools: [{ name: 'Pot' }],
  recipeIngredient: [{ quantity: 2, quantityMax: 3, unit: { name: 'cups' }, food: { name: 'peas' }, note: 'split' }],
  recipeInstructions: [{ title: 'Evening before', text: 'Soak.', facts: { handsMinutes: 3, dayBefore: true } }],
  nutrition: { calories: '300' },
  settings: { public: true, showNutrition: true },
  notes: [{ title: 'Tip', text: 'Freezes well.' }],
  extras: { origin: 'Grandma' },
};
const ALL_VALUES = {
  ...OTHER_VALUES,
  ...Object.fromEntries(plainRecipeFields.map((field) => [field, plainValue(field)])),
} as Record<RecipeField, unknown>;

function plainValue(field: PlainRecipeField): unknown {
  const { kind } = RECIPE[field];
  if (field === 'language') return 'de';
  return kind === 'text' ? `The ${field}` : PLAIN_VALUES[kind];
}

type Recipe = Awaited<ReturnType<typeof read>>;
const at = (slug: string) => ({ params: { path: { slug } } });
const read = async (slug: string, { api } = ada) => (await api.GET('/recipes/{slug}', at(slug))).data;
const change = (slug: string, body: object) => ada.api.PATCH('/recipes/{slug}', { ...at(slug), body });

async function create(name: string, fields: object): Promise<Recipe> {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name, sample: false } });
  return (await change(slug, { ...fields, name })).data;
}

/** The content of a recipe without ids, which are those of the copy, and without the number that makes its name unique. */
function contentOf(recipe: Recipe) {
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return {
    ...pick(recipe, recipeFields),
    name: recipe.name.replace(/ \(\d+\)$/, ''),
    recipeCategory: names(recipe.recipeCategory),
    tags: names(recipe.tags),
    tools: names(recipe.tools),
    recipeIngredient: recipe.recipeIngredient.map(({ unit, food, referenceId, ...line }) => ({
      ...line,
      unit: unit?.name,
      food: food?.name,
    })),
    recipeInstructions: recipe.recipeInstructions.map(({ id, ...step }) => step),
  };
}

it('gives every field a value that an empty recipe does not have', async () => {
  const [empty, full] = [await create('Empty', {}), await create('Full', ALL_VALUES)].map(contentOf);
  for (const field of recipeFields) expect([field, full![field]]).not.toEqual([field, empty![field]]);
});

it.each(recipeFields)('keeps a version when only %s is changed, and restores it', async (field) => {
  const { slug } = await create(`History of ${field}`, {});
  await change(slug, { description: field === 'description' ? '' : 'Before' });
  const before = await read(slug);
  const changed = (await change(slug, { [field]: ALL_VALUES[field] })).data;
  const [latest, previous] = (await ada.api.GET('/recipes/{slug}/versions', at(changed.slug))).data;
  expect(latest!.fields).toEqual([field]);
  const path = { slug: changed.slug, number: previous!.number };
  const restored = await ada.api.POST('/recipes/{slug}/versions/{number}/restore', { params: { path }, body: {} });
  expect(contentOf(restored.data)).toEqual(contentOf(before));
});

it('keeps every field in a JSON file that is exported and imported', async () => {
  const recipe = await create('In a file', ALL_VALUES);
  const response = await fetch(`${test.url}/api/recipes/${recipe.slug}/exports?template_name=json`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const archive = new File([await response.blob()], 'recipe.json');
  const { data: slug } = await ada.api.POST('/recipes/create-from-zip', { body: { archive }, ...asMultipart });
  expect(contentOf(await read(slug))).toEqual(contentOf(recipe));
});

it('keeps every field of a duplicate', async () => {
  const recipe = await create('Duplicated', ALL_VALUES);
  const { data: copy } = await ada.api.POST('/recipes/{slug}/duplicate', { ...at(recipe.slug), body: {} });
  expect(contentOf(copy)).toEqual(contentOf(recipe));
});

it('keeps every field of a public recipe that another group copies, but how that group sorts and shows it', async () => {
  const recipe = await create('Public', ALL_VALUES);
  const eve = await addStranger(test.url, 'eve');
  const path = { groupSlug: 'home', slug: recipe.slug };
  const { data: slug } = await eve.api.POST('/explore/recipes/{groupSlug}/{slug}/save', { params: { path } });
  const ofTheGroup = ['recipeCategory', 'tools', 'extras', 'settings'];
  const compared = recipeFields.filter((field) => !ofTheGroup.includes(field));
  const copy = await read(slug, eve);
  expect(pick(contentOf(copy), compared)).toEqual(pick(contentOf(recipe), compared));
  expect(copy.settings.showNutrition).toBe(true);
});

it('takes every field from a merged recipe that the other one lacks', async () => {
  const [full, empty] = [await create('Merged', ALL_VALUES), await create('Merged, too', {})];
  const body = { kind: 'recipe' as const, from: [full.id], to: empty.id, fillIn: true };
  await ada.api.POST('/organizers/merges', { body });
  const compared = recipeFields.filter((field) => !['name', 'settings'].includes(field));
  expect(pick(contentOf(await read(empty.slug)), compared)).toEqual(pick(contentOf(full), compared));
});

it('brings every field back from the trash', async () => {
  const recipe = await create('Deleted', ALL_VALUES);
  await ada.api.DELETE('/recipes/{slug}', at(recipe.slug));
  await ada.api.POST('/groups/trash/restore', { body: { ids: [recipe.id] } });
  expect(contentOf(await read(recipe.slug))).toEqual(contentOf(recipe));
});

it('brings every field back from a backup', async () => {
  const recipe = await create('Backed up', ALL_VALUES);
  const { data: backup } = await ada.api.POST('/admin/backups');
  await endOfTask(ada, backup.taskId);
  const [newest] = (await ada.api.GET('/admin/backups')).data.imports;
  await ada.api.DELETE('/recipes/{slug}', at(recipe.slug));
  const path = { file: newest!.name };
  const { data: restore } = await ada.api.POST('/admin/backups/{file}/restore', { params: { path } });
  expect((await endOfTask(ada, restore.taskId)).status).toBe('finished');
  expect(contentOf(await read(recipe.slug))).toEqual(contentOf(recipe));
});
