/** Reads exports of other programs and says how many recipes each file holds: `npm run read-exports -- <folder or file> [--show]`. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '#recipe-files';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const [root = '.'] = positionals;

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((one) => statSync(one).isFile());

for (const path of filesIn(root).sort()) {
  const counts = new Map<string, number>();
  const troubles: string[] = [];
  const [totals, start] = [{ recipes: 0, lines: 0, steps: 0, pictures: 0, bare: 0 }, performance.now()];
  for await (const item of readFiles(path, relative(root, path) || path)) {
    if (item.kind !== 'recipe') {
      troubles.push(`${item.kind} ${item.path}${item.kind === 'failure' ? ` ${String(item.error)}` : ''}`);
      continue;
    }
    const { recipe } = item;
    counts.set(item.format, (counts.get(item.format) ?? 0) + 1);
    totals.recipes++;
    totals.lines += recipe.ingredients.length;
    totals.steps += recipe.instructions.length;
    totals.pictures += recipe.picture ? 1 : 0;
    totals.bare += recipe.isLink || (recipe.ingredients.length && recipe.instructions.length) ? 0 : 1;
    if (values.show)
      console.log(
        JSON.stringify({ ...recipe, picture: recipe.picture?.length, assets: recipe.assets.length }, null, 1),
      );
  }
  const formats = [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing';
  const { lines, steps, pictures, bare } = totals;
  console.log(
    `${relative(root, path) || path}: ${formats}; lines ${lines}, steps ${steps}, pictures ${pictures}, without lines or steps ${bare}, ${Math.round(performance.now() - start)} ms`,
  );
  for (const trouble of troubles.slice(0, 5)) console.log(`  ${trouble}`);
}
