import { expect, test } from '../../support/test.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { readFiles } from '#recipe-files';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

test('a group starts with the usual aisles and foods, makes one of two, and takes that back', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const { id } = await makeList(page, 'First list', []);
  await visit(page, `/shopping-lists/${id}`);
  await page.getByRole('button', { name: 'Store and aisles' }).click();
  const aisles = page.getByRole('dialog', { name: 'Store and aisles' });
  await aisles.getByRole('button', { name: 'Add common aisles' }).click();
  await expect(aisles.getByRole('button', { name: /^Move .+ up$/ }).nth(5)).toBeVisible();
  await expect(aisles.getByText('No aisles yet')).toBeHidden();
  await visit(page, '/group/data/foods');
  await page.getByRole('button', { name: 'Add common ones' }).click();
  const seeds = page.getByRole('dialog', { name: 'Add common foods' });
  const language = seeds.getByLabel('Language of the names');
  await expect(language.getByRole('option')).toHaveCount(39);
  for (const name of ['Brazilian Portuguese', 'Polish', 'Simplified Chinese'])
    await expect(language.getByRole('option', { name, exact: true })).toHaveCount(1);
  await language.selectOption({ label: 'American English' });
  await seeds.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Foods' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('red onion');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Find' }).fill('onion');
  for (const name of ['onion', 'red onion']) await page.getByLabel(`Select ${name}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Which one do you want to keep?').selectOption({ label: 'onion' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('button', { name: 'red onion', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'red onion', exact: true })).toBeVisible();
  await context.close();
});

test(
  'a table stays where it is when rows are selected, and says which recipes have a food',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const { viewport, isMobile, hasTouch } = project.use;
    const { page, context } = await founder(browser, { viewport, isMobile, hasTouch });
    await makeRecipe(page, 'Soup of foods', SOUP);
    await visit(page, '/group/data/foods');
    const table = page.getByRole('table', { name: 'Foods' });
    const top = async () => (await table.boundingBox())!.y;
    const before = await top();
    await page.getByLabel('Select carrot', { exact: true }).check();
    await page.getByLabel('Select salt', { exact: true }).check();
    await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Find' })).toBeHidden();
    expect(await top()).toBe(before);
    await page.getByRole('link', { name: '1 recipe with carrot' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /^Soup of foods/ })).toBeVisible();
    await context.close();
  },
);

test('foods that an import made are matched to known ones, or kept, and both are undone', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const name of ['walnut', 'salt']) await page.request.post('/api/foods', { data: { name }, headers });
  const recipe = { '@type': 'Recipe', name: 'Cake', recipeIngredient: ['100 g ripe walnuts', '1 kg zorbfruit'] };
  const data = JSON.stringify({ '@context': 'https://schema.org', ...recipe, recipeInstructions: 'Bake.' });
  expect((await page.request.post('/api/recipes/create/html-or-json', { data: { data }, headers })).ok()).toBe(true);
  await visit(page, '/group/data/foods');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'New from imports' }).click();
  const main = page.getByRole('main');
  const walnuts = main.getByRole('listitem').filter({ hasText: 'ripe walnuts' });
  const zorbfruit = main.getByRole('listitem').filter({ hasText: 'zorbfruit' });
  await expect(walnuts).toContainText('in 1 recipe');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await walnuts.getByRole('button', { name: 'Match to walnut' }).click();
  await expect(walnuts).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(walnuts).toHaveCount(1);
  await zorbfruit.getByRole('button', { name: 'Match to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which food is “zorbfruit”?' });
  await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await dialog.getByLabel('Food').selectOption({ label: 'salt' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(zorbfruit).toHaveCount(0);
  await walnuts.getByRole('button', { name: 'Keep' }).click();
  await expect(main.getByText('No new foods')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(walnuts).toHaveCount(1);
  await context.close();
});

test('rows of a long table load when they come into view, and all can be selected and deleted with one request', async ({
  browser,
}) => {
  const { page, context } = await founder(browser);
  const names = Array.from({ length: 130 }, (_, index) => `Tag ${String(index).padStart(3, '0')}`);
  for (const name of names)
    await page.request.post('/api/organizers/tags', { data: { name }, headers: { 'sec-fetch-site': 'same-origin' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/group/data/tags');
  await expect(page.getByText('130 rows')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/organizers/tags'))).toEqual([]);
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('button', { name: 'Tag 129' })).toBeVisible();
  await page.mouse.wheel(0, -100_000);
  await page.getByLabel('Select all').check();
  await expect(page.getByRole('toolbar', { name: '130 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 130 entries?' });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('130 rows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag 000' })).toBeVisible();
  expect(posted).toEqual(['/api/organizers/delete', '/api/groups/trash/restore']);
  await context.close();
});

test('cards of many tags are drawn when they come near', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const names = Array.from({ length: 200 }, (_, index) => `Tag ${String(index).padStart(3, '0')}`);
  const tags = names.map((name) => ({ name }));
  await makeRecipe(page, 'Soup of tags', { ...SOUP, tags });
  await visit(page, '/recipes/tags');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('link', { name: 'Tag 000' })).toBeVisible();
  expect(await cards.count()).toBeLessThan(200);
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('link', { name: 'Tag 199' })).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await context.close();
});

test(
  'duplicates are found, merged or kept apart, and what nothing uses is deleted',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context } = await founder(browser);
    const headers = { 'sec-fetch-site': 'same-origin' };
    for (const name of ['parsley', 'parseley', 'leek', 'leeks'])
      await page.request.post('/api/foods', { data: { name }, headers });
    await visit(page, '/group/data/foods');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Clean up' }).click();
    const set = (name: string) => page.getByRole('listitem').filter({ hasText: name, has: page.getByRole('button') });
    await set('parseley').getByRole('button', { name: 'Keep separate' }).click();
    await expect(set('parseley')).toBeHidden();
    await set('leeks').getByRole('button', { name: 'Merge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible();
    await page.getByRole('link', { name: 'Unused' }).click();
    await page.getByLabel('Select parseley').check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByLabel('Select parseley')).toBeHidden();
    await page.request.post('/api/recipes', { data: { name: 'Stew' }, headers });
    await page.request.patch('/api/recipes/stew', { data: { recipeServings: 4000 }, headers });
    await page.getByRole('link', { name: 'Odd amounts' }).click();
    await page.getByRole('button', { name: 'Change to 4' }).click();
    await expect(page.getByRole('heading', { name: 'No odd amounts' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('4000', { exact: true })).toBeVisible();
    await context.close();
  },
);

test('a correction of a line is changed, forgotten and brought back', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { line: '1 knob ginger', quantity: 20, unitId: null, foodId: null, note: 'grated' };
  await page.request.put('/api/organizers/clean-up/corrections', { data, headers });
  await visit(page, '/group/data/clean-up?part=corrections');
  await expect(page.getByText('20 (grated)')).toBeVisible();
  await page.getByLabel('Find a line').pressSequentially('cinnamon');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Find a line').pressSequentially('knob');
  await expect(page).toHaveURL(/q=knob/);
  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'How should this line be read?' });
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Amount').pressSequentially('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('25 (grated)')).toBeVisible();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('25 (grated)')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('25 (grated)')).toBeVisible();
  await context.close();
});

test('a correction is applied to a recipe that has the line, and taken back', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const slug = (await (
    await page.request.post('/api/recipes', { data: { name: 'Knob cake' }, headers })
  ).json()) as string;
  const recipeIngredient = [{ originalText: '1 knob butter', note: '1 knob butter' }];
  await page.request.patch(`/api/recipes/${slug}`, { data: { recipeIngredient }, headers });
  const data = { line: '1 knob butter', quantity: 15, unitId: null, foodId: null, note: 'cold' };
  await page.request.put('/api/organizers/clean-up/corrections', { data, headers });
  await visit(page, '/group/data/clean-up?part=corrections');
  await page.getByRole('button', { name: 'Change 1 recipe to this' }).click();
  await expect(page.getByRole('button', { name: 'Change 1 recipe to this' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Change 1 recipe to this' })).toBeVisible();
  await context.close();
});

test('recipes that are the same are looked at side by side, merged, and two again', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [name, changes] of [
    ['Plum cake', { recipeIngredient: [], recipeInstructions: [{ text: 'Bake for 40 minutes.' }] }],
    ['Plum cake (2)', { description: 'From my aunt.', recipeInstructions: [{ text: 'Bake for 50 minutes.' }] }],
  ] as const) {
    const slug = (await (await page.request.post('/api/recipes', { data: { name }, headers })).json()) as string;
    await page.request.patch(`/api/recipes/${slug}`, { data: changes, headers });
  }
  await visit(page, '/group/data/clean-up?kind=recipes');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are these the same?' });
  await expect(dialog.getByRole('region', { name: 'Steps' }).locator('mark')).toHaveText(['40', '50']);
  await dialog.getByText('1. Plum cake', { exact: true }).last().click();
  await expect(dialog.getByRole('switch', { name: 'Fill in what’s missing' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible();
  const one = (await (await page.request.get('/api/recipes/plum-cake')).json()) as { description: string };
  expect(one.description).toBe('From my aunt.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep separate' }).click();
  await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible();
  await context.close();
});

test(
  'a table of foods is read after a look at it, they get an aisle, and a column is shown',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context } = await founder(browser);
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.post('/api/foods', { data: { name: 'milk' }, headers });
    await page.request.post('/api/groups/labels', { data: { name: 'Dairy' }, headers });
    await visit(page, '/group/data/foods');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import a table' }).click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from('name,description,onHand\nmilk,white,yes\ncream,sweet,perhaps\nyogurt,,no');
    await dialog.getByLabel('File').setInputFiles({ name: 'foods.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByText('1 new · 1 changed · 1 can’t be read and will be skipped')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('button', { name: 'yogurt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'cream' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'yogurt' })).toBeHidden();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import a table' }).click();
    await dialog.getByLabel('File').setInputFiles({ name: 'foods.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('button', { name: 'yogurt' })).toBeVisible();
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Set aisle' }).click();
    await dialog.getByLabel('Aisle').selectOption({ label: 'Dairy' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Dairy' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Description').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Aisle' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Density' })).toBeHidden();
    const names = page.getByRole('row').getByRole('button', { name: /^(milk|yogurt)$/ });
    await expect(names).toHaveText(['milk', 'yogurt']);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(names).toHaveText(['yogurt', 'milk']);
    await visit(page, page.url());
    await expect(names).toHaveText(['yogurt', 'milk']);
    await context.close();
  },
);

test('recipes are tagged together, that is undone, and they leave as a file of a chosen format', async ({
  browser,
}) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const name of ['Soup', 'Stew', 'Salad']) await page.request.post('/api/recipes', { data: { name }, headers });
  for (const slug of ['soup', 'stew'])
    await page.request.patch(`/api/recipes/${slug}`, { data: { recipeInstructions: [{ text: 'Stir.' }] }, headers });
  await page.request.post('/api/organizers/tags', { data: { name: 'Quick' }, headers });
  await visit(page, '/group/data/recipes');
  // with Shift, all from the last one that was chosen; by keys as well
  await page.getByLabel('Select Salad').click();
  await page.getByLabel('Select Stew').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Select Salad')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('dialog').getByLabel('Tags').selectOption({ label: 'Quick' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Tags: done for 3 recipes')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Quick' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Tags: undone')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Quick' })).toHaveCount(0);
  for (const name of ['Soup', 'Stew']) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('Format').selectOption({ label: 'Cooklang' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog).toBeHidden();
  const arriving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Exports' }).getByRole('button', { name: /until/ }).click();
  const found: unknown[] = [];
  for await (const item of readFiles(await (await arriving).path(), 'recipes.zip'))
    found.push(item.kind === 'recipe' ? [item.format, item.recipe.name] : item);
  expect(found).toEqual([
    ['cooklang', 'Soup'],
    ['cooklang', 'Stew'],
  ]);
  await context.close();
});

test('who manages a group says what others may do, and invites', async ({ browser }) => {
  const owner = await founder(browser);
  const guest = await founder(browser);
  await visit(owner.page, '/group/members');
  await owner.page.getByRole('button', { name: 'Create link' }).click();
  await expect(owner.page.getByText('For 1 more person')).toBeVisible();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const invitations = await owner.page.request.get('/api/groups/invitations');
  const [{ token }] = (await invitations.json()) as [{ token: string }];
  await guest.page.request.post('/api/groups/invitations/accept', { data: { token }, headers });
  await visit(owner.page, '/group/members');
  const row = owner.page.getByRole('listitem').filter({ hasText: guest.username });
  await row.getByText('Organize').click();
  await expect(row.getByRole('checkbox', { name: 'Organize' })).toBeChecked();
  await visit(guest.page, '/group/members');
  await expect(guest.page.getByRole('checkbox', { name: 'Organize' }).first()).toBeDisabled();
  await owner.context.close();
  await guest.context.close();
});

test(
  'each page of a group says what it could not have, and has it after another try',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, context } = await founder(browser);
    const { id } = (await (await page.request.get('/api/users/self')).json()) as { id: string };
    const refused = /\/api\/(?!users\/self$|app\/about|groups\/events\/stream)/;
    const alerts = page.getByRole('main').getByRole('alert');
    await visit(page, '/shopping-lists');
    for (const path of [
      ...['/group', '/group/members', '/group/notifiers', '/group/webhooks', '/group/audit-log', '/group/trash'],
      ...['/user/profile', '/user/profile/edit', '/user/profile/api-tokens', `/user/${id}/profile`],
      ...['foods', 'units', 'labels', 'categories', 'tags', 'tools', 'recipes'].map((kind) => `/group/data/${kind}`),
      ...['duplicates', 'unused', 'lines', 'amounts', 'corrections'].map((part) => `/group/data/clean-up?part=${part}`),
      ...['/group/reports', '/group/reports/00000000-0000-4000-8000-000000000000'],
    ]) {
      await page.route(refused, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
      );
      // as a link does it: what the server renders has been asked for already
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await expect(alerts.first(), path).toContainText('Something went wrong');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await page.unroute(refused);
      for (let left = await alerts.count(); left > 0; left--) {
        await alerts.first().getByRole('button', { name: 'Try again' }).click();
        await expect(alerts, path).toHaveCount(left - 1);
      }
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Something went wrong');
    }
    await context.close();
  },
);
