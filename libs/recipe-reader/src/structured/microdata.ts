import { isControl, textLines, textOf } from '../page/text.ts';
import { elementPath, emptyAttributes, type Page, type PageElement } from '../page/tree.ts';
import { haveSameFoods } from '../ingredient-lines.ts';
import { isHiddenPanel } from '../visible/lists/hidden-panels.ts';
import { asArray, type Json, type JsonObject } from './json.ts';
import { isOffer } from '../visible/lexicon.ts';
import { isPageControl } from '../visible/lists/list-lines.ts';
import { isExtra } from '../visible/outline/hidden-elements.ts';
import type { SchemaNode } from './json-ld.ts';
import { hasType, maxRecipes } from './schema-types.ts';

/** Accessors of a markup language for items, types and properties. */
export interface Markup {
  isScope(element: PageElement): boolean;
  type(element: PageElement): string;
  property(element: PageElement): string | undefined;
}

const microdata: Markup = {
  isScope: ({ attributes }) => 'itemscope' in attributes || 'itemtype' in attributes,
  type: ({ attributes }) => attributes.itemtype ?? '',
  property: ({ attributes }) => attributes.itemprop,
};

const rdfa: Markup = {
  isScope: ({ attributes }) => !!attributes.typeof,
  type: ({ attributes }) => attributes.typeof ?? '',
  property: ({ attributes }) => attributes.property ?? attributes.rel,
};

export function microdataRecipes(page: Page): SchemaNode[] {
  return page.attributes.has('itemtype') ? markedRecipes(page, microdata) : [];
}

export function rdfaRecipes(page: Page): SchemaNode[] {
  return page.attributes.has('typeof') ? markedRecipes(page, rdfa) : [];
}

interface Scope {
  node: JsonObject;
  element: PageElement;
  /** True for a recipe and items inside it; other items are not read. */
  isInRecipe: boolean;
}

/** Deeper items belong to the enclosing one; nested copies of texts would exhaust the memory. */
const maxDepth = 12;

/** Collects items in one pass; a stack of open scopes assigns each property to the nearest one. */
export function markedRecipes(page: Page, markup: Markup): SchemaNode[] {
  const stack: Scope[] = [];
  /** Properties that enclose the element; each contains its whole text. */
  const around: OpenProperty[] = [];
  const found: SchemaNode[] = [];
  const hidden: HiddenProperty[] = [];
  for (const element of page.elements) {
    popClosed(stack, element, (scope) => scope.element);
    popClosed(around, element, (property) => property.element);
    if (element.attributes === emptyAttributes) continue;
    const owner = stack.at(-1);
    const scope = markup.isScope(element)
      ? openScope(element, markup, { ...(owner && { owner }), depth: stack.length })
      : null;
    const names = owner?.isInRecipe && around.length < maxDepth ? propertyNames(markup.property(element)) : [];
    if (owner)
      for (const name of names.filter((each) => !isRepeated(each, owner.node, around))) {
        const value = scope?.node ?? propertyValue(element, name);
        addProperty(owner.node, name, value);
        around.push({ element, name, node: owner.node, value });
        if (/ingredient/i.test(name) && isInHiddenPanel(element))
          hidden.push({ node: owner.node, name, index: asArray(owner.node[name]).length - 1 });
      }
    if (!scope) continue;
    stack.push(scope);
    if (hasType(scope.node, 'Recipe') && found.length < maxRecipes)
      found.push({ object: scope.node, path: elementPath(element) });
  }
  removeHiddenCopies(hidden);
  return found;
}

/** A property in a hidden element, with its index among the values of its name. */
interface HiddenProperty {
  node: JsonObject;
  name: string;
  index: number;
}

/** Removes hidden ingredients if the visible ones are the same foods, in other units. */
function removeHiddenCopies(hidden: HiddenProperty[]): void {
  for (const [node, copies] of Map.groupBy(hidden, (property) => property.node)) {
    const name = copies[0]?.name ?? '';
    const indexes = new Set(copies.map(({ index }) => index));
    const [kept, dropped] = [true, false].map((isShown) =>
      asArray(node[name]).filter((_, index) => indexes.has(index) !== isShown),
    );
    const lines = (items: Json[] = []) => items.map((item) => ({ text: typeof item === 'string' ? item : '' }));
    if (kept?.length && haveSameFoods(lines(kept), lines(dropped))) node[name] = kept;
  }
}

