import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { visit } from '../../support/visit.ts';

/** A sheet of paper with these lines, lying on its side if so. */
async function sheet(name: string, lines: string[], turn = 0) {
  const texts = lines.map((line, index) => `<text x="60" y="${80 + index * 50}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${lines.length * 50 + 120}" font-family="DejaVu Serif, serif" font-size="28"><rect width="100%" height="100%" fill="white"/>${texts}</svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).rotate(turn).png().toBuffer() };
}

test('photos become one recipe: put in order, turned, read, and looked over', async ({ page }) => {
  test.slow();
  const front = ['Photographed cake', 'Ingredients', '2 cups flour', '½ cup sugar', '3 large eggs', 'Directions'];
  const back = ['1. Mix the flour and the sugar.', '2. Add the eggs and bake for 40 minutes.'];
  await visit(page, '/');
  await page.getByRole('button', { name: 'Create', exact: true }).locator('visible=true').click();
  await page.getByRole('menuitem', { name: 'Read a photo' }).click();
  await expect(page).toHaveURL(/create\/ocr/);
  await expect(page.getByRole('button', { name: 'Read the recipe' })).toBeDisabled();
  const pictures = [await sheet('back.png', back), await sheet('front.png', front, 270)];
  await page.locator('input[type=file][multiple]').setInputFiles(pictures);
  await expect(page.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Move page 2 up' }).click();
  await page.getByRole('button', { name: 'Turn page 1' }).click();
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByRole('progressbar', { name: /Reading page \d of 2/ })).toBeVisible();
  await expect(page).toHaveURL(/imported=true/, { timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Photographed cake/);
  await expect(page.getByRole('region', { name: 'Import review' })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  const made = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as {
    recipeIngredient: { display: string }[];
    recipeInstructions: unknown[];
    assets: unknown[];
  };
  expect(made.recipeIngredient.map(({ display }) => display)).toEqual(['2 cups flour', '½ cup sugar', '3 large eggs']);
  expect([made.recipeInstructions.length, made.assets.length]).toEqual([2, 2]);
});
