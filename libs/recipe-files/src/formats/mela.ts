import { fromRecord, text } from '../record.ts';
import type { Format } from '../format.ts';
import { base64, isObject, type Json, list } from './json.ts';

/** Seconds between 1970 and the year from which Apple counts. */
const APPLE_EPOCH = 978_307_200;

export const mela: Format = {
  name: 'mela',
  matches: ({ json }) =>
    isObject(json) && 'title' in json && 'ingredients' in json && 'instructions' in json && 'link' in json,
  async *read(file) {
    const { text: description, date, images, ...recipe } = file.json as Json;
    yield fromRecord(
      { ...recipe, description: text(description), created: typeof date === 'number' ? date + APPLE_EPOCH : undefined },
      { picture: base64(list(images)[0]) },
    );
  },
};
