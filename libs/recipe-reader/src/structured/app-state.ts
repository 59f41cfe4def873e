import { stateAttribute, type Page, type PageElement } from '../page/tree.ts';
import { scriptText, type SchemaNode } from './json-ld.ts';
import { maxRecipes } from './schema-types.ts';
import { isObject, objectsIn, tryParse, type Json, type JsonObject } from './json.ts';

/** Larger states are not searched. */
const maxStateLength = 3_000_000;
const minStateLength = 100;

const groupKeys = /^(?:(?:recipe)?ingredients?(?:items?|list)?|items|list)$/i;
const ingredientKeys = /^(?:recipe)?ingredients?(?:groups?|sections?|lists?)?$/i;
const stepKeys =
  /^(?:recipe|cooking|preparation|cook)?(?:instructions?|steps|directions|methods?|preparation)(?:groups?|sections?|lists?)?$|^stepgroups?$/i;

/** Finds recipes in the initial state of scripts: any object with ingredients and steps. */
export function appStateRecipes(page: Page): SchemaNode[] {
  const texts = page.elements.filter(isInlineScript).map(scriptText);
  const objects = parseStates([...texts, ...attributeStates(page)]).flatMap((state) => objectsIn(state));
  return objects.flatMap(({ object, path }) => toRecipeNodes(object, path)).slice(0, maxRecipes);
}

/** Returns JSON texts in attributes and meta elements. */
function attributeStates({ elements, attributes }: Page): string[] {
  const names = [stateAttribute, 'content', 'value'].filter((name) => attributes.has(name));
  return elements
    .flatMap((element) => names.map((name) => element.attributes[name] ?? ''))
    .filter((text) => /^\s*[[{]/.test(text));
}

function isInlineScript({ tag, attributes }: PageElement): boolean {
  return tag === 'script' && !attributes.src && !/ld\+json/i.test(attributes.type ?? '');
}

function parseStates(texts: string[]): Json[] {
  const whole = texts.filter(
    (text) => text.length > minStateLength && text.length < maxStateLength && /ingredient/i.test(text),
  );
  return [...whole.map(parseState), ...streamedState(texts)].filter((state) => state !== undefined);
}

function parseState(text: string): Json | undefined {
  const quoted = quotedState.exec(text.slice(0, 2000));
  if (quoted) {
    const [start, quote = ''] = quoted;
    return parseQuoted(text.slice(quoted.index + start.length - 1, text.lastIndexOf(quote) + 1));
  }
  const start = /^\s*[[{]/.test(text) ? 0 : assignmentStart(text);
  if (start < 0) return undefined;
  return tryParse(text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1));
}

/** State in a string: "window.STATE = JSON.parse('{...}')". */
const quotedState = /=\s*JSON\.parse\(\s*(["'])/;

function parseQuoted(literal: string): Json | undefined {
  const inner = literal.slice(1, -1);
  const json = literal.startsWith('"') ? inner : inner.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"');
  const text = tryParse(`"${json}"`);
  return typeof text === 'string' ? tryParse(text) : undefined;
}

function assignmentStart(text: string): number {
  const match = /(?:^|[\s;])(?:window\.|var |let |const |self\.)?[\w$.[\]"']+\s*=\s*(?=[{[])/.exec(text.slice(0, 2000));
  return match ? match.index + match[0].length : -1;
}

/** Joins the chunks of React server components, which form rows of "id:JSON". */
function streamedState(texts: string[]): (Json | undefined)[] {
  const pushed = texts.map(
    (text) =>
      /^\s*self\.__next_f\.push\(/.test(text) && tryParse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)),
  );
  const stream = pushed.map((chunk) => (Array.isArray(chunk) && typeof chunk[1] === 'string' ? chunk[1] : '')).join('');
  if (stream.length > maxStateLength || !/ingredient/i.test(stream)) return [];
  return stream.split('\n').map((row) => tryParse(row.replace(/^[\da-f]+:[A-Z]?/, '')));
}

function toRecipeNodes(object: JsonObject, path: string): SchemaNode[] {
  const ingredients = firstOf(object, ingredientKeys);
  const steps = firstOf(object, stepKeys);
  if (!Array.isArray(ingredients) || steps === undefined) return [];
  const recipeIngredient = ingredients.map(plainIngredient);
  return [{ path, object: { ...object, ...times(object), recipeIngredient, recipeInstructions: steps } }];
}

function firstOf(object: JsonObject, keys: RegExp): Json | undefined {
  return Object.entries(object).find(
    ([key, value]) =>
      keys.test(key) && (Array.isArray(value) ? value.length > 0 : isObject(value) || typeof value === 'string'),
  )?.[1];
}

/** Maps the parts of an ingredient by patterns, because sites name them differently. */
function plainIngredient(item: Json): Json {
  if (!isObject(item)) return item;
  const group = firstOf(item, groupKeys);
  if (Array.isArray(group)) return { ...item, itemListElement: group.map(plainIngredient) };
  const part = (pattern: RegExp) =>
    Object.entries(item).find(
      ([key, value]) => pattern.test(key) && (typeof value !== 'object' || isObject(value)),
    )?.[1] ?? null;
  const quantity = item.quantity ?? item.amount ?? part(/(?:quantity|amount|qty)$/i);
  const unitText = item.unit ?? part(/(?:unit|measure|measurement|unitofmeasurement)$/i);
  return { ...item, quantity, unitText };
}

function times(object: JsonObject): JsonObject {
  const minutes = (pattern: RegExp) =>
    Object.entries(object).find(([key, value]) => pattern.test(key) && typeof value === 'number')?.[1] ?? null;
  const totalTime = object.totalTime ?? minutes(/^(?:total|ready|preparation|cooking)?time(?:in)?min(?:ute)?s?$/i);
  return totalTime ? { totalTime } : {};
}
