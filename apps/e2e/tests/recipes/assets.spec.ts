import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, openSteps, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const picture = {
  name: 'dough.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../../web/public/icons/icon-192.png', import.meta.url)),
};
const text = { name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from('Buy leeks.') };

async function edit(page: Page, name: string): Promise<string> {
  const slug = await makeRecipe(page, name, SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  return slug;
}
const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Files' }) });
const add = async (page: Page, file: typeof text) => section(page).locator('input[type=file]').setInputFiles(file);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('files are added, named and put into a step, and are on the page of the recipe', async ({ page }) => {
  await edit(page, 'Filed soup');
  await add(page, text);
  await expect(section(page).getByLabel('Name of the file')).toHaveValue('shopping');
  await section(page).getByLabel('Name of the file').fill('What to buy');
  await add(page, picture);
  await expect(section(page).getByLabel('Name of the file')).toHaveCount(2);
  await section(page).getByRole('button', { name: 'Insert dough into…' }).click();
  await page.getByRole('menuitem', { name: 'Step 2' }).click();
  await save(page);
  const link = page.getByRole('link', { name: 'Save What to buy' });
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href'))!);
  expect([await answer.text(), answer.headers()['content-disposition']]).toEqual([
    'Buy leeks.',
    expect.stringContaining('attachment'),
  ]);
  await openSteps(page);
  const shown = page.locator('article').getByRole('img', { name: 'dough' });
  await expect(shown).toHaveCount(1);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a file that is removed is back by an undo, and gone once the recipe is saved',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await edit(page, 'Tidied soup');
    await add(page, text);
    await section(page).getByRole('button', { name: 'Remove shopping' }).click();
    await expect(section(page).getByLabel('Name of the file')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(section(page).getByLabel('Name of the file')).toHaveCount(1);
    await section(page).getByRole('button', { name: 'Remove shopping' }).click();
    await save(page);
    await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
    const stored = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { assets: unknown[] };
    expect(stored.assets).toEqual([]);
  },
);

test('a step gets a picture of its own', async ({ page }) => {
  await edit(page, 'Pictured soup');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'More actions: Step 1' }).click();
  await page.getByRole('menuitem', { name: 'Add a picture' }).click();
  await (await chooser).setFiles(picture);
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue(/!\[dough\]\(\/api\/media\/recipes\//);
  await save(page);
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  await openSteps(page);
  await expect(page.locator('article').getByRole('img', { name: 'dough' })).toHaveCount(1);
});

test('a file that is dropped on a step is led to from there', { tag: '@long' }, async ({ page }) => {
  await edit(page, 'Dropped soup');
  const step = page.getByLabel('Step 2', { exact: true });
  const dataTransfer = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(['Buy leeks.'], 'shopping.txt', { type: 'text/plain' }));
    return files;
  });
  await step.dispatchEvent('dragover', { dataTransfer });
  await step.dispatchEvent('drop', { dataTransfer });
  await expect(step).toHaveValue(/^Boil them for 20 minutes\.\n\n\[shopping\]\(\/api\/media\/recipes\//);
  await expect(section(page).getByLabel('Name of the file')).toHaveValue('shopping');
  await save(page);
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  await openSteps(page);
  const link = page.locator('article').getByRole('link', { name: 'shopping', exact: true }).last();
  expect(await (await page.request.get((await link.getAttribute('href'))!)).text()).toBe('Buy leeks.');
});

test('a file of a kind that is not kept is refused with a word about it', { tag: '@long' }, async ({ page }) => {
  await edit(page, 'Careful soup');
  await add(page, { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(page.getByText(/can’t keep files of this kind/)).toBeVisible();
  await expect(section(page).getByLabel('Name of the file')).toHaveCount(0);
});
