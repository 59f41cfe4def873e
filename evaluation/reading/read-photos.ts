/**
 * Scores how pictures of recipes are read: `npm run read-photos -- <folder> [--show]`, with a manifest.json of pictures, their
 * kind and the ingredient lines that must come out exactly.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readGrey } from '#ocr/read-grey';

interface Case {
  img: string;
  variant: string;
  ingredients: string[];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const [folder = '.'] = positionals;
const cases = (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Case[]).filter(({ img }) =>
  img.includes(values.only),
);
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const scores = new Map<string, { right: number; all: number; ms: number; pictures: number }>();

for (const { img, variant, ingredients } of cases) {
  const start = performance.now();
  const { data, info } = await sharp(join(folder, img)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { paragraphs, language } = await readGrey({ width: info.width, height: info.height, pixels: data }, 'en');
  const ms = performance.now() - start;
  const read = new Set(paragraphs.map(plain));
  const wrong = ingredients.filter((line) => !read.has(plain(line)));
  const score = scores.get(variant) ?? { right: 0, all: 0, ms: 0, pictures: 0 };
  score.right += ingredients.length - wrong.length;
  score.all += ingredients.length;
  score.ms += ms;
  score.pictures++;
  scores.set(variant, score);
  if (!values.show) continue;
  console.log(`${img} ${language} ${Math.round(ms)} ms`);
  for (const line of wrong) console.log(`  missing ${line}`);
  if (wrong.length) for (const line of paragraphs.slice(0, ingredients.length + 6)) console.log(`    | ${line}`);
}
for (const [variant, { right, all, ms, pictures }] of scores)
  console.log(
    `${variant}: ${right} of ${all} lines exact (${((100 * right) / all).toFixed(1)} %), ${Math.round(ms / pictures)} ms a picture`,
  );
console.log(`${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
