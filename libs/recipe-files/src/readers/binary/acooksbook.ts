import { isWebAddress } from '#contract/web-address';
import { servingsIn } from '#recipe-reader';
import { isTypedStream, readTypedStream, StreamedObject, type StreamedValue } from '../../files/typed-stream.ts';
import type { Format } from '../../format.ts';
import { joinParts, parseStepLines, appendNote, splitList } from '../../lines.ts';
import { parseDay, importedRecipe, parseRating, parseTime } from '../../imported-recipe.ts';

/** Reference date of macOS, in seconds since 1970. */
const APPLE_EPOCH = Date.UTC(2001, 0, 1) / 1000;
/** Index of each field among the unnamed values of a recipe. */
const FIELDS = {
  name: 0,
  categories: 1,
  course: 2,
  method: 3,
  stars: 4,
  publication: 5,
  author: 8,
  prepTime: 9,
  cookTime: 10,
  servings: 11,
  directions: 14,
  note: 15,
  ingredients: 16,
  picture: 17,
  serving: 18,
  wine: 19,
  recipeYield: 23,
  equipment: 24,
  id: 29,
  address: 30,
  made: 32,
  source: 34,
  description: 35,
  totalTime: 36,
} as const;
type Field = keyof typeof FIELDS;

/** A Cook's Books .ACBK: objects in a typed stream of macOS. */
export const acooksbook: Format = {
  name: 'acooksbook',
  matches: ({ bytes }) => isTypedStream(bytes) && bytes.includes('Recipe'),
  *read(file) {
    for (const recipe of objectsIn(readTypedStream(file.bytes)[0], 'Recipe')) {
      const value = (field: Field) => recipe.values[FIELDS[field]];
      const get = (field: Field) => textOf(value(field)).trim();
      const recipeYield = get('recipeYield') || (get('servings') && `${get('servings')} servings`);
      const address = get('address');
      yield importedRecipe({
        name: get('name'),
        description: get('description'),
        ingredients: objectsIn(value('ingredients'), 'Ingredient').flatMap(({ values }) => {
          const [name, amount, unit, note] = values.map(textOf);
          return name ? [{ text: appendNote(joinParts(amount, unit, name), note) }] : [];
        }),
        instructions: parseStepLines(get('directions')),
        notes: (['note', 'serving', 'wine'] as const).map((field) => ({ text: get(field) })).filter(({ text }) => text),
        recipeYield,
        servings: servingsIn(get('servings')),
        prepTime: parseTime(get('prepTime')),
        performTime: parseTime(get('cookTime')),
        totalTime: parseTime(get('totalTime')),
        categories: [...splitList(get('categories')), ...splitList(get('course'))],
        keywords: splitList(get('method')),
        rating: parseRating([...get('stars')].filter((sign) => sign === '★').length),
        tools: splitList(get('equipment')),
        source: [get('author'), get('publication'), get('source')].filter(Boolean).join(', '),
        url: isWebAddress(address) ? address : '',
        dateAdded: dayOf(value('made')),
        sourceId: get('id'),
        picture: bytesOf(value('picture')),
      });
    }
  },
};

/** Returns the objects of a class in a list. */
const objectsIn = (list: StreamedValue | undefined, name: string): StreamedObject[] =>
  list instanceof StreamedObject
    ? list.values.filter((one): one is StreamedObject => one instanceof StreamedObject && one.classes.includes(name))
    : [];

/** Returns the text of a plain or attributed string or a URL. */
function textOf(value: StreamedValue | undefined): string {
  if (Buffer.isBuffer(value)) return value.toString('utf8');
  if (!(value instanceof StreamedObject)) return '';
  const isText = value.classes.some((name) => ['NSString', 'NSAttributedString', 'NSURL'].includes(name));
  return isText ? textOf(value.values.find((one) => typeof one === 'object')) : '';
}

function dayOf(value: StreamedValue | undefined): string | null {
  const seconds = value instanceof StreamedObject && value.classes.includes('NSDate') ? value.values[0] : null;
  return typeof seconds === 'number' && Math.abs(seconds) < 1e10 ? parseDay(APPLE_EPOCH + seconds) : null;
}

const bytesOf = (value: StreamedValue | undefined): Buffer | null =>
  (value instanceof StreamedObject ? value.values.find(Buffer.isBuffer) : undefined) ?? null;
