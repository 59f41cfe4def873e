import sharp from 'sharp';
import { readGrey } from './read-grey.ts';

/** Lines of text as a picture; indented ones are smaller. */
async function pictureOf(lines: string[], { turn = 0, shade = false } = {}) {
  const texts = lines.map((line, index) => `<text x="60" y="${80 + index * 50}">${line}</text>`).join('');
  const paper = shade ? 'url(#shade)' : 'white';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${lines.length * 50 + 120}" font-family="DejaVu Serif, serif" font-size="28">
    <defs><linearGradient id="shade"><stop stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${paper}"/>${texts}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: 'white' }).rotate(turn, { background: '#ffffff' });
  const { data, info } = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const PIE = ['Apple pie', 'Ingredients', '½ cup sugar', '¼ teaspoon cinnamon', '3 large apples', '75 % dark chocolate'];

it('reads fractions, which the engine lacks, and keeps other signs', async () => {
  expect((await readGrey(await pictureOf(PIE), 'en')).paragraphs).toEqual(PIE);
}, 60_000);

it('reads rotated text in a shadow', async () => {
  const { paragraphs, rows } = await readGrey(await pictureOf(PIE, { turn: 3, shade: true }), 'en');
  expect(paragraphs).toEqual(PIE);
  expect(rows.find(({ text }) => text === 'Apple')!.left).toBeLessThan(120);
}, 60_000);

it.each(['en', 'ar'])(
  'detects the language when first reading in %s',
  async (first) => {
    const lines = [
      'Käsespätzle',
      'Zutaten',
      '400 g Spätzle aus dem Kühlregal',
      '2 große Zwiebeln',
      '200 g geriebener Käse',
    ];
    const { paragraphs, language } = await readGrey(await pictureOf(lines), first);
    expect(paragraphs).toEqual(lines);
    expect(language).toBe('de');
  },
  60_000,
);

it('returns no text for an empty page', async () => {
  expect((await readGrey(await pictureOf([]), 'en')).paragraphs).toEqual([]);
}, 60_000);
