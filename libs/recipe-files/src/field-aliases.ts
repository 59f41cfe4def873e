import { keysOf } from '#contract/objects';
import { isWebAddress } from '#contract/web-address';
import { servingsIn } from '#recipe-reader';
import { parseIngredientLines, parseStepLines, splitList } from './lines.ts';
import { nutritionFromText, nutritionFromRecord } from './nutrition.ts';
import {
  parseDay,
  importedRecipe,
  type ImportedRecipe,
  parseMoment,
  parseRating,
  parseTime,
} from './imported-recipe.ts';
import { isObject } from './readers/json/json-values.ts';
import { stripMarkup } from './xml.ts';

/** Names of fields in other programs, without spaces and punctuation. */
const ALIASES = {
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
  source: 'source sourcename',
  author: 'author recipeby creator',
  categories: 'categories category course courses section mealtype recipecategory cookbook',
  tags: 'tags tag keywords keyword labels cuisine cuisines cuisinestyle maingredient mainingredient collections dietarystyle diet diets',
  rating: 'rating stars userrating recipeRating',
  image: 'image images imageurl photourl originalpicture photo picture imagepath',
  nutrition: 'nutrition nutritionalinfo nutritionalinformation neutritionalinfo nutritioninfo',
  date: 'created createdat dateadded date createdate pubdate',
  made: 'lastmade lastcooked',
  difficulty: 'difficulty difficultylevel skilllevel schwierigkeit schwierigkeitsgrad difficulté dificultad difficoltà',
  serving: 'servingideas servingsuggestion servingsuggestions suggestedwine winepairing',
  tools: 'tools tool equipment cookware utensils utensilien küchengeräte ustensiles',
  id: 'id uid uuid recipeid guid',
  language: 'lang language inlanguage',
} as const;

type Field = keyof typeof ALIASES;
const FIELDS = new Map<string, Field>(
  keysOf(ALIASES).flatMap((field) => ALIASES[field].split(' ').map((name) => [name.toLowerCase(), field] as const)),
);

export const resolveField = (name: string): Field | undefined =>
  FIELDS.get(name.toLowerCase().replace(/[^\p{L}]/gu, ''));

/** Returns values by field; the first non-empty alias wins, categories and tags are combined. */
export function resolveFields(record: object): Map<Field, unknown> {
  const found = new Map<Field, unknown>();
  for (const [name, value] of Object.entries(record)) {
    const field = resolveField(name);
    if (!field || isBlank(value)) continue;
    const before = found.get(field);
    if (before === undefined) found.set(field, value);
    else if (field === 'categories' || field === 'tags') found.set(field, [...toList(before), ...toList(value)]);
  }
  return found;
}

const isBlank = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);

export const toText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n');
  if (!isObject(value)) return '';
  const { text: own, name, title, value: inner } = value;
  return toText(own ?? name ?? title ?? inner);
};

export const toList = (value: unknown): string[] =>
  isBlank(value) ? [] : (Array.isArray(value) ? value.map(toText) : splitList(toText(value))).filter(Boolean);

/** Reads a recipe from names and values, such as a table row, a JSON object or the labels of a text. */
export function recipeFromRecord(record: object, more: Partial<ImportedRecipe> = {}): ImportedRecipe {
  const fields = resolveFields(record);
  const get = (field: Field) => stripMarkup(toText(fields.get(field)));
  const servings = stripYieldLabel(get('servings'));
  const recipeYield = stripYieldLabel(get('yield')) || servings;
  const [url, author] = [firstLine(get('url')), firstLine(get('author'))];
  const source = firstLine(get('source')) || author;
  const nutrition = {
    ...nutritionFromRecord(record),
    ...nutritionFromText(get('nutrition')),
    ...nutritionFromRecord(fields.get('nutrition')),
  };
  const unreadNutrition = Object.keys(nutrition).length ? '' : get('nutrition');
  return importedRecipe({
    name: get('name').replace(/\s+/g, ' '),
    description: get('description'),
    recipeYield,
    servings: servingsIn(servings) ?? servingsIn(recipeYield),
    prepTime: parseTime(scalar(fields.get('prep'))),
    performTime: parseTime(scalar(fields.get('cook'))),
    totalTime: parseTime(scalar(fields.get('total'))),
    ingredients: parseIngredientLines(get('ingredients')),
    instructions: parseStepLines(get('steps')),
    notes: [
      { text: get('notes') },
      ...titledNotes(record),
      ...(/\p{L}/u.test(unreadNutrition) ? [{ title: 'Nutrition', text: unreadNutrition }] : []),
    ].filter(({ text }) => text),
    url: [url, source].find(isWebAddress) ?? '',
    source: isWebAddress(source) ? '' : source || (isWebAddress(url) ? '' : url),
    author: author === source ? '' : author,
    categories: toList(fields.get('categories')),
    keywords: toList(fields.get('tags')),
    rating: parseRating(scalar(fields.get('rating'))),
    images: toList(fields.get('image')).filter(isWebAddress),
    nutrition,
    tools: toList(fields.get('tools')),
    dateAdded: parseDay(scalar(fields.get('date'))),
    lastMade: parseMoment(scalar(fields.get('made'))),
    sourceId: get('id').slice(0, 200),
    language: get('language').slice(0, 20),
    ...more,
  });
}

/** Fields that a recipe does not have become notes; a number would say nothing without its scale. */
const titledNotes = (record: object) =>
  Object.entries(record)
    .filter(([name]) => ['difficulty', 'serving'].includes(resolveField(name) ?? ''))
    .map(([name, value]) => ({ title: titleOf(name), text: stripMarkup(toText(value)) }))
    .filter(({ text }) => /\p{L}/u.test(text));

/** Returns a field's name as a title: "Serving ideas" for "serving_ideas" and "servingIdeas". */
function titleOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const firstLine = (text: string) => /^.*/.exec(text)?.[0] ?? '';

/** Removes labels such as "Serves:" and further lines. */
const stripYieldLabel = (text: string) => firstLine(text).replace(/^(?:yields?|servings?|serves|makes)\s*:\s*/i, '');

const scalar = (value: unknown): unknown => (typeof value === 'number' ? value : toText(value));
