/** Compares the words of other programs' exports with those of the recipes read from them: `npm run lost-words -- <folder> [--show 20]`. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '#recipe-files';
import { Budget } from '../../libs/recipe-files/src/files/limits.ts';
import { fileAt, walk } from '../../libs/recipe-files/src/files/walk.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const [root = '.'] = positionals;
const shown = Number(values.show ?? 0);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** All strings of a value, without the names of its fields. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array || !value || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsOf);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return Number.isFinite(code) && code < 0x110000 ? String.fromCodePoint(code) : (ENTITIES[name] ?? ' ');
  });
const withoutTags = (text: string) =>
  decodeEntities(
    decodeEntities(
      text
        .replace(/<(script|style|head)\b.*?<\/\1>/gis, ' ')
        .replace(/<!--.*?-->/gs, ' ')
        .replace(/<!\[CDATA\[|\]\]>/g, '')
        .replace(/<\/?[a-z?!][^<>]*>/gi, (tag) =>
          [...tag.matchAll(/=\s*"([^"]*)"/g)].map(([, value]) => value).join(' '),
        ),
    ),
  ).replace(/<\/?[a-z][^<>]*>/gi, ' ');
/** Pictures in Base64 and addresses are no words. */
const withoutData = (text: string) => text.replace(/[A-Za-z\d+/=]{60,}/g, ' ').replace(/https?:\S+/g, ' ');

const pathsIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((one) => statSync(one).isFile())
    .sort();

for (const format of readdirSync(root).filter((one) => statSync(join(root, one)).isDirectory())) {
  const lost = new Map<string, number>();
  let total = 0;
  for (const path of pathsIn(join(root, format))) {
    const arrived = new Set<string>();
    for await (const item of readFiles(path, relative(root, path)))
      if (item.kind === 'recipe')
        for (const text of stringsOf(item.recipe)) for (const word of wordsOf(withoutTags(text))) arrived.add(word);
    if (!arrived.size) continue;
    for await (const file of walk(fileAt(path), new Budget())) {
      if (!('bytes' in file) || !file.isText) continue;
      const texts = file.json === undefined ? [file.text] : stringsOf(file.json);
      for (const text of texts)
        for (const word of wordsOf(withoutTags(withoutData(text)))) {
          total++;
          if (!arrived.has(word)) lost.set(word, (lost.get(word) ?? 0) + 1);
        }
    }
  }
  const count = [...lost.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${format}: ${count} of ${total} words lost (${((count / Math.max(total, 1)) * 100).toFixed(2)} %)`);
  const often = [...lost].sort(([, a], [, b]) => b - a).slice(0, shown);
  if (often.length) console.log(`  ${often.map(([word, times]) => `${word} ${times}`).join(', ')}`);
}
