import { expect, test } from '../../support/test.ts';
import sharp from 'sharp';
import { violationsInBothThemes } from '../../support/axe.ts';
import { visit } from '../../support/visit.ts';

/** A sheet of paper with these lines, lying on its side if so. */
async function sheet(name: string, lines: string[], turn = 0) {
  const texts = lines.map((line, index) => `<text x="60" y="${80 + index * 50}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${lines.length * 50 + 120}" font-family="DejaVu Serif, serif" font-size="28"><rect width="100%" height="100%" fill="white"/>${texts}</svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).rotate(turn).png().toBuffer() };
}

test('photos become one recipe: put in order, turned, read, and looked over', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const front = [
    'Photographed cake',
    'Ingredients',
    '2 cups flour',
    '½ cup sugar',
    '3 large eggs',
    'Directions',
    'My notes',
    'Ask Ada',
  ];
  const back = ['1. Mix the flour and the sugar.', '2. Add the eggs and bake for 40 minutes.'];
  await visit(page, '/');
  await page.getByRole('button', { name: 'Create', exact: true }).locator('visible=true').click();
  await page.getByRole('menuitem', { name: 'Import from a photo' }).click();
  await expect(page).toHaveURL(/create\/ocr/);
  await expect(page.getByRole('button', { name: 'Read the recipe' })).toBeDisabled();
  const pictures = [await sheet('back.png', back), await sheet('front.png', front, 270)];
  await page.locator('input[type=file][multiple]').setInputFiles(pictures);
  await expect(page.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Move page 2 up' }).click();
  await page.getByRole('button', { name: 'Turn page 1' }).click();
  // the last two lines are cut off
  await page.getByRole('button', { name: 'Crop page 1' }).click();
  const corner = page.getByRole('button', { name: 'Bottom right corner' });
  // waits until the dialog has come to rest: on a phone it slides in, and the finger would miss the corner
  await corner.hover();
  const { x, y } = (await corner.boundingBox())!;
  const above = (await page.getByRole('button', { name: 'Top right corner' }).boundingBox())!.y;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  const far = (y - above) * 0.33;
  // on a slow device several moves come before the next drawing
  await corner.evaluate(
    (handle, { clientX, from, by }) => {
      for (let step = 1; step <= 5; step++)
        handle.dispatchEvent(
          new PointerEvent('pointermove', { bubbles: true, clientX, clientY: from - (by * step) / 5 }),
        );
    },
    { clientX: x + 20, from: y + 20, by: far },
  );
  await page.mouse.move(x + 20, y + 20 - far);
  await page.mouse.up();
  await corner.press('ArrowUp');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await violationsInBothThemes(page)).toEqual([]);
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

test('a recipe is put right beside the picture it was read from', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const lines = [
    'Corrected cake',
    'Ingredients',
    '2 cups flour',
    '3 large eggs',
    'Directions',
    '1. Mix it all and bake.',
  ];
  const made = await page.request.post('/api/recipes/create-ocr', {
    multipart: { file: await sheet('corrected.png', lines) },
  });
  const slug = (await made.json()) as string;
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('link', { name: 'Compare with the picture' }).click();
  await expect(page).toHaveURL(/ocr-editor/);
  const scan = page.getByRole('group', { name: 'Lines of Original picture' });
  const eggs = scan.getByRole('button', { name: '3 large eggs' });
  await expect(eggs).toBeVisible({ timeout: 40_000 });
  await page.getByRole('group', { name: 'Ingredient 2', exact: true }).getByRole('textbox').first().focus();
  await expect(eggs).toHaveAttribute('data-marked', 'true');
  // the lines are as large as they are in the picture, which can be made larger
  const violations = await violationsInBothThemes(page);
  expect(violations.filter((one) => !/target-size.*_scanLine/.test(one))).toEqual([]);

  const name = page.getByRole('textbox', { name: 'Name of the recipe' });
  await name.focus();
  await scan.getByRole('button', { name: '2 cups flour' }).click();
  await page.getByRole('button', { name: /^Put into/ }).click();
  await expect(name).toHaveValue('2 cups flour');

  const title = (await scan.getByRole('button', { name: 'Corrected cake' }).boundingBox())!;
  await page.mouse.move(title.x - 4, title.y - 4);
  await page.mouse.down();
  await page.mouse.move(title.x + title.width + 4, title.y + title.height + 4, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^Put into/ }).click();
  await expect(name).toHaveValue('Corrected cake');
  // recipes of one group have different names, those of an attempt before this one too
  const own = `Corrected cake ${crypto.randomUUID().slice(0, 8)}`;
  await name.fill(own);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
});
