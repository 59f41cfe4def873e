import { servingsIn } from '#recipe-reader';
import { ingredientLines, stepLines, words } from './lines.ts';
import { nutritionIn, nutritionOf } from './nutrition.ts';
import { day, filed, type FiledRecipe, moment, rating, time } from './recipe.ts';
import { plain } from './xml.ts';

/** What programs call the same things, without spaces and signs. */
const NAMES = {
  name: 'name title recipename recipetitle titel nom rezept',
  description: 'description summary desc about intro info beschreibung',
  ingredients: 'ingredients ingredient recipeingredients zutaten ingredientlist',
  steps:
    'directions instructions instruction steps method preparation recipetext procedure recipeinstructions recipedirections zubereitung',
  notes: 'notes note comments comment tips recipenotes headnote',
  prep: 'preptime preparationtime prep active activetime prepduration',
  cook: 'cooktime cookingtime cook baketime cookingduration',
  total: 'totaltime total readyin time readyintime duration',
  yield: 'yield yields quantity recipeyield',
  servings: 'servings serves numberofservings recipeservings portions servingsize',
  url: 'url urls sourceurl link links originalurl originallink website weblink recipeurl webpage',
  source: 'source author sourcename recipeby creator',
  categories: 'categories category course courses section mealtype recipecategory cookbook',
  tags: 'tags tag keywords keyword labels cuisine cuisines cuisinestyle maingredient mainingredient collections dietarystyle',
  rating: 'rating stars userrating recipeRating',
  image: 'image images imageurl photourl originalpicture photo picture imagepath',
  nutrition: 'nutrition nutritionalinfo nutritionalinformation neutritionalinfo nutritioninfo',
  date: 'created createdat dateadded date createdate pubdate',
  made: 'lastmade lastcooked',
  tools: 'tools tool equipment cookware utensils utensilien küchengeräte ustensiles',
  id: 'id uid uuid recipeid guid',
  language: 'lang language inlanguage',
} as const;

type Field = keyof typeof NAMES;
const FIELDS = new Map<string, Field>(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name.toLowerCase(), field as Field]),
  ),
);

export const fieldOf = (name: string): Field | undefined => FIELDS.get(name.toLowerCase().replace(/[^\p{L}]/gu, ''));

/** Values by what they mean; the first one that says something counts, of lists all. */
export function fieldsOf(record: object): Map<Field, unknown> {
  const found = new Map<Field, unknown>();
  for (const [name, value] of Object.entries(record)) {
    const field = fieldOf(name);
    if (!field || isNothing(value)) continue;
    const before = found.get(field);
    if (before === undefined) found.set(field, value);
    else if (field === 'categories' || field === 'tags') found.set(field, [...listOf(before), ...listOf(value)]);
  }
  return found;
}

const isNothing = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);

export const text = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join('\n');
  if (value && typeof value === 'object') {
    const { text: own, name, title, value: inner } = value as Record<string, unknown>;
    return text(own ?? name ?? title ?? inner);
  }
  return '';
};

export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(text) : words(text(value))).filter(Boolean);

/** A recipe out of names and values, such as a row of a table, a JSON object or the labels of a text. */
export function fromRecord(record: object, more: Partial<FiledRecipe> = {}): FiledRecipe {
  const fields = fieldsOf(record);
  const get = (field: Field) => plain(text(fields.get(field)));
  const servings = countOf(get('servings'));
  const recipeYield = countOf(get('yield')) || servings;
  const isAddress = (value: string) => /^https?:\/\//i.test(value);
  const [url, source] = [get('url').split('\n')[0]!, get('source').split('\n')[0]!];
  const notes = get('notes');
  return filed({
    name: get('name').replace(/\s+/g, ' '),
    description: get('description'),
    recipeYield,
    servings: servingsIn(servings) ?? servingsIn(recipeYield),
    prepTime: time(scalar(fields.get('prep'))),
    performTime: time(scalar(fields.get('cook'))),
    totalTime: time(scalar(fields.get('total'))),
    ingredients: ingredientLines(get('ingredients')),
    instructions: stepLines(get('steps')),
    notes: notes ? [{ text: notes }] : [],
    url: [url, source].find(isAddress) ?? '',
    source: isAddress(source) ? '' : source || (isAddress(url) ? '' : url),
    categories: listOf(fields.get('categories')),
    keywords: listOf(fields.get('tags')),
    rating: rating(scalar(fields.get('rating'))),
    images: listOf(fields.get('image')).filter(isAddress),
    nutrition: { ...nutritionOf(record), ...nutritionIn(get('nutrition')), ...nutritionOf(fields.get('nutrition')) },
    tools: listOf(fields.get('tools')),
    dateAdded: day(scalar(fields.get('date'))),
    lastMade: moment(scalar(fields.get('made'))),
    sourceId: get('id').slice(0, 200),
    language: get('language').slice(0, 20),
    ...more,
  });
}

/** "Serves: 4" of several lines. */
const countOf = (text: string) => text.split('\n')[0]!.replace(/^(?:yields?|servings?|serves|makes)\s*:\s*/i, '');

const scalar = (value: unknown): unknown => (typeof value === 'number' ? value : text(value));
