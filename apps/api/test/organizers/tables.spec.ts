import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Kind = 'food' | 'unit' | 'label' | 'tag';
const send = async (kind: Kind, lines: string[], apply = false, who = ada) =>
  who.api.POST('/organizers/tables/import', { body: { kind, csv: lines.join('\r\n'), apply } });
const foods = async () => (await ada.api.GET('/foods', { params: { query: { perPage: -1 } } })).data.items;
const found = async (name: string) => (await foods()).find((food) => food.name === name);

it('shows what a table would do, and does it when asked', async () => {
  const dairy = (await ada.api.POST('/groups/labels', { body: { name: 'Dairy' } })).data;
  const milk = (await ada.api.POST('/foods', { body: { name: 'Milk', description: 'white' } })).data;
  await ada.api.POST('/foods', { body: { name: 'Salt', onHand: true } });
  const lines = [
    'name,plural name,aliases,label,on_hand,Shelf',
    'milk,,"whole milk; cow\'s milk",dairy,no,3',
    'Leek,leeks,,Vegetables,yes,4',
    'salt,,,,yes,1',
    "'=egg,,,,maybe,2",
    'LEEK,,,,,',
    ',,,,,',
  ];
  const preview = (await send('food', lines)).data;
  expect(preview).toMatchObject({ applied: false, unknownColumns: ['Shelf'] });
  expect(preview.rows.map(({ name, status, changes, wrong }) => [name, status, changes, wrong])).toEqual([
    ['milk', 'changed', ['name', 'aliases', 'label'], []],
    ['Leek', 'new', [], []],
    ['salt', 'changed', ['name'], []],
    ['=egg', 'wrong', [], ['onHand']],
    ['LEEK', 'wrong', [], ['name']],
    ['', 'wrong', [], ['name']],
  ]);
  expect((await foods()).map(({ name }) => name).toSorted()).toEqual(['Milk', 'Salt']);

  expect((await send('food', lines, true)).data.applied).toBe(true);
  const after = (await found('milk'))!;
  expect(after).toMatchObject({ id: milk.id, description: 'white', labelId: dairy.id });
  expect(after.aliases.map(({ name }) => name)).toEqual(['whole milk', "cow's milk"]);
  expect(await found('Leek')).toMatchObject({ pluralName: 'leeks', onHand: true, label: { name: 'Vegetables' } });
  // a second time, nothing is left to do
  const again = (await send('food', lines)).data.rows.map(({ status }) => status);
  expect(again).toEqual(['same', 'same', 'same', 'wrong', 'wrong', 'wrong']);
});

it('takes back what a table did, but not what was changed or used since', async () => {
  const cream = (await ada.api.POST('/foods', { body: { name: 'Cream', description: 'sweet' } })).data;
  const butter = (await ada.api.POST('/foods', { body: { name: 'Butter', description: 'salted' } })).data;
  const lines = ['name,description,label', 'Cream,sour,Fridge', 'Butter,soft,', 'Quark,,Fridge', 'Kefir,,', 'Ghee,,'];
  const { undoId: id } = (await send('food', lines, true)).data;
  await ada.api.PATCH('/foods/{id}', { params: { path: { id: butter.id } }, body: { description: 'fresh' } });
  const kefir = (await found('Kefir'))!;
  await ada.api.PATCH('/foods/{id}', { params: { path: { id: kefir.id } }, body: { description: 'sour' } });
  const slug = (await ada.api.POST('/recipes', { body: { name: 'Curry' } })).data;
  const body = { recipeIngredient: [{ food: { id: (await found('Ghee'))!.id, name: 'Ghee' } }] };
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });

  const ben = await addMember(test.url, ada, 'bea', { canOrganize: true });
  const undo = async () => ben.api.POST('/organizers/tables/{id}/undo', { params: { path: { id: id! } } });
  expect((await undo()).data).toEqual({ removed: 2, restored: 1, kept: 3 });
  expect(await found('Cream')).toMatchObject({ id: cream.id, description: 'sweet', labelId: null });
  expect((await found('Butter'))!.description).toBe('fresh');
  expect([await found('Quark'), !!(await found('Kefir')), !!(await found('Ghee'))]).toEqual([undefined, true, true]);
  const labels = (await ada.api.GET('/groups/labels', { params: { query: { perPage: -1 } } })).data.items;
  expect(labels.map(({ name }) => name)).not.toContain('Fridge');
  expect((await undo()).response.status).toBe(404);
  expect((await send('food', lines)).data.undoId).toBeNull();
});

it('reads other separators, units, labels and tags', async () => {
  await send('unit', ['name;abbreviation;fraction', 'Prise;Pr.;ja', 'Schuss;;nein'], true);
  const units = (await ada.api.GET('/units', { params: { query: { perPage: -1 } } })).data.items;
  expect(units.map(({ name, abbreviation, fraction }) => [name, abbreviation, fraction]).toSorted()).toEqual([
    ['Prise', 'Pr.', true],
    ['Schuss', '', false],
  ]);
  const colors = (await send('label', ['name\tcolor', 'Bread\t#abcdef', 'Fish\tblue'])).data.rows;
  expect(colors.map(({ status, wrong }) => [status, wrong])).toEqual([
    ['new', []],
    ['wrong', ['color']],
  ]);
  await send('tag', ['\uFEFFname', 'Quick'], true);
  expect((await ada.api.GET('/organizers/tags/slug/{slug}', { params: { path: { slug: 'quick' } } })).data.name).toBe(
    'Quick',
  );
});

it('reads short and long rows, and names the line of the file', async () => {
  const rows = (await send('tag', ['name', '', 'Quick,more', '"On two', 'lines"', 'Slow'])).data.rows;
  expect(rows.map(({ name, line }) => [name, line])).toEqual([
    ['Quick', 3],
    ['On two\r\nlines', 5],
    ['Slow', 6],
  ]);
});

it('refuses what is no table of names, too many rows, and who may not organize', async () => {
  for (const lines of [
    ['plural,label', 'a,b'],
    ['name', '"unclosed'],
    ['name', ...Array.from({ length: 2001 }, (_, n) => `f${n}`)],
  ]) {
    const { response, error } = await send('food', lines);
    expect(response.status).toBe(422);
    expect(Object.keys(error!.detail.errors!)).toEqual(['csv']);
  }
  const ben = await addMember(test.url, ada, 'ben');
  expect((await send('food', ['name', 'x'], false, ben)).response.status).toBe(403);
});

it('gives many foods one label, all or none', async () => {
  const label = (await ada.api.POST('/groups/labels', { body: { name: 'Baking' } })).data;
  const ids = await Promise.all(
    ['flour', 'sugar'].map(async (name) => (await ada.api.POST('/foods', { body: { name } })).data.id),
  );
  const body = { foods: ids, labelId: label.id };
  const wrong = await ada.api.PUT('/foods/labels', { body: { ...body, foods: [...ids, ada.id] } });
  expect(Object.keys(wrong.error!.detail.errors!)).toEqual(['foods.2']);
  expect((await found('flour'))!.labelId).toBeNull();
  expect((await ada.api.PUT('/foods/labels', { body })).response.status).toBe(200);
  const labelled = (await foods()).filter(({ labelId }) => labelId === label.id).map(({ name }) => name);
  expect(labelled.toSorted()).toEqual(['flour', 'sugar']);
});
