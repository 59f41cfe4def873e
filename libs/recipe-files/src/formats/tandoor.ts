import { joined } from '../lines.ts';
import { listOf, text } from '../record.ts';
import { filed, minutes } from '../recipe.ts';
import type { Format } from '../format.ts';
import { isObject, type Json, objects } from './json.ts';

export const tandoor: Format = {
  name: 'tandoor',
  matches: ({ json }) =>
    isObject(json) && Array.isArray(json['steps']) && ('working_time' in json || 'keywords' in json),
  async *read(file) {
    const recipe = file.json as Json;
    const steps = objects(recipe['steps']);
    const [work, wait] = [Number(recipe['working_time']) || 0, Number(recipe['waiting_time']) || 0];
    const servings = Number(recipe['servings']) || null;
    yield filed({
      name: text(recipe['name']),
      description: text(recipe['description']),
      keywords: listOf(recipe['keywords']),
      ingredients: steps.flatMap(linesOf),
      instructions: steps
        .filter((step) => text(step['instruction']))
        .flatMap((step) =>
          text(step['instruction'])
            .split(/\n\s*\n/)
            .map((part, index) => ({
              ...(index === 0 && text(step['name']) && { title: text(step['name']) }),
              text: part.trim(),
            })),
        )
        .filter((step) => step.text),
      performTime: minutes(work),
      totalTime: minutes(work + wait),
      recipeYield: servings ? joined(servings, text(recipe['servings_text']) || 'servings') : '',
      servings,
      url: text(recipe['source_url']),
      sourceId: text(recipe['id']),
      picture: await file.sibling(/^image\./i),
    });
  },
};

/** A line of the heading kind has no amount, or names a part of the list. */
function linesOf(step: Json) {
  let title = text(step['name']);
  return objects(step['ingredients']).flatMap((line) => {
    if (line['is_header'] === true) {
      title = text(line['note']);
      return [];
    }
    const amount = line['no_amount'] === true ? '' : Number(line['amount']) || '';
    const note = text(line['note']);
    const written = joined(amount, text(line['unit']), text(line['food']));
    const found = { ...(title && { title }), text: note ? `${written}, ${note}` : written };
    title = '';
    return found.text ? [found] : [];
  });
}
