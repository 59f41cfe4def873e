import { joinParts } from '../../lines.ts';
import { nutritionFromText } from '../../nutrition.ts';
import { toList, toText } from '../../field-aliases.ts';
import { importedRecipe, type ImportedRecipe, toDuration } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { decodeBase64, isObject, type Json, toArray, toObjects, recipeObjects } from './json-values.ts';

const UNITS = new Map(
  Object.entries({
    GRAMS: 'g',
    KGS: 'kg',
    MILLS: 'ml',
    LITRES: 'l',
    TEASPOON: 'tsp',
    TABLESPOON: 'tbsp',
    CUP: 'cup',
    OUNCE: 'oz',
    POUND: 'lb',
    FLUID_OUNCE: 'fl oz',
    PINCH: 'pinch',
    BUNCH: 'bunch',
    CAN: 'can',
    PACKET: 'packet',
    BOTTLE: 'bottle',
    ITEM: '',
    RECIPE: '',
    SECTION: '',
    PIECE: 'piece',
  }),
);

export const crouton: Format = {
  name: 'crouton',
  matches: ({ json }) => recipeObjects(json).slice(0, 1).some(isCrouton),
  async *read(file) {
    for (const recipe of recipeObjects(file.json)) yield recipeOf(recipe);
  },
};

function recipeOf(recipe: Json): ImportedRecipe {
  const inOrder = (name: string) => toObjects(recipe[name]).sort((a, b) => Number(a['order']) - Number(b['order']));
  const [prep, cook] = [Number(recipe['duration']) || 0, Number(recipe['cookingDuration']) || 0];
  const servings = Number(recipe['serves']) || null;
  return importedRecipe({
    name: toText(recipe['name']),
    recipeYield: servings ? `${servings} servings` : '',
    servings,
    prepTime: toDuration(prep),
    performTime: toDuration(cook),
    totalTime: prep && cook ? toDuration(prep + cook) : null,
    ingredients: titledLines(inOrder('ingredients').map(ingredientRow)),
    instructions: titledLines(inOrder('steps').map(stepRow)),
    notes: toText(recipe['notes']) ? [{ text: toText(recipe['notes']) }] : [],
    keywords: toList(recipe['tags']),
    url: toText(recipe['webLink']),
    source: toText(recipe['sourceName']),
    nutrition: nutritionFromText(toText(recipe['neutritionalInfo'])),
    picture: decodeBase64(toArray(recipe['images'])[0]),
    sourceId: toText(recipe['uuid']),
  });
}

const isCrouton = (json: Json) =>
  Array.isArray(json['steps']) &&
  Array.isArray(json['ingredients']) &&
  (hasQuantities(json) || ('uuid' in json && toObjects(json['steps']).some((step) => 'step' in step)));

const hasQuantities = (json: Json) =>
  toObjects(json['ingredients']).some((line) => isObject(line['quantity']) && 'quantityType' in line['quantity']);

const quantity = (line: Json) => (isObject(line['quantity']) ? line['quantity'] : {});
const ingredientRow = (line: Json) =>
  toText(quantity(line)['quantityType']) === 'SECTION' ? { title: lineOf(line) } : { text: lineOf(line) };
const stepRow = (step: Json) =>
  step['isSection'] === true ? { title: toText(step['step']) } : { text: toText(step['step']) };

function lineOf(line: Json): string {
  const { amount, quantityType } = quantity(line);
  const type = toText(quantityType);
  return joinParts(
    Number(amount) || '',
    UNITS.get(type) ?? type.toLowerCase().replaceAll('_', ' '),
    toText(line['ingredient']),
  );
}
