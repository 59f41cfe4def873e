import type { Element } from 'domhandler';
import { joined, stepLines, withNote } from '../lines.ts';
import { nutritionIn } from '../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { listOf, text } from '../record.ts';
import { filed, minutes } from '../recipe.ts';
import type { Format } from '../format.ts';
import { children, root, textOf } from '../xml.ts';
import { type Json, objects } from './json.ts';

/** MacGourmet: a property list. */
export const macgourmet: Format = {
  name: 'macgourmet',
  matches: ({ head }) =>
    head.includes('<plist') && /<key>(?:AFFILIATE_ID|COURSE_ID|DIRECTIONS|INGREDIENTS)<\/key>/.test(head),
  *read(file) {
    const top = root(file.xml);
    for (const recipe of objects(top && valueOf(children(top)[0]))) {
      const recipeYield =
        text(recipe['YIELD']) || (Number(recipe['SERVINGS']) ? `${text(recipe['SERVINGS'])} servings` : '');
      const page = text(recipe['URL']);
      const time = (name: string) =>
        objects(recipe['PREP_TIMES']).find((one) =>
          text(one['TIME_TYPE_NAME'] ?? one['NAME'])
            .toLowerCase()
            .includes(name),
        );
      yield filed({
        name: text(recipe['NAME']),
        description: text(recipe['SUMMARY']),
        ingredients: linesOf(objects(recipe['INGREDIENTS'])),
        instructions: stepLines(text(recipe['DIRECTIONS'])),
        notes: text(recipe['NOTE']) ? [{ text: text(recipe['NOTE']) }] : [],
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: minutes(timeOf(time('prep'))),
        performTime: minutes(timeOf(time('cook'))),
        categories: [
          text(recipe['COURSE_NAME']),
          ...objects(recipe['CATEGORIES']).map((one) => text(one['NAME'] ?? one['CATEGORY_NAME'])),
        ].filter((name) => name && name !== '--'),
        keywords: listOf(recipe['KEYWORDS']),
        source: text(recipe['SOURCE']),
        url: /^https?:/.test(page) ? page : '',
        nutrition: nutritionIn(text(recipe['NUTRITION'])),
        picture: pictureOf(recipe['IMAGE']),
      });
    }
  },
};

const timeOf = (one: Json | undefined) => {
  const amount = Number(one?.['AMOUNT'] ?? one?.['TIME']) || 0;
  return /hour/i.test(text(one?.['TIME_UNIT_NAME'] ?? one?.['UNIT'])) ? amount * 60 : amount;
};

function linesOf(rows: Json[]) {
  let title = '';
  return rows.flatMap((row) => {
    const name = text(row['DESCRIPTION']);
    if (row['IS_DIVIDER'] === true) {
      title = name.replace(/:$/, '');
      return [];
    }
    const found = {
      ...(title && { title }),
      text: withNote(joined(text(row['QUANTITY']), text(row['MEASUREMENT']), name), text(row['DIRECTION'])),
    };
    title = '';
    return name ? [found] : [];
  });
}

/** A value of a property list. */
function valueOf(node: Element | undefined): unknown {
  if (!node) return undefined;
  if (node.name === 'array') return children(node).map(valueOf);
  if (node.name === 'true' || node.name === 'false') return node.name === 'true';
  if (node.name === 'integer' || node.name === 'real') return Number(textOf(node));
  if (node.name === 'data') return Buffer.from(textOf(node), 'base64');
  if (node.name !== 'dict') return textOf(node);
  const parts = children(node);
  return Object.fromEntries(
    parts.flatMap((part, index) => (part.name === 'key' ? [[textOf(part), valueOf(parts[index + 1])]] : [])),
  );
}

/** Bytes, or bytes written as hexadecimal numbers. */
function pictureOf(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value;
  const digits = text(value).replace(/[<>\s]/g, '');
  return digits.length > 200 && /^[\da-f]+$/i.test(digits) ? Buffer.from(digits, 'hex') : null;
}
