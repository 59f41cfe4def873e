import { isWebAddress } from '#contract/web-address';
import { recipeFromRecord, toList, toText } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import { isObject } from '../json/json-values.ts';
import { parseYaml } from '../../yaml.ts';
import { markdownRecipe } from './markdown.ts';

const PARTS = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/;

/** Markdown with YAML front matter: Chowdown and other static sites. */
export const frontMatter: Format = {
  name: 'chowdown',
  matches: ({ head, name, tameText: text }) =>
    !/\.cook$/i.test(name) &&
    /^\s*---[ \t]*\n/.test(head) &&
    /^(?:title|name|ingredients)\s*:/im.test(head) &&
    PARTS.test(text),
  async *read(file) {
    const [, facts = '', body = ''] = PARTS.exec(file.tameText) ?? [];
    const known = parseYaml(facts);
    if (!isObject(known)) return;
    const name = toText(known['title'] ?? known['name']) || file.title;
    const written = markdownRecipe(body, name);
    const parts = toList(known['components']).join('\n');
    const recipe = recipeFromRecord({
      ...(parts && { ingredients: parts }),
      ...known,
      title: name,
      image: undefined,
      tags: toList(known['tags']),
    });
    if (!recipe.ingredients.length && !written.ingredients.length && !recipe.instructions.length) return;
    const picture = toText(known['image'] ?? known['photo'] ?? known['featured']);
    yield {
      ...recipe,
      ...(!recipe.ingredients.length && { ingredients: written.ingredients }),
      ...(!recipe.instructions.length && { instructions: written.instructions }),
      ...(!recipe.notes.length && { notes: written.notes }),
      description: recipe.description || (recipe.ingredients.length ? body.trim() : written.description),
      images: isWebAddress(picture) ? [picture] : [],
      picture: picture
        ? ((await file.readReferenced(picture)) ?? (await file.readReferenced(`images/${picture}`)))
        : null,
    };
  },
};
