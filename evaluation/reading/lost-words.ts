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

/**
 * Parts of exports that belong to no recipe, by format: what the program knows of foods and units, its pictures and
 * settings, and what the import of a whole server takes over (people, comments, plans, lists).
 */
const OTHER_PARTS: Record<string, { fields?: RegExp; files?: RegExp; text?: RegExp }> = {
  cookn: {
    files: /temp_(?:brand|cookBook|food_group|media|nutrient|theme|unit|unit_equivalent|food|chapter)\.dsv$|cp1252$/,
    text: /^.*?(?=!@#%\^&\*\(\))|\[null\]/gs,
  },
  accuchef: { text: /^[A-Z](?=\S)/gm },
  macgourmet: { text: /<key>[^<]*<\/key>|<string>(?:TEXT|BINARY)<\/string>/g },
  mealie: { fields: /^(?:reviews?|slug|public_?url|@type|image\w*)$/i },
  openeats: { fields: /^slug$/ },
  recipeml: { text: /<meta [^<>]*>|<n-name>.*?<\/n-name>|\s(?:standard|authority|duration|optional)="[^"]*"/g },
  'living-cookbook': {
    files: /Manifest\.xml$/i,
    text: /<Ingredients>.*<\/Ingredients>|<IngredientFolders>.*<\/IngredientFolders>|<fdx [^>]*>|\s(?:IngredientName|Measure|LinkType|ColorFlag|NutritionCalculationMode|FileType|Heading|ID|dt|xmlns)(?::\w+)?="[^"]*"/gs,
  },
  'mealie-backup': {
    fields:
      /^(?:alembic_version|cookbooks.*|group.*|ingredient_(?:foods|units)|long_live_tokens|multi_purpose_labels|plan_rules.*|recipe_(?:comments|share_tokens|timeline_events)|report_entries|server_tasks|shopping_.*|users.*|webhook.*|slug|type|(?:recipe_)?image|icon|\w+_normalized)$/,
  },
};

/** All strings of a value, without the names of its fields. */
function stringsOf(value: unknown, others?: RegExp): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array || !value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, part]) => (others?.test(field) ? [] : stringsOf(part, others)));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return Number.isFinite(code) && code < 0x110000 ? String.fromCodePoint(code) : (ENTITIES[name] ?? ' ');
  });
const BLOCK_TAG = /<\/?(?:br|div|h\d|li|meta|p|t[dr])\b[^<>]*>/gi;
/** Values of attributes that can have words of a recipe. */
const attributesOf = (tag: string) =>
  [...tag.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
    /^(?:class|style|href|src|id|rel|itemprop|itemtype|xmlns.*|xml:.*|version|encoding|generator)$/i.test(name)
      ? []
      : [value],
  );
const withoutTags = (text: string) =>
  decodeEntities(
    decodeEntities(
      text
        .replace(/<(script|style|head)\b.*?<\/\1>/gis, ' ')
        .replace(/<!--.*?-->/gs, ' ')
        .replace(/<!\[CDATA\[|\]\]>/g, '')
        .replace(BLOCK_TAG, (tag) => `\n${attributesOf(tag).join(' ')}\n`)
        .replace(/<\/?[a-z?!][^<>]*>/gi, (tag) => ` ${attributesOf(tag).join(' ')} `),
    ),
  ).replace(/<\/?[a-z][^<>]*>/gi, ' ');
/** Pictures in Base64, addresses, ids and names of files are no words. */
const withoutData = (text: string) =>
  text
    .replace(/[A-Za-z\d+/=]{60,}/g, ' ')
    .replace(/(?:https?:|\b\w+:\/\/)[^\s"'<>]+/g, ' ')
    .replace(/\b[\da-f]{8}(?:-?[\da-f]{4,12}){2,}\b/gi, ' ')
    .replace(/[\w%()-]+\.(?:jpe?g|png|gif|webp|heic|pdf|dtd|xsd|xsl)\b/gi, ' ');
/** Lines that programs print around recipes: their own name, headings of the parts, notices on rights. */
const PROGRAM_LINES =
  /\bexported (?:from|by)\b|\brecipe via\b|^shared from\b|\bnutr\. assoc\.|daily value|rights reserved|import file|end of recipe|text\/xsl|^\W*(?:ingredients?|directions?|instructions?|notes?|preparation|title|recipe)\W*$|^NYC nutrition|^facts per serving|^(?:\w[\w ]*,){2}\w|\bpreparation time\s*:|^T\(/i;
/** Names of nutrients beside numbers, of which recipes keep seven, and what programs print around them. */
const NUTRIENTS =
  /\b(?:(?:per|each) serving|based on|daily value|excluding unknown items|calories from|trace|total|saturated|trans|dietary|unknown|calories|cal|kcal|kj|energy|fat|carb(?:ohydrate)?s?|protein|fib(?:er|re)|sugars?|sodium|tot|sat|mono|poly|analysis|from(?= fat| protein| carb)|cholesterol|calcium|iron|potassium|vitamin|grams?)\b/gi;
/** Words of times, which arrive as minutes. */
const TIMES = /\b\d+ (?:minutes?|mins?|hours?|hrs?)\b/gi;
function withoutNutrients(line: string): string {
  const others = line.replace(NUTRIENTS, ' ');
  const isList = (line.match(NUTRIENTS)?.length ?? 0) > 2;
  return isList || (/\d/.test(line) && wordsOf(others).length < 2) ? others : line;
}
/** Labels of fields: "Title: ", "Prep Time: ", "prep_time: ". */
const withoutLabel = (line: string) => line.replace(/^[\s#*>-]*\p{L}[\p{L}_ -]{1,24}\s?:(?=\s|$)/u, ' ');

/** Lines of a text; the same line in most recipes belongs to the format. */
function* linesOf(text: string): Generator<string> {
  for (const line of withoutTags(withoutData(text)).split(/\r?\n|\r/))
    if (line.trim() && !PROGRAM_LINES.test(line.trim())) yield line.replace(/^M{5}/, '');
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
      const others = OTHER_PARTS[format];
      if (others?.files?.test(file.path)) continue;
      const texts =
        file.json === undefined ? [file.text.replace(others?.text ?? '', ' ')] : stringsOf(file.json, others?.fields);
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
      const words = wordsOf(withoutNutrients(withoutLabel(line)).replace(TIMES, ' '));
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
