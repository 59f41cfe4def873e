import { recipeFromRecord, toText } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import { decodeBase64, isObject, toArray, toObject } from './json-values.ts';

/** Seconds from 1970 to Apple's reference date, 1 January 2001. */
const APPLE_EPOCH = 978_307_200;

export const mela: Format = {
  name: 'mela',
  matches: ({ json }) =>
    isObject(json) && 'title' in json && 'ingredients' in json && 'instructions' in json && 'link' in json,
  async *read(file) {
    const { text: description, date, images, ...recipe } = toObject(file.json);
    yield recipeFromRecord(
      {
        ...recipe,
        description: toText(description),
        created: typeof date === 'number' ? date + APPLE_EPOCH : undefined,
      },
      { picture: decodeBase64(toArray(images)[0]) },
    );
  },
};
