import { joinParts } from '../../lines.ts';
import { toList, toText } from '../../field-aliases.ts';
import { importedRecipe, toDuration } from '../../imported-recipe.ts';
import { withPictureEndings } from '../../files/assets.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { isObject, type Json, toObjects, toObject } from './json-values.ts';

export const tandoor: Format = {
  name: 'tandoor',
  matches: ({ json }) =>
    isObject(json) && Array.isArray(json['steps']) && ('working_time' in json || 'keywords' in json),
  async *read(file) {
    const recipe = toObject(file.json);
    const steps = toObjects(recipe['steps']);
    const [work, wait] = [Number(recipe['working_time']) || 0, Number(recipe['waiting_time']) || 0];
    const servings = Number(recipe['servings']) || null;
    yield importedRecipe({
      name: toText(recipe['name']),
      description: toText(recipe['description']),
      keywords: toList(recipe['keywords']),
      ingredients: steps.flatMap(linesOf),
      instructions: steps
        .filter((step) => toText(step['instruction']))
        .flatMap((step) =>
          toText(step['instruction'])
            .split(/\n\s*\n/)
            .map((part, index) => ({
              ...(index === 0 && toText(step['name']) && { title: toText(step['name']) }),
              text: part.trim(),
            })),
        )
        .filter((step) => step.text),
      performTime: toDuration(work),
      totalTime: toDuration(work + wait),
      recipeYield: servings ? joinParts(servings, toText(recipe['servings_text']) || 'servings') : '',
      servings,
      url: toText(recipe['source_url']),
      sourceId: toText(recipe['id']),
      picture: await file.readBeside(...withPictureEndings('image'), 'image.gif', 'image.heic', 'image.avif'),
    });
  },
};

/** Reads the ingredients of a step; header lines are section titles. */
function linesOf(step: Json) {
  const rows = toObjects(step['ingredients']).map((line) => {
    const note = toText(line['note']);
    if (line['is_header'] === true) return { title: note };
    const amount = line['no_amount'] === true ? '' : Number(line['amount']) || '';
    const text = joinParts(amount, toText(line['unit']), toText(line['food']));
    return { text: note ? `${text}, ${note}` : text };
  });
  return titledLines(rows, toText(step['name']));
}
