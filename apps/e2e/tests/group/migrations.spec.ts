import { writeFileSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { visit } from '../../support/visit.ts';

const text = (project: string) => `Title: Moved porridge ${project}
Yield: 2
Prep: 5 minutes
Ingredients:
	1 cup oats
	2 cups milk
Instructions:
	Warm the milk.
	Stir in the oats.

Title: Moved toast ${project}
Yield: 1
Ingredients:
	1 slice bread
Instructions:
	Toast it.
`;

test('recipes of another program are looked at, come in, go out again, and are taken back', async ({ page }, {
  project,
}) => {
  await visit(page, '/group/migrations');
  await page.getByLabel('Where are your recipes from?').selectOption('Paprika');
  await expect(page.getByText('Apple pie.paprikarecipe')).toBeVisible();
  const file = { name: `saffron-${project.name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text(project.name)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('2 recipes found')).toBeVisible();
  await expect(page.getByText('2 ingredients · 2 steps')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(page.getByText('2 imported')).toBeVisible();
  await page.getByRole('link', { name: `Moved porridge ${project.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Moved porridge ${project.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Everything as a zip' }).click();
  expect((await started).suggestedFilename()).toBe(`moved-porridge-${project.name}.zip`);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Undo this import' })
    .click();
  await expect(page.getByText('The recipes are in the trash.')).toBeVisible();
});

test('a file that nothing can be read of says why, and offers nothing', async ({ page }) => {
  await visit(page, '/group/migrations');
  const file = { name: 'mine.crb', mimeType: 'application/octet-stream', buffer: Buffer.from('Big') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('We can’t read Big Oven’s .crb files.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d|^Undo/ })).toHaveCount(0);
});

test('a recipe that was there already under another name is offered beside it, and one of them stays', async ({
  browser,
}) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.post('/api/recipes', { data: { name: 'Moved porridge', sample: false }, headers });
  await visit(page, '/group/migrations');
  const bring = async () => {
    const file = { name: 'saffron.txt', mimeType: 'text/plain', buffer: Buffer.from(text('')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: /^Import \d/ }).click();
  };
  await bring();
  const twice = page.getByRole('region', { name: 'may be here twice' });
  await twice.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are these the same?' });
  await expect(dialog.getByRole('region', { name: 'Ingredients' })).toContainText('1 cup oats');
  await dialog
    .getByRole('radiogroup', { name: 'Which one do you want to keep?' })
    .getByText('Moved porridge (1)')
    .click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(twice).toBeHidden();
  const kept = (await (await page.request.get('/api/recipes/moved-porridge-1')).json()) as {
    recipeIngredient: { display: string }[];
  };
  expect(kept.recipeIngredient.map(({ display }) => display)).toEqual(['1 cup oats', '2 cups milk']);
  await context.close();
});

test(
  'a large file goes on where it was, by itself after the network was lost, and after a reload',
  { tag: '@long' },
  async ({ page }, testInfo) => {
    const part = 8 * 1024 * 1024;
    const path = testInfo.outputPath('recipes.txt');
    writeFileSync(path, text(`resumed ${testInfo.project.name}`) + '\n'.repeat(2 * part + 1));
    const offsets: string[] = [];
    const parts = '**/api/groups/uploads/*/parts';
    let isLost = false;
    await page.route(parts, async (route) => {
      const [, offset = ''] = /name="offset"\r\n\r\n(\d+)/.exec(route.request().postData() ?? '') ?? [];
      if (isLost) return route.abort();
      offsets.push(offset);
      isLost = true;
      return route.continue();
    });
    await visit(page, '/group/migrations');
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.getByText('No connection. The upload will continue on its own.')).toBeVisible();
    // a part that is on its way when the page is left would have to be sent again
    const arrived = page.waitForResponse(parts);
    isLost = false;
    expect((await arrived).ok()).toBe(true);
    expect(offsets).toEqual(['0', String(part)]);
    await visit(page, '/group/migrations');
    isLost = false;
    const started = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/groups/migrations') && answer.request().method() === 'POST',
    );
    await page.locator('input[type=file]').setInputFiles(path);
    // the last part gets through, and no other is needed
    expect((await started).ok()).toBe(true);
    expect(offsets).toEqual(['0', String(part), String(2 * part)]);
  },
);
