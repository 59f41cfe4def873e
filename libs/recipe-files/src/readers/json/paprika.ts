import { recipeFromRecord } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import { decodeBase64, isObject, toObject } from './json-values.ts';

export const paprika: Format = {
  name: 'paprika',
  matches: ({ json }) =>
    isObject(json) && 'directions' in json && ('uid' in json || 'photo_data' in json || 'source_url' in json),
  async *read(file) {
    const recipe = toObject(file.json);
    yield recipeFromRecord(
      { ...recipe, photo: recipe['image_url'], tags: [] },
      { picture: decodeBase64(recipe['photo_data']) },
    );
  },
};