/** Levels from an ingredient up to a hidden panel. */
const maxPanelLevels = 6;

function isInHiddenPanel(element: PageElement): boolean {
  let at: PageElement | null = element;
  for (let level = 0; at && level < maxPanelLevels; level++, at = at.parent) if (isHiddenPanel(at)) return true;
  return false;
}

interface OpenProperty {
  element: PageElement;
  name: string;
  node: JsonObject;
  value: Json;
}

/**
 * True if an element inside a property has the same property again, as old and new class names do. Ingredients then replace the text of
 * the whole list.
 */
function isRepeated(name: string, node: JsonObject, around: OpenProperty[]): boolean {
  const outer = around.find((property) => property.node === node && property.name === name);
  if (!outer || !/ingredient/i.test(name)) return !!outer;
  const present = node[name];
  if (Array.isArray(present)) node[name] = present.filter((value) => value !== outer.value);
  else if (present === outer.value) delete node[name];
  outer.name = '';
  return false;
}

/** Removes the entries at the end whose elements end before an element. */
function popClosed<T>(stack: T[], { index }: PageElement, elementOf: (entry: T) => PageElement): void {
  const open = stack.findLastIndex((entry) => elementOf(entry).end > index);
  stack.splice(open + 1);
}

function openScope(element: PageElement, markup: Markup, { owner, depth }: { owner?: Scope; depth: number }): Scope {
  const types = markup.type(element).split(/\s+/).filter(Boolean);
  const node: JsonObject = { '@type': types };
  const isInRecipe = !!owner?.isInRecipe || hasType(node, 'Recipe');
  // keeps the text of a scope without properties, such as a step that is only text
  if (isInRecipe && depth < maxDepth && (/HowTo|ListItem|NutritionInformation/i.test(types.join(' ')) || !types.length))
    node['#text'] = textLines(element).join('\n');
  return { node, element, isInRecipe };
}

function propertyNames(written: string | undefined): string[] {
  if (!written) return [];
  return written
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/#:]/, ''))
    .filter((name, at, names) => name && names.indexOf(name) === at)
    .slice(0, maxNames);
}

/** Limit, because each name gets a copy of the text. */
const maxNames = 10;

function addProperty(node: JsonObject, name: string, value: Json): void {
  if (value === '') return;
  const present = node[name];
  if (present === undefined) node[name] = value;
  else if (Array.isArray(present)) present.push(value);
  else node[name] = [present, value];
}

const addressAttributes = ['content', 'src', 'data-src', 'data-lazy-src', 'href', 'data'];
const longTexts = /^(?:recipeInstructions|instructions|recipeIngredient|ingredients|step|text|itemListElement)$/i;

function propertyValue(element: PageElement, name: string): string {
  const { tag, attributes } = element;
  if (/^(?:images?|photo|thumbnail|thumbnailUrl|url|video|contentUrl)$/i.test(name)) return addressValue(element);
  if (attributes.content && !longTexts.test(name)) return attributes.content;
  if (tag === 'meta') return attributes.content ?? '';
  if (tag === 'time' && attributes.datetime) return attributes.datetime;
  if (tag === 'data' || tag === 'meter') return attributes.value ?? textOf(element);
  if (!longTexts.test(name)) return textLines(element).join(' ');
  return textLines(element, (child) => isControl(child) || isExtra(child))
    .filter((line) => !isPageControl(line) && !isOffer(line))
    .join('\n');
}

function addressValue(element: PageElement): string {
  const own = addressAttributes
    .map((name) => element.attributes[name])
    .find((value) => value && !value.startsWith('data:'));
  if (own) return own;
  const image = element.children.find((child) => typeof child !== 'string' && child.tag === 'img');
  return typeof image === 'object' ? addressValue(image) : '';
}
