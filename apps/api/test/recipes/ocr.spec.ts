import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';
import { endOfReport } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

/** A sheet of paper with these lines. */
async function sheet(lines: string[]): Promise<File> {
  const texts = lines.map((line, index) => `<text x="60" y="${80 + index * 50}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${lines.length * 50 + 120}" font-family="DejaVu Serif, serif" font-size="28"><rect width="100%" height="100%" fill="white"/>${texts}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return new File([new Uint8Array(png)], 'sheet.png', { type: 'image/png' });
}
const FRONT = ['Lemon cake', 'Ingredients', '2 cups flour', '½ cup sugar', '3 large eggs', 'Directions'];
const BACK = ['1. Mix the flour and the sugar.', '2. Add the eggs and bake for 40 minutes.'];

const asFile = async (picture: Promise<Buffer>) => new File([new Uint8Array(await picture)], 'picture.png');
const recipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const reviewOf = async (slug: string) =>
  (await ada.api.GET('/recipes/{slug}/review', { params: { path: { slug } } })).data;
/** `asMultipart` sends a list as several files of one name. */
const severalFiles = {
  bodySerializer: (body: unknown) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, Blob | Blob[] | boolean>))
      for (const one of [value].flat()) form.append(name, one as Blob);
    return form;
  },
};

it('creates a recipe from a photo, with the photo as an asset and lines to review', async () => {
  const body = { file: await sheet([...FRONT, ...BACK]), extension: 'png', makefilerecipeimage: true };
  const { data: slug, response } = await ada.api.POST('/recipes/create-ocr', { body, ...severalFiles });
  expect([response.status, slug]).toEqual([201, 'lemon-cake']);
  const created = await recipe(slug);
  expect(created.recipeIngredient.map(({ display }) => display)).toEqual([
    '2 cups flour',
    '½ cup sugar',
    '3 large eggs',
  ]);
  expect(created.recipeInstructions.map(({ text }) => text)).toEqual([
    'Mix the flour and the sugar.',
    'Add the eggs and bake for 40 minutes.',
  ]);
  expect(created.image).toEqual(expect.any(String));
  expect(created.settings.showAssets).toBe(true);
  expect(created.isOcrRecipe).toBe(true);
  expect(created.assets).toEqual([expect.objectContaining({ name: 'Original picture', type: 'image/webp' })]);
  expect((await reviewOf(slug)).lines).toHaveLength(3);

  const asset = { recipeSlug: slug, assetName: created.assets[0]!.fileName! };
  const words = await ada.api.POST('/ocr/asset-to-tsv', { body: asset });
  expect(words.data.filter(({ level }) => level === 5).map(({ text }) => text)).toContain('flour');
}, 60_000);

it('reads a HEIC photo', async () => {
  const photo = readFileSync(new URL('../fixtures/recipe.heic', import.meta.url));
  const body = { file: new File([new Uint8Array(photo)], 'IMG_0001.HEIC') };
  const { data: slug } = await ada.api.POST('/recipes/create-ocr', { body, ...severalFiles });
  const created = await recipe(slug);
  expect(created.recipeIngredient.map(({ display }) => display)).toEqual([
    '2 cups flour',
    '½ cup sugar',
    '3 large eggs',
  ]);
}, 60_000);

/** Makes a PDF of one page with these lines as text or, with `scan`, as a picture. */
async function pdf(lines: string[], scan = false): Promise<File> {
  const picture = scan
    ? await sharp(Buffer.from(await (await sheet(lines)).arrayBuffer()))
        .jpeg()
        .toBuffer()
    : null;
  const { width, height } = picture ? await sharp(picture).metadata() : { width: 595, height: 842 };
  const text = lines.map((line) => `(${line.replace(/[()]/g, '')}) Tj 0 -24 Td`).join(' ');
  const content = picture ? `${width} 0 0 ${height} 0 0 cm /P Do` : `BT /F 14 Tf 60 760 Td ${text} ET`;
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 5 0 R >> /XObject << /P 6 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  if (picture) {
    const head = `6 0 obj\n<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode /Length ${picture.length} >> stream\n`;
    objects.push(Buffer.from(head), picture, Buffer.from('\nendstream\nendobj\n'));
  }
  const end = Buffer.from('trailer << /Root 1 0 R /Size 7 >>\n%%EOF');
  return new File([new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, end]))], 'recipe.pdf');
}

it.each([false, true])(
  'creates a recipe and a picture from a PDF page (scanned: %s)',
  async (scan) => {
    const body = { file: await pdf([...FRONT.filter((line) => !line.includes('½')), ...BACK], scan) };
    const { data: slug } = await ada.api.POST('/recipes/create-ocr', { body, ...severalFiles });
    const created = await recipe(slug);
    expect(created.recipeIngredient.map(({ display }) => display)).toEqual(['2 cups flour', '3 large eggs']);
    expect(created.recipeInstructions).toHaveLength(2);
    expect(created.assets).toEqual([expect.objectContaining({ name: 'Original picture', type: 'image/webp' })]);
  },
  60_000,
);

it('explains why a damaged PDF is refused', async () => {
  const file = new File(['%PDF-1.4 and nothing else'], 'broken.pdf');
  const { error } = await ada.api.POST('/recipes/create-ocr/background', { body: { file }, ...severalFiles });
  expect(error!.detail.message).toMatch(/PDF is damaged/);
});

it('reads several pictures as pages of one recipe', async () => {
  const body = { file: await sheet(FRONT), pages: [await sheet(BACK)] };
  const { data: slug } = await ada.api.POST('/recipes/create-ocr', { body, ...severalFiles });
  const created = await recipe(slug);
  expect(created.recipeIngredient).toHaveLength(3);
  expect(created.recipeInstructions).toHaveLength(2);
  expect(created.image).toBeNull();
  expect(created.assets.map(({ name }) => name)).toEqual(['Original picture 1', 'Original picture 2']);
}, 60_000);

describe('a background request', () => {
  const waitForReport = (id: string) => endOfReport(ada, id);
  const start = async (file: File, pages: File[]) =>
    ada.api.POST('/recipes/create-ocr/background', { body: { file, pages }, ...severalFiles });

  it('reads the pages as a task and creates one recipe in their order', async () => {
    const { data, response } = await start(await sheet(FRONT), [await sheet(BACK)]);
    expect(response.status).toBe(202);
    const { status, entries, category } = await waitForReport(data.reportId);
    expect([status, category, entries.length]).toEqual(['success', 'photos', 1]);
    const created = await recipe(entries[0]!.slug!);
    expect(created.recipeIngredient.map(({ display }) => display)).toEqual([
      '2 cups flour',
      '½ cup sugar',
      '3 large eggs',
    ]);
    expect([created.recipeInstructions.length, created.assets.length]).toEqual([2, 2]);
    const tasks = (await ada.api.GET('/groups/server-tasks')).data.items;
    expect(tasks.find(({ id }) => id === data.taskId)).toMatchObject({ progress: 1 });
  }, 60_000);

  it('creates no recipe from a damaged page and reports the failure', async () => {
    const before = (await ada.api.GET('/recipes')).data.total;
    const damaged = new File([new Uint8Array((await pngPicture()).subarray(0, 60))], 'half.png');
    const { data } = await start(await sheet(FRONT), [damaged]);
    const { status, entries } = await waitForReport(data.reportId);
    expect([status, entries[0]]).toEqual(['failure', expect.objectContaining({ success: false, slug: null })]);
    expect(entries[0]!.exception).toMatch(/\w/);
    expect((await ada.api.GET('/recipes')).data.total).toBe(before);
  }, 60_000);

  it('refuses a file that is no picture before the task starts', async () => {
    expect((await start(await sheet(FRONT), [new File(['Flour'], 'flour.txt')])).response.status).toBe(400);
  });
});

it('creates an empty recipe from a picture without words', async () => {
  const body = { file: await asFile(pngPicture()) };
  const { data: slug } = await ada.api.POST('/recipes/create-ocr', { body, ...severalFiles });
  expect(await recipe(slug)).toMatchObject({ name: 'Recipe from a picture', recipeIngredient: [] });
}, 60_000);

it('shows words that are no recipe in the review', async () => {
  const { data: slug } = await ada.api.POST('/recipes/create-ocr', {
    body: { file: await sheet(['Happy birthday', 'from all of us']) },
    ...severalFiles,
  });
  expect(await recipe(slug)).toMatchObject({ name: 'Happy birthday' });
  expect((await reviewOf(slug)).unplaced).toContain('from all of us');
}, 60_000);

it('returns the text of a picture, or its words with their positions', async () => {
  const body = { file: await sheet(FRONT) };
  expect((await ada.api.POST('/ocr', { body, ...asMultipart })).data).toBe(FRONT.join('\n'));
  const { data: rows } = await ada.api.POST('/ocr/file-to-tsv', { body, ...asMultipart });
  const cups = rows.find(({ text }) => text === 'cups')!;
  expect(cups).toMatchObject({ level: 5, pageNum: 1 });
  expect(cups.left).toBeGreaterThan(60);
  expect(cups.top).toBeGreaterThan(140);
  expect(cups.top + cups.height).toBeLessThan(200);
}, 60_000);

describe('refused requests', () => {
  const send = async (file: File) => (await ada.api.POST('/ocr', { body: { file }, ...asMultipart })).response.status;

  it('have no picture, or a damaged or huge one', async () => {
    expect(await send(new File(['Flour'], 'flour.txt'))).toBe(400);
    expect(await send(new File([new Uint8Array((await pngPicture()).subarray(0, 60))], 'half.png'))).toBe(400);
    const huge = sharp({ create: { width: 12_000, height: 9000, channels: 3, background: 'white' } });
    expect(await send(await asFile(huge.png().toBuffer()))).toBe(400);
  }, 60_000);

  it('have no file, or several instead of one', async () => {
    const { response } = await ada.api.POST('/ocr', { body: { extension: 'png' } as never, ...asMultipart });
    expect(response.status).toBe(422);
    const twice = { file: [await sheet(FRONT), await sheet(BACK)] } as never;
    expect((await ada.api.POST('/ocr', { body: twice, ...severalFiles })).response.status).toBe(422);
  });

  it('ask for a picture of another group', async () => {
    const { data: slug } = await ada.api.POST('/recipes/create-ocr', {
      body: { file: await asFile(pngPicture()) },
      ...severalFiles,
    });
    const [asset] = (await recipe(slug)).assets;
    const eve = await addStranger(test.url, 'eve');
    const body = { recipeSlug: slug, assetName: asset!.fileName! };
    expect((await eve.api.POST('/ocr/asset-to-tsv', { body })).response.status).toBe(404);
    const other = { recipeSlug: slug, assetName: '../../.secret' };
    expect((await ada.api.POST('/ocr/asset-to-tsv', { body: other })).response.status).toBe(404);
  }, 60_000);
});
