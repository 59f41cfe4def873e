import { joined } from '../lines.ts';
import { listOf, text } from '../record.ts';
import { day, filed, type FiledRecipe, type FiledSubRecipe, rating, time } from '../recipe.ts';
import { assetsBeside } from '../files/assets.ts';
import type { SourceFile } from '../files/source-file.ts';
import type { Format } from '../format.ts';
import { type PlainRecipeField, plainRecipeFields, RECIPE, settingFields } from '#contract/recipe-fields';
import { camel, isObject, type Json, list, objects, recipesIn } from './json.ts';

/** JSON of Mealie in all of its versions, and ours, which has the same names and more. */
export const mealie: Format = {
  name: 'mealie',
  matches: ({ json }) => recipesIn(json).slice(0, 1).some(isMealie),
  async *read(file) {
    for (const one of recipesIn(file.json)) {
      const recipe = mealieRecipe(camel(one) as Json);
      const picture =
        (await file.beside('images/original.webp')) ??
        (await file.beside('original.webp')) ??
        (await file.beside(`images/${text(one['image'])}`)) ??
        (await file.sibling(/^(?:original|full)\.(?:webp|jpe?g|png)$/i)) ??
        (await file.sibling(/\.webp$/i));
      yield { ...recipe, picture, assets: await assetsOf(camel(one) as Json, file) };
    }
  },
};

const isMealie = (one: Json) =>
  (Array.isArray(one['recipeIngredient']) || Array.isArray(one['recipe_ingredient'])) &&
  !('@type' in one) &&
  ('slug' in one || 'recipeInstructions' in one || 'recipe_instructions' in one);

const assetsOf = (one: Json, file: SourceFile) =>
  assetsBeside(
    file,
    objects(one['assets']).map((asset) => ({
      name: text(asset['name']),
      icon: text(asset['icon']),
      path: `assets/${text(asset['fileName'])}`,
    })),
  );

/** A recipe by the names of Mealie. Lines that have a food or unit stay parsed. */
export function mealieRecipe(one: Json): FiledRecipe {
  const lines = list(one['recipeIngredient']).map((line) => (isObject(line) ? line : { note: line }));
  // ours say of every line whether its author has words for it, of those that nobody has parsed as well
  const isParsed =
    lines.some((line) => ['food', 'unit', 'referencedRecipe'].some((key) => isObject(line[key])) || 'words' in line) ||
    // steps name the lines as they are
    objects(one['recipeInstructions']).some((step) => list(step['ingredientReferences']).length > 0);
  const name = text(one['name']);
  return filed({
    name,
    description: text(one['description']),
    recipeYield: text(one['recipeYield']),
    servings: Number(one['recipeServings'] ?? one['recipeYieldQuantity']) || null,
    totalTime: time(one['totalTime']),
    prepTime: time(one['prepTime']),
    cookTime: time(one['cookTime']),
    performTime: time(one['performTime']),
    ingredients: lines.map((line) => ({ ...titled(line), text: lineText(line) })).filter((line) => line.text),
    instructions: list(one['recipeInstructions']).map((step) =>
      isObject(step) ? { ...titled(step), text: stepText(step).trim() } : { text: text(step) },
    ),
    notes: list(one['notes']).map((note) =>
      isObject(note) ? { ...titled(note), text: text(note['text']) } : { text: text(note) },
    ),
    keywords: listOf(one['tags']),
    categories: listOf(one['recipeCategory'] ?? one['categories']),
    tools: listOf(one['tools']),
    nutrition: nutritionFacts(one['nutrition']),
    url: text(one['orgURL'] ?? one['orgUrl']),
    rating: rating(one['rating']),
    dateAdded: day(one['dateAdded']),
    lastMade: text(one['lastMade']) || null,
    sourceId: text(one['id']),
    subRecipes: lines.slice(0, MAX_ITEMS).flatMap(subRecipeOf),
    own: {
      ...(isParsed && { recipeIngredient: lines.slice(0, MAX_ITEMS).map(parsedLine) }),
      ...ownParts(one),
    },
  });
}

const titled = ({ title }: Json) => (text(title) ? { title: text(title) } : {});

const named = (value: unknown) => (isObject(value) ? text(value['name']) : text(value));

/** As a person reads it. */
function lineText(line: Json): string {
  if (text(line['display'])) return text(line['display']);
  const isFood = line['disableAmount'] !== true && (named(line['food']) || named(line['unit']));
  if (!isFood) return text(line['note']) || text(line['originalText']);
  return joined(Number(line['quantity']) || '', named(line['unit']), named(line['food']), text(line['note']));
}

function nutritionFacts(value: unknown): FiledRecipe['nutrition'] {
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
    names.flatMap((name) => (text(value[name]) ? [[name, text(value[name]).slice(0, 50)]] : [])),
  );
}

