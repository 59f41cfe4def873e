/**
 * Draws fractions, and what they are taken for, in the fonts of this machine, and writes how they look to
 * libs/ocr/src/fraction-shapes.ts: `node --conditions=source evaluation/training/fraction-shapes.ts`.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inkBox, shapeOf } from '#ocr/shapes';

const FONTS = ['DejaVu Serif', 'DejaVu Serif Condensed', 'DejaVu Sans', 'DejaVu Sans Condensed'];
const FRACTIONS = [...'½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚'];
const OTHERS = [...'%&@§0123456789ABCDEGHKMNOPQRSTUVWXYZabcdeghkmnopqrsuvwxyz'];
const HEIGHT = 26;

async function shape(text: string, font: string, weight: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${HEIGHT * 4}" height="${HEIGHT * 3}"><rect width="100%" height="100%" fill="white"/>
    <text x="${HEIGHT}" y="${HEIGHT * 2}" font-family="${font}" font-size="${HEIGHT}" font-weight="${weight}">${text.replace('&', '&amp;')}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, pixels: data };
  const box = inkBox(picture);
  return box && Buffer.from(await shapeOf(picture, box));
}

const entries: string[] = [];
for (const [name, texts] of [...FRACTIONS.map((text) => [text, [text]] as const), ['', [...OTHERS]] as const]) {
  const shapes: Buffer[] = [];
  for (const text of texts)
    for (const font of name ? FONTS : FONTS.filter((one) => !one.endsWith('Condensed')))
      for (const weight of name ? ['normal', 'bold'] : ['normal']) {
        const drawn = await shape(text, font, weight);
        if (drawn && !shapes.some((one) => one.equals(drawn))) shapes.push(drawn);
      }
  entries.push(`  '${name}':\n    '${Buffer.concat(shapes).toString('base64')}',`);
}
writeFileSync(
  'libs/ocr/src/fraction-shapes.ts',
  `/**
 * How fractions look, and under '' other letters: shapes of shapeOf, one after another. Written by
 * evaluation/training/fraction-shapes.ts from the DejaVu fonts.
 */
export const FRACTION_SHAPES = {\n${entries.join('\n')}\n};\n`,
);
