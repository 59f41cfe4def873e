import { parseStepFacts } from '#ingredients';
import { joinParts } from '../../lines.ts';
import { toList, toText } from '../../field-aliases.ts';
import {
  parseDay,
  importedRecipe,
  type ImportedRecipe,
  type ImportedSubRecipe,
  parseRating,
  parseTime,
} from '../../imported-recipe.ts';
import { loadAssets, withPictureEndings } from '../../files/assets.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { Format } from '../../format.ts';
import { type PlainRecipeField, plainRecipeFields, RECIPE, settingFields } from '#contract/recipe-fields';
import {
  camelCaseKeys,
  isObject,
  type Json,
  toArray,
  toObject,
  toObjects,
  recipeObjects,
} from '../json/json-values.ts';

/** JSON of all versions of Mealie, and our own JSON, which has the same names and more. */
export const mealie: Format = {
  name: 'mealie',
  matches: ({ json }) => recipeObjects(json).slice(0, 1).some(isMealie),
  async *read(file) {
    const recipes = recipeObjects(file.json);
    for (const one of recipes) {
      const recipe = mealieRecipe(toObject(camelCaseKeys(one)));
      const image = toText(one['image']);
      const picture =
        (image && (await file.readReferenced(`images/${image}`))) ||
        (recipes.length === 1 ? await file.readBeside(...originalPictures) : null);
      yield { ...recipe, picture, assets: await assetsOf(toObject(camelCaseKeys(one)), file) };
    }
  },
};

/** Paths of the picture in an archive with a folder per recipe. */
const originalPictures = ['images/original', 'original', 'full'].flatMap((name) => withPictureEndings(name));

const isMealie = (one: Json) =>
  (Array.isArray(one['recipeIngredient']) || Array.isArray(one['recipe_ingredient'])) &&
  !('@type' in one) &&
  ('slug' in one || 'recipeInstructions' in one || 'recipe_instructions' in one);

const assetsOf = (one: Json, file: SourceFile) =>
  loadAssets(
    file,
    toObjects(one['assets']).flatMap((asset) => {
      const fileName = toText(asset['fileName']);
      return fileName ? [{ name: toText(asset['name']), icon: toText(asset['icon']), path: `assets/${fileName}` }] : [];
    }),
  );

/** Converts a recipe with Mealie's names. Keeps parsed lines. */
export function mealieRecipe(one: Json): ImportedRecipe {
  const lines = toArray(one['recipeIngredient']).map((line) => (isObject(line) ? line : { note: line }));
  // our own files have `words` on every line, parsed or not
  const isParsed =
    lines.some((line) => ['food', 'unit', 'referencedRecipe'].some((key) => isObject(line[key])) || 'words' in line) ||
    // steps refer to lines by id
    toObjects(one['recipeInstructions']).some((step) => toArray(step['ingredientReferences']).length > 0);
  const name = toText(one['name']);
  return importedRecipe({
    name,
    description: toText(one['description']),
    recipeYield: toText(one['recipeYield']),
    servings: Number(one['recipeServings'] ?? one['recipeYieldQuantity']) || null,
    totalTime: parseTime(one['totalTime']),
    prepTime: parseTime(one['prepTime']),
    cookTime: parseTime(one['cookTime']),
    performTime: parseTime(one['performTime']),
    ingredients: lines.map((line) => ({ ...withTitle(line), text: lineText(line) })).filter((line) => line.text),
    instructions: toArray(one['recipeInstructions']).map((step) =>
      isObject(step) ? { ...withTitle(step), text: stepText(step).trim() } : { text: toText(step) },
    ),
    notes: toArray(one['notes']).map((note) =>
      isObject(note) ? { ...withTitle(note), text: toText(note['text']) } : { text: toText(note) },
    ),
    keywords: toList(one['tags']),
    categories: toList(one['recipeCategory'] ?? one['categories']),
    tools: toList(one['tools']),
    nutrition: nutritionFacts(one['nutrition']),
    url: toText(one['orgURL'] ?? one['orgUrl']),
    rating: parseRating(one['rating']),
    dateAdded: parseDay(one['dateAdded']),
    lastMade: toText(one['lastMade']) || null,
    sourceId: toText(one['id']),
    subRecipes: lines.slice(0, MAX_ITEMS).flatMap(subRecipeOf),
    native: {
      ...(isParsed && { recipeIngredient: lines.slice(0, MAX_ITEMS).map(parsedLine) }),
      ...nativeFields(one),
    },
  });
}

const withTitle = ({ title }: Json) => (toText(title) ? { title: toText(title) } : {});

const nameOf = (value: unknown) => (isObject(value) ? toText(value['name']) : toText(value));

/** Returns the line as text. */
function lineText(line: Json): string {
  if (toText(line['display'])) return toText(line['display']);
  const isFood = line['disableAmount'] !== true && (nameOf(line['food']) || nameOf(line['unit']));
  if (!isFood) return toText(line['note']) || toText(line['originalText']);
  return joinParts(Number(line['quantity']) || '', nameOf(line['unit']), nameOf(line['food']), toText(line['note']));
}

function nutritionFacts(value: unknown): ImportedRecipe['nutrition'] {
  if (!isObject(value)) return {};
  const names = [
    'calories',
    'fatContent',
    'proteinContent',
    'carbohydrateContent',
    'fiberContent',
    'sugarContent',
    'sodiumContent',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (toText(value[name]) ? [[name, toText(value[name]).slice(0, 50)]] : [])),
  );
}

