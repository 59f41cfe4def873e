/**
 * Compares the words of other programs' exports with those of the recipes read from them:
 * `npm run lost-words -- <folder> [--show 20] [--lines 20]`. Words of the format itself, such as labels, do not count.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '#recipe-files';
import { Budget } from '../../libs/recipe-files/src/files/limits.ts';
import { fileAt, walk } from '../../libs/recipe-files/src/files/walk.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string' }, lines: { type: 'string' } },
});
const [root = '.'] = positionals;
const shown = Number(values.show ?? 0);
const shownLines = Number(values.lines ?? 0);

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
/** Pictures in Base64, addresses, ids and names of files are no words. */
const withoutData = (text: string) =>
  text
    .replace(/[A-Za-z\d+/=]{60,}/g, ' ')
    .replace(/https?:\S+|\b\w+:\/\/\S+/g, ' ')
    .replace(/\b[\da-f]{8}(?:-?[\da-f]{4,12}){2,}\b/gi, ' ')
    .replace(/[\w%()-]+\.(?:jpe?g|png|gif|webp|heic|pdf|dtd|xsd|xsl)\b/gi, ' ');
/** Labels of fields: "Title: ", "Prep Time: ", "prep_time: ". */
const withoutLabel = (line: string) => line.replace(/^[\s#*-]*\p{L}[\p{L}_ -]{1,24}\s?:(?=\s|$)/u, ' ');

/** Lines of a text; the same line in most recipes belongs to the format. */
function* linesOf(text: string): Generator<string> {
  for (const line of withoutTags(withoutData(text)).split(/\r?\n|\r/)) if (line.trim()) yield line;
}
const minTemplateRepeats = 3;

const pathsIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((one) => statSync(one).isFile())
    .sort();

for (const format of readdirSync(root).filter((one) => statSync(join(root, one)).isDirectory())) {
  const [lost, lostLines] = [new Map<string, number>(), new Map<string, number>()];
  const written: { lines: string[]; arrived: Set<string> }[] = [];
  for (const path of pathsIn(join(root, format))) {
    const arrived = new Set<string>();
    for await (const item of readFiles(path, relative(root, path)))
      if (item.kind === 'recipe')
        for (const text of stringsOf(item.recipe)) for (const word of wordsOf(withoutTags(text))) arrived.add(word);
    if (!arrived.size) continue;
    const lines: string[] = [];
    for await (const file of walk(fileAt(path), new Budget())) {
      if (!('bytes' in file) || !file.isText) continue;
      const texts = file.json === undefined ? [file.text] : stringsOf(file.json);
      for (const text of texts) lines.push(...linesOf(text));
    }
    written.push({ lines, arrived });
  }
  const repeats = Map.groupBy(
    written.flatMap(({ lines }) => lines),
    (line) => line.trim(),
  );
  const isTemplate = (line: string) => (repeats.get(line.trim())?.length ?? 0) >= minTemplateRepeats;
  let [total, count] = [0, 0];
  for (const { lines, arrived } of written)
    for (const line of lines) {
      const words = wordsOf(withoutLabel(line));
      total += words.length;
      const missing = isTemplate(line) ? [] : words.filter((word) => !arrived.has(word));
      count += missing.length;
      for (const word of missing) lost.set(word, (lost.get(word) ?? 0) + 1);
      if (missing.length) lostLines.set(line.trim(), missing.length);
    }
  console.log(`${format}: ${count} of ${total} words lost (${((count / Math.max(total, 1)) * 100).toFixed(2)} %)`);
  const most = (counts: Map<string, number>, limit: number) =>
    [...counts].sort(([, a], [, b]) => b - a).slice(0, limit);
  const often = most(lost, shown);
  if (often.length) console.log(`  ${often.map(([word, times]) => `${word} ${times}`).join(', ')}`);
  for (const [line] of most(lostLines, shownLines)) console.log(`  > ${line.slice(0, 160)}`);
}
