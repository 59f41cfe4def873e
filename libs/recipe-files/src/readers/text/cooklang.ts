import { posix } from 'node:path';
import { recipeFromRecord, toText } from '../../field-aliases.ts';
import { importedRecipe, type ImportedSubRecipe } from '../../imported-recipe.ts';
import { loadAssets } from '../../files/assets.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { Format } from '../../format.ts';
import { isObject, type Json, toObject, toObjects } from '../json/json-values.ts';
import { parseYaml } from '../../yaml.ts';

/** Matches an ingredient `@name{1%cup}(sifted)`, a tool `#pan{}`, or a time `~name{10%min}`. */
const MARK = /([@#~])(?:([&?+\-@]{0,3})([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu;

const countAmounts = (text: string) => (text.match(/@[\p{L}\p{N}.][^@#~{}\n]*\{[^{}\n]*\}/gu) ?? []).length;

/** Reference to the file of another recipe. */
const OTHER_RECIPE = /^\.{1,2}\/(?:.*\/)?([^/]+)$/;

/** Similar characters that our writer uses instead of characters with a meaning. */
export const LOOKALIKE_SIGNS: ReadonlyMap<string, string> = new Map([
  ['@', '＠'],
  ['#', '＃'],
  ['~', '∼'],
  ['{', '｛'],
  ['}', '｝'],
]);
const SIGNS = new Map([...LOOKALIKE_SIGNS].map(([sign, letter]) => [letter, sign]));
const restoreSigns = (text: string) => text.replace(/[＠＃∼｛｝]/g, (letter) => SIGNS.get(letter) ?? letter);

export const cooklang: Format = {
  name: 'cooklang',
  matches: ({ name, isText, head }) =>
    isText &&
    !/\.ya?ml$/i.test(name) &&
    (/\.cook$/i.test(name) || countAmounts(head) > (/^(?:>>|---)/m.test(head) ? 0 : 1)),
  async *read(file) {
    const { facts, body } = splitFacts(file.tameText);
    const ingredients: { title?: string; text: string }[] = [];
    const instructions: { title?: string; text: string }[] = [];
    const notes: { title?: string; text: string }[] = [];
    const subRecipes: ImportedSubRecipe[] = [];
    const tools = new Set<string>();
    let title = '';
    let lineTitle = '';
    const { text, comments } = splitComments(body);
    for (const step of splitSteps(text)) {
      const head = /^=+\s*(.*?)\s*=*$/.exec(step)?.[1];
      if (head !== undefined) {
        title = lineTitle = restoreSigns(head);
        continue;
      }
      if (step.startsWith('>')) {
        notes.push(parseNote(step));
        continue;
      }
      const written = step.replace(
        MARK,
        (_, kind: string, modifiers = '', name = '', amount = '', word = '', note = '') => {
          const said = (String(name) || String(word))
            .replace(/^.*\|/s, '')
            .trim()
            .replace(/^\.{0,2}\/(?:.*\/)?/, '');
          if (kind === '#' && said) tools.add(restoreSigns(said));
          if (kind === '~') return amountText(String(amount)) || said;
          if (kind === '@' && !String(modifiers).includes('&')) {
            const other = OTHER_RECIPE.exec(String(name).replace(/\|.*/s, ''))?.[1];
            if (other) subRecipes.push({ line: ingredients.length, name: restoreSigns(other.trim()).slice(0, 255) });
            ingredients.push({
              ...(lineTitle && { title: lineTitle }),
              text: restoreSigns(lineText(amountText(String(amount)), said, String(note))),
            });
            lineTitle = '';
          }
          return said;
        },
      );
      // a paragraph with only ingredients is not a step
      if (step.replace(MARK, '').replace(/[\s,]/g, '') === '') {
        title = '';
        continue;
      }
      instructions.push({ ...(title && { title }), text: restoreSigns(written.replace(/\s+/g, ' ').trim()) });
      title = '';
    }
    if (!ingredients.length && !instructions.length) return;
    const known = recipeFromRecord({ ...facts, name: toText(facts['title']) || file.title });
    yield importedRecipe({
      ...known,
      ingredients,
      instructions,
      notes: [...known.notes, ...notes, { title: 'Comments', text: comments.map(restoreSigns).join('\n') }].filter(
        (note) => note.text,
      ),
      tools: [...new Set([...tools, ...known.tools])],
      subRecipes,
      picture: await pictureOf(file),
      assets: await loadAssets(
        file,
        toObjects(facts['files']).map((asset) => ({ name: toText(asset['name']), path: toText(asset['file']) })),
      ),
    });
  },
};

/** Parses lines that begin with `>`; a first line that ends with a colon is the title. */
function parseNote(step: string): { title?: string; text: string } {
  const text = step.replace(/^>[ \t]?/gm, '');
  const [, title, rest = ''] = /^([^\n]{1,250}):\n([\s\S]*)$/.exec(text) ?? [];
  return title === undefined ? { text: text.trim() } : { title, text: rest.trim() };
}

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];
const pictureOf = (file: SourceFile) =>
  file.readNamed(PICTURE_ENDINGS.map((ending) => `${posix.parse(file.path).name}.${ending}`));

/** Splits off facts: YAML front matter, or lines that begin with `>>`. */
function splitFacts(source: string): { facts: Json; body: string } {
  const [, yaml, rest] = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(source) ?? [];
  const facts = { ...toObject(yaml && parseYaml(yaml)) };
  const body = (rest ?? source).replace(/^>>\s*([^:\n]+):\s*(.*)$/gm, (_, name: string, value: string) => {
    facts[name.trim()] = value.trim();
    return '';
  });
  return {
    facts: flattenFacts({ ...facts, ...(facts['yield'] ? { yield: amountText(toText(facts['yield'])) } : {}) }),
    body,
  };
}

/** Flattens nested facts such as `source.url` and `time.prep`. */
function flattenFacts(facts: Json): Json {
  const inner = Object.entries(facts).flatMap(([name, value]) =>
    isObject(value) && name !== 'nutrition'
      ? Object.entries(value).map(([key, own]) => [`${name === 'time' ? '' : name}${key}`, own] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(
    inner.map(([name, value]) => [
      /^time required$/i.test(name) ? 'total time' : name.replace(/^prep$/, 'prep time').replace(/^cook$/, 'cook time'),
      value,
    ]),
  );
}

/** Splits off comments, `[- like this -]` in one pass, and `-- like this`. */
function splitComments(body: string): { text: string; comments: string[] } {
  const comments: string[] = [];
  const parts = body.split('-]');
  const last = parts.pop() ?? '';
  const withoutBlocks = parts.map((part) => {
    const start = part.indexOf('[-');
    if (start < 0) return `${part}-]`;
    comments.push(part.slice(start + 2));
    return part.slice(0, start);
  });
  const text = `${withoutBlocks.join('')}${last}`.replace(/(^|\s)--(.*)$/gm, (_, before: string, comment: string) => {
    comments.push(comment);
    return before;
  });
  return { text, comments: comments.map((comment) => comment.replace(/\s+/g, ' ').trim()).filter(Boolean) };
}

const splitSteps = (text: string) =>
  text
    .split(/\n\s*\n/)
    .flatMap((part) => part.split(/\n(?==)|(?<=^=.*)\n/m))
    .map((part) => part.trim())
    .filter(Boolean);

const amountText = (amount: string) =>
  amount
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

const lineText = (amount: string, name: string, note: string) =>
  `${amount ? `${amount} ` : ''}${name}${note ? `, ${note}` : ''}`;
