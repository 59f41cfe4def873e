import { joined } from '../lines.ts';
import { nutritionIn } from '../nutrition.ts';
import { listOf, text } from '../record.ts';
import { filed, type FiledRecipe, minutes } from '../recipe.ts';
import type { Format } from '../format.ts';
import { base64, isObject, type Json, list, objects, recipesIn } from './json.ts';

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
  matches: ({ json }) => recipesIn(json).slice(0, 1).some(isCrouton),
  async *read(file) {
    for (const recipe of recipesIn(file.json)) yield recipeOf(recipe);
  },
};

function recipeOf(recipe: Json): FiledRecipe {
  const inOrder = (name: string) => objects(recipe[name]).sort((a, b) => Number(a['order']) - Number(b['order']));
  const [prep, cook] = [Number(recipe['duration']) || 0, Number(recipe['cookingDuration']) || 0];
  const servings = Number(recipe['serves']) || null;
  return filed({
    name: text(recipe['name']),
    recipeYield: servings ? `${servings} servings` : '',
    servings,
    prepTime: minutes(prep),
    performTime: minutes(cook),
    totalTime: prep && cook ? minutes(prep + cook) : null,
    ingredients: withSections(inOrder('ingredients'), isIngredientSection, lineOf),
    instructions: withSections(
      inOrder('steps'),
      (step) => step['isSection'] === true,
      (step) => text(step['step']),
    ),
    notes: text(recipe['notes']) ? [{ text: text(recipe['notes']) }] : [],
    keywords: listOf(recipe['tags']),
    url: text(recipe['webLink']),
    source: text(recipe['sourceName']),
    nutrition: nutritionIn(text(recipe['neutritionalInfo'])),
    picture: base64(list(recipe['images'])[0]),
    sourceId: text(recipe['uuid']),
  });
}

const isCrouton = (json: Json) =>
  Array.isArray(json['steps']) &&
  Array.isArray(json['ingredients']) &&
  (hasQuantities(json) || ('uuid' in json && objects(json['steps']).some((step) => 'step' in step)));

const hasQuantities = (json: Json) =>
  objects(json['ingredients']).some((line) => isObject(line['quantity']) && 'quantityType' in line['quantity']);

const quantity = (line: Json) => (isObject(line['quantity']) ? line['quantity'] : {});
const isIngredientSection = (line: Json) => text(quantity(line)['quantityType']) === 'SECTION';

function lineOf(line: Json): string {
  const { amount, quantityType } = quantity(line);
  const type = text(quantityType);
  return joined(
    Number(amount) || '',
    UNITS.get(type) ?? type.toLowerCase().replaceAll('_', ' '),
    text(line['ingredient']),
  );
}

function withSections(rows: Json[], isSection: (row: Json) => boolean, write: (row: Json) => string) {
  let title = '';
  return rows.flatMap((row) => {
    if (isSection(row)) {
      title = write(row);
      return [];
    }
    const found = { ...(title && { title }), text: write(row) };
    title = '';
    return found.text ? [found] : [];
  });
}
