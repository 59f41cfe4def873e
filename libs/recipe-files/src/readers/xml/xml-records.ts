import type { Element } from 'domhandler';
import { resolveField, resolveFields, recipeFromRecord } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import { findAll, children, htmlLines, root, textOf } from '../../xml.ts';

/** XML with an element per field: Cookmate, My CookBook and others. */
export const xmlRecords: Format = {
  name: 'cookmate',
  matches: (file) =>
    /^\s*(?:<\?xml|<!--|<cookbook|<recipes?[\s>])/i.test(file.head) &&
    !/<html/i.test(file.head) &&
    recipesIn(file.xml).length > 0,
  async *read(file) {
    for (const recipe of recipesIn(file.xml)) {
      const record = recordOf(recipe);
      const path = String(record['imagepath'] ?? '').split('\n')[0];
      yield recipeFromRecord({ ...record, imagepath: undefined }, { picture: await file.readReferenced(path) });
    }
  },
};

type Xml = Parameters<typeof findAll>[0];

function recipesIn(document: Xml): Element[] {
  const top = document && 'children' in document ? root(document) : undefined;
  const recipes = top?.name.toLowerCase() === 'recipe' ? [top] : findAll(top, 'recipe');
  return recipes.filter((recipe) => {
    const fields = resolveFields(recordOf(recipe));
    return fields.has('name') && (fields.has('ingredients') || fields.has('steps'));
  });
}

function recordOf(recipe: Element): Record<string, unknown> {
  const record = new Map<string, string>(Object.entries(recipe.attribs));
  for (const one of children(recipe)) {
    const isText = children(one).length > 0;
    const value = isText ? htmlLines(one) || children(one).map(textOf).join('\n') : textOf(one);
    const before = record.get(one.name);
    const isList = resolveField(one.name) === 'categories' || resolveField(one.name) === 'tags';
    if (value) record.set(one.name, before ? `${before}${isList ? ',' : '\n'}${value}` : value);
  }
  return Object.fromEntries(record);
}
