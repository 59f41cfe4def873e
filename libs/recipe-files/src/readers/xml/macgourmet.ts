import { isWebAddress } from '#contract/web-address';
import type { Element } from 'domhandler';
import { joinParts, parseStepLines, appendNote } from '../../lines.ts';
import { nutritionFromText } from '../../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { toList, toText } from '../../field-aliases.ts';
import { importedRecipe, toDuration } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { children, root, textOf } from '../../xml.ts';
import { type Json, toObjects } from '../json/json-values.ts';

/** Property list of MacGourmet. */
export const macgourmet: Format = {
  name: 'macgourmet',
  matches: ({ head }) =>
    head.includes('<plist') && /<key>(?:AFFILIATE_ID|COURSE_ID|DIRECTIONS|INGREDIENTS)<\/key>/.test(head),
  *read(file) {
    const top = root(file.xml);
    for (const recipe of toObjects(top && valueOf(children(top)[0]))) {
      const recipeYield =
        toText(recipe['YIELD']) || (Number(recipe['SERVINGS']) ? `${toText(recipe['SERVINGS'])} servings` : '');
      const page = toText(recipe['URL']);
      const time = (name: string) =>
        toObjects(recipe['PREP_TIMES']).find((one) =>
          toText(one['TIME_TYPE_NAME'] ?? one['NAME'])
            .toLowerCase()
            .includes(name),
        );
      yield importedRecipe({
        name: toText(recipe['NAME']),
        description: toText(recipe['SUMMARY']),
        ingredients: linesOf(toObjects(recipe['INGREDIENTS'])),
        instructions: parseStepLines(toText(recipe['DIRECTIONS'])),
        notes: toText(recipe['NOTE']) ? [{ text: toText(recipe['NOTE']) }] : [],
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: toDuration(timeOf(time('prep'))),
        performTime: toDuration(timeOf(time('cook'))),
        categories: [
          toText(recipe['COURSE_NAME']),
          ...toObjects(recipe['CATEGORIES']).map((one) => toText(one['NAME'] ?? one['CATEGORY_NAME'])),
        ].filter((name) => name && name !== '--'),
        keywords: toList(recipe['KEYWORDS']),
        source: [toText(recipe['SOURCE']), toText(recipe['PUBLICATION_PAGE'])].filter(Boolean).join(', '),
        url: isWebAddress(page) ? page : '',
        nutrition: nutritionFromText(toText(recipe['NUTRITION'])),
        picture: pictureOf(recipe['IMAGE']),
      });
    }
  },
};

const timeOf = (one: Json | undefined) => {
  const amount = Number(one?.['AMOUNT'] ?? one?.['TIME']) || 0;
  return /hour/i.test(toText(one?.['TIME_UNIT_NAME'] ?? one?.['UNIT'])) ? amount * 60 : amount;
};

function linesOf(rows: Json[]) {
  return titledLines(
    rows.map((row) => {
      const name = toText(row['DESCRIPTION']);
      if (row['IS_DIVIDER'] === true) return { title: name.replace(/:$/, '') };
      const text = joinParts(toText(row['QUANTITY']), toText(row['MEASUREMENT']), name);
      return { text: name && appendNote(text, toText(row['DIRECTION'])) };
    }),
  );
}

/** Converts a value of a property list. */
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

/** Returns bytes, or decodes hexadecimal text. */
function pictureOf(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value;
  const digits = toText(value).replace(/[<>\s]/g, '');
  return digits.length > 200 && /^[\da-f]+$/i.test(digits) ? Buffer.from(digits, 'hex') : null;
}
