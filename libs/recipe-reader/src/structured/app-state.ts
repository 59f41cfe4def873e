import type { Page, PageElement } from '../page/tree.ts';
import { scriptText, type SchemaNode } from './json-ld.ts';
import { isObject, objectsIn, type Json, type JsonObject } from './json.ts';

/** State beyond this size is not looked through. */
const maxStateLength = 3_000_000;

const ingredientKeys = [
  'recipeIngredient',
  'ingredients',
  'recipeIngredients',
  'ingredientGroups',
  'ingredientSections',
  'ingredientLists',
];
const stepKeys = [
  'recipeInstructions',
  'instructions',
  'steps',
  'directions',
  'method',
  'methods',
  'preparation',
  'preparationSteps',
  'cookingSteps',
];

/** Recipes in the state that scripts of the page start from: any object with both ingredients and steps. */
export function appStateRecipes(page: Page): SchemaNode[] {
  return page.elements.filter(holdsState).flatMap((script) => {
    const state = parseState(scriptText(script));
    return state === undefined ? [] : objectsIn(state).flatMap(({ object, path }) => asRecipe(object, path));
  });
}

function holdsState({ tag, attributes, children }: PageElement): boolean {
  if (tag !== 'script' || attributes.src || /ld\+json/i.test(attributes.type ?? '')) return false;
  const [text] = children;
  return typeof text === 'string' && text.length > 200 && text.length < maxStateLength && /ingredient/i.test(text);
}

function parseState(text: string): Json | undefined {
  const start = /^\s*[[{]/.test(text) ? 0 : assignmentStart(text);
  if (start < 0) return undefined;
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  try {
    return JSON.parse(text.slice(start, end + 1)) as Json;
  } catch {
    return undefined;
  }
}

function assignmentStart(text: string): number {
  const match = /(?:^|[\s;])(?:window\.|var |let |const |self\.)?[\w$.[\]"']+\s*=\s*(?=[{[])/.exec(text.slice(0, 2000));
  return match ? match.index + match[0].length : -1;
}

function asRecipe(object: JsonObject, path: string): SchemaNode[] {
  const ingredients = firstOf(object, ingredientKeys);
  const steps = firstOf(object, stepKeys);
  if (!Array.isArray(ingredients) || !ingredients.length || steps === undefined) return [];
  return [{ path, object: { ...object, recipeIngredient: ingredients, recipeInstructions: steps } }];
}

function firstOf(object: JsonObject, keys: string[]): Json | undefined {
  return keys
    .map((key) => object[key])
    .find((value) => (Array.isArray(value) && value.length) || isObject(value ?? null) || typeof value === 'string');
}