/** Lines or steps that a recipe may have. */
const MAX_ITEMS = 1000;
const number = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1e9 ? value : null);
const short = (value: unknown, length = 255) => text(value).slice(0, length);
/** With its spaces: in Markdown they mean something. */
const exact = (value: unknown, length: number) => (typeof value === 'string' ? value : text(value)).slice(0, length);
const idOf = (value: unknown) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text(value)) ? text(value).toLowerCase() : undefined;

type Lines = NonNullable<FiledRecipe['own']['recipeIngredient']>;

function parsedLine(line: Json): Lines[number] {
  const [quantity, upper] = [number(line['quantity']), number(line['quantityMax'])];
  const id = idOf(line['referenceId']);
  return {
    title: short(line['title']),
    note: noteOf(line),
    originalText: short(line['originalText'], 5000) || null,
    quantity,
    quantityMax: upper !== null && quantity !== null && upper > quantity ? upper : null,
    unit: reference(line['unit']),
    food: reference(line['food']),
    ...('words' in line && { words: isWords(line['words']) ? (line['words'] as Lines[number]['words']) : null }),
    ...(id && { referenceId: id }),
  };
}

function subRecipeOf(line: Json, index: number): FiledSubRecipe[] {
  const { referencedRecipe: other } = line;
  const name = named(other).slice(0, 255);
  if (!isObject(other) || !name) return [];
  const sourceId = text(other['id']);
  return [
    { line: index, name, slug: short(other['slug']), ...(sourceId && { sourceId }), note: exact(line['note'], 5000) },
  ];
}

/** A line that stands for another recipe has nothing but that recipe's name here. */
const noteOf = (line: Json) =>
  isObject(line['referencedRecipe']) && !isObject(line['food'])
    ? joined(named(line['referencedRecipe']), text(line['note'])).slice(0, 5000)
    : exact(line['note'], 5000);

/** Ids of another place say nothing here. */
function reference(value: unknown) {
  const name = named(value).slice(0, 255);
  if (!name) return null;
  if (!isObject(value)) return { name };
  const flag = (key: string) => (typeof value[key] === 'boolean' ? { [key]: value[key] } : {});
  return {
    name,
    pluralName: short(value['pluralName']) || null,
    ...('abbreviation' in value && {
      abbreviation: short(value['abbreviation']),
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

/** Plain fields with a rule of their own. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(['name', 'description', 'orgURL', 'recipeServings']);

function plainValue(value: unknown, { kind, isNullable, ...limits }: (typeof RECIPE)[PlainRecipeField]) {
  if (kind === 'number') return number(value);
  return short(value, 'maxLength' in limits ? limits.maxLength : undefined) || (isNullable ? null : '');
}

function ownParts(one: Json): FiledRecipe['own'] {
  const [steps, notes] = [list(one['recipeInstructions']), list(one['notes'])];
  const facts = plainRecipeFields
    .filter((field) => field in one && !READ_ELSEWHERE.has(field))
    .map((field) => [field, plainValue(one[field], RECIPE[field])]);
  const address = short(one['orgURL'], 2048);
  return {
    ...(Object.fromEntries(facts) as FiledRecipe['own']),
    ...(typeof one['description'] === 'string' && { description: one['description'].slice(0, 20_000) }),
    // a book has no address, and is named all the same
    ...(address && { orgURL: address }),
    ...(steps.every(isObject) && { recipeInstructions: steps.slice(0, MAX_ITEMS).map(ownStep) }),
    ...(notes.every(isObject) && { notes: notes.slice(0, 200).map(ownNote) }),
    ...(isObject(one['settings']) && { settings: flags(one['settings']) }),
    ...(isObject(one['extras']) && { extras: extrasOf(one['extras']) }),
  };
}

/** Newer versions give steps names of their own, which here are their first words. */
function stepText(step: Json): string {
  const [name, words] = [text(step['summary']), exact(step['text'], 20_000)];
  return name ? `**${name}**\n\n${words}`.slice(0, 20_000) : words;
}

const ownNote = (note: Json) => ({ title: short(note['title']), text: exact(note['text'], 20_000) });

const ownStep = (step: Json) => ({
  title: short(step['title']),
  text: stepText(step),
  ingredientReferences: objects(step['ingredientReferences'])
    .flatMap((reference) => idOf(reference['referenceId']) ?? [])
    .slice(0, 200)
    .map((referenceId) => ({ referenceId })),
});

/** Whether a recipe is locked is up to those who own the copy. */
const SETTINGS = settingFields.filter((name) => name !== 'locked');

const flags = (settings: Json) =>
  Object.fromEntries(SETTINGS.flatMap((name) => (typeof settings[name] === 'boolean' ? [[name, settings[name]]] : [])));

const extrasOf = (extras: Json) =>
  Object.fromEntries(
    Object.entries(extras)
      .filter(([key, value]) => key !== '' && typeof value === 'string')
      .slice(0, 200)
      .map(([key, value]) => [key.slice(0, 255), (value as string).slice(0, 10_000)]),
  );