/** Maximum number of lines or steps. */
const MAX_ITEMS = 1000;
const parseNumber = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1e9 ? value : null);
const shorten = (value: unknown, length = 255) => toText(value).slice(0, length);
/** Keeps spaces, which have a meaning in Markdown. */
const exactText = (value: unknown, length: number) =>
  (typeof value === 'string' ? value : toText(value)).slice(0, length);
const parseUuid = (value: unknown) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(toText(value)) ? toText(value).toLowerCase() : undefined;

type Lines = NonNullable<ImportedRecipe['native']['recipeIngredient']>;

function parsedLine(line: Json): Lines[number] {
  const [quantity, upper] = [parseNumber(line['quantity']), parseNumber(line['quantityMax'])];
  const id = parseUuid(line['referenceId']);
  return {
    title: shorten(line['title']),
    note: noteOf(line),
    originalText: shorten(line['originalText'], 5000) || null,
    quantity,
    quantityMax: upper !== null && quantity !== null && upper > quantity ? upper : null,
    unit: toReference(line['unit']),
    food: toReference(line['food']),
    ...('words' in line && { words: isWords(line['words']) ? (line['words'] as Lines[number]['words']) : null }),
    ...(id && { referenceId: id }),
  };
}

function subRecipeOf(line: Json, index: number): ImportedSubRecipe[] {
  const { referencedRecipe: other } = line;
  const name = nameOf(other).slice(0, 255);
  if (!isObject(other) || !name) return [];
  const sourceId = toText(other['id']);
  return [
    {
      line: index,
      name,
      slug: shorten(other['slug']),
      ...(sourceId && { sourceId }),
      note: exactText(line['note'], 5000),
    },
  ];
}

/** Prepends the name of a sub-recipe to the note. */
const noteOf = (line: Json) =>
  isObject(line['referencedRecipe']) && !isObject(line['food'])
    ? joinParts(nameOf(line['referencedRecipe']), toText(line['note'])).slice(0, 5000)
    : exactText(line['note'], 5000);

/** Drops ids, which are those of the exporting server. */
function toReference(value: unknown) {
  const name = nameOf(value).slice(0, 255);
  if (!name) return null;
  if (!isObject(value)) return { name };
  const flag = (key: string) => (typeof value[key] === 'boolean' ? { [key]: value[key] } : {});
  return {
    name,
    pluralName: shorten(value['pluralName']) || null,
    ...('abbreviation' in value && {
      abbreviation: shorten(value['abbreviation']),
      ...flag('useAbbreviation'),
      ...flag('fraction'),
    }),
  };
}

const isWords = (value: unknown) =>
  isObject(value) &&
  ['line', 'amount', 'unit', 'food'].every(
    (key) => value[key] === null || (typeof value[key] === 'string' && value[key].length <= 1000),
  );

/** Plain fields that are parsed separately. */
const FIELDS_WITH_OWN_RULE: ReadonlySet<string> = new Set(['name', 'description', 'orgURL', 'recipeServings']);

function plainValue(value: unknown, { kind, isNullable, ...limits }: (typeof RECIPE)[PlainRecipeField]) {
  if (kind === 'number') return parseNumber(value);
  return shorten(value, 'maxLength' in limits ? limits.maxLength : undefined) || (isNullable ? null : '');
}

function nativeFields(one: Json): ImportedRecipe['native'] {
  const [steps, notes] = [toArray(one['recipeInstructions']), toArray(one['notes'])];
  const facts = plainRecipeFields
    .filter((field) => field in one && !FIELDS_WITH_OWN_RULE.has(field))
    .map((field) => [field, plainValue(one[field], RECIPE[field])]);
  const address = shorten(one['orgURL'], 2048);
  return {
    ...(Object.fromEntries(facts) as ImportedRecipe['native']),
    ...(typeof one['description'] === 'string' && { description: one['description'].slice(0, 20_000) }),
    // omitted if empty, so that the address read from the source stays
    ...(address && { orgURL: address }),
    ...(steps.every(isObject) && { recipeInstructions: steps.slice(0, MAX_ITEMS).map(nativeStep) }),
    ...(notes.every(isObject) && { notes: notes.slice(0, 200).map(nativeNote) }),
    ...(isObject(one['settings']) && { settings: settingFlags(one['settings']) }),
    ...(isObject(one['extras']) && { extras: parseExtras(one['extras']) }),
  };
}

/** Writes the name of a step, which newer versions have, before its text. */
function stepText(step: Json): string {
  const [name, words] = [toText(step['summary']), exactText(step['text'], 20_000)];
  return name ? `**${name}**\n\n${words}`.slice(0, 20_000) : words;
}

const nativeNote = (note: Json) => ({ title: shorten(note['title']), text: exactText(note['text'], 20_000) });

const nativeStep = (step: Json) => ({
  title: shorten(step['title']),
  text: stepText(step),
  ingredientReferences: toObjects(step['ingredientReferences'])
    .flatMap((reference) => parseUuid(reference['referenceId']) ?? [])
    .slice(0, 200)
    .map((referenceId) => ({ referenceId })),
  facts: parseStepFacts(step['facts']),
});

/** Settings without `locked`, which the owner of the copy decides. */
const SETTINGS = settingFields.filter((name) => name !== 'locked');

const settingFlags = (settings: Json) =>
  Object.fromEntries(SETTINGS.flatMap((name) => (typeof settings[name] === 'boolean' ? [[name, settings[name]]] : [])));

const parseExtras = (extras: Json) =>
  Object.fromEntries(
    Object.entries(extras)
      .flatMap(([key, value]) =>
        key !== '' && typeof value === 'string' ? [[key.slice(0, 255), value.slice(0, 10_000)]] : [],
      )
      .slice(0, 200),
  );
