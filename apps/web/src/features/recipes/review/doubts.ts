import type { Wire } from '#client';
import type { RecipeDraft } from '../editor/draft.ts';
import type { Recipe } from '../recipe-query.ts';

export type ImportReview = Wire<'ImportReview'>;

/** Below it a person should look. */
const sure = 0.8;

/** What of a recipe can be looked at and corrected in the editor, and whether the recipe has it. */
const parts = {
  name: ({ name }: Recipe) => name !== '',
  picture: ({ image }: Recipe) => Boolean(image),
  description: ({ description }: Recipe) => description !== '',
  recipeYield: ({ recipeYield }: Recipe) => Boolean(recipeYield),
  prepTime: ({ prepTime }: Recipe) => Boolean(prepTime),
  performTime: ({ performTime }: Recipe) => Boolean(performTime),
  totalTime: ({ totalTime }: Recipe) => Boolean(totalTime),
  ingredients: ({ recipeIngredient }: Recipe) => recipeIngredient.length > 0,
  steps: ({ recipeInstructions }: Recipe) => recipeInstructions.length > 0,
  categories: ({ recipeCategory }: Recipe) => recipeCategory.length > 0,
  tags: ({ tags }: Recipe) => tags.length > 0,
  tools: ({ tools }: Recipe) => tools.length > 0,
  nutrition: ({ settings }: Recipe) => Boolean(settings.showNutrition),
};

export type Part = keyof typeof parts;

/** Where the reader of the page has another name for a part. */
const partNames: Record<string, Part> = {
  images: 'picture',
  servings: 'recipeYield',
  cookTime: 'performTime',
  instructions: 'steps',
  keywords: 'tags',
};

const sourceNames = {
  'json-ld': 'structured',
  microdata: 'structured',
  rdfa: 'structured',
  'h-recipe': 'structured',
  'app-state': 'application',
  'open-graph': 'preview',
  page: 'text',
} as const;

/** In terms of people: what on the page was read. */
export type PageSource = (typeof sourceNames)[keyof typeof sourceNames];

export interface Doubts {
  parts: ReadonlyMap<Part, PageSource>;
  /** Ingredient -> its line as the page has it. */
  lines: ReadonlyMap<string, string>;
}

export const noDoubts: Doubts = { parts: new Map(), lines: new Map() };

export function doubtsOf({ fields, lines }: ImportReview, recipe: Recipe): Doubts {
  const isThere = new Set(recipe.recipeIngredient.map(({ referenceId }) => referenceId));
  const isOpen = ({ referenceId, confidence }: ImportReview['lines'][number]) =>
    confidence < sure && isThere.has(referenceId);
  const doubtful = fields.filter(({ confidence }) => confidence < sure).flatMap((field) => named(field, recipe));
  return {
    parts: new Map(doubtful),
    lines: new Map(lines.filter(isOpen).map(({ referenceId, originalText }) => [referenceId, originalText])),
  };
}

/** Most used first. */
export function sourcesOf({ fields }: ImportReview, recipe: Recipe): PageSource[] {
  const counts = new Map<PageSource, number>();
  for (const [, source] of fields.flatMap((field) => named(field, recipe))) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([source]) => source);
}

function named({ field, source }: ImportReview['fields'][number], recipe: Recipe): [Part, PageSource][] {
  const part = partNames[field] ?? field;
  if (!isPart(part) || !parts[part](recipe)) return [];
  return [[part, source in sourceNames ? sourceNames[source as keyof typeof sourceNames] : 'text']];
}

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

/** Parts and ingredients that differ between two states of a draft; a corrected line does not make the whole list right. */
export function changedIn(before: RecipeDraft, after: RecipeDraft): string[] {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const old = new Map(before.ingredients.map((line) => [line.referenceId, line]));
  const lines = after.ingredients.filter((line) => differ(old.get(line.referenceId), line));
  const fields = (Object.keys(parts) as Part[]).filter((part) => differ(stateOf(part, before), stateOf(part, after)));
  return [...fields, ...lines.map(({ referenceId }) => referenceId)];
}

/** The picture is saved by itself. */
function stateOf(part: Part, draft: RecipeDraft): unknown {
  if (part === 'picture') return undefined;
  return part === 'ingredients' ? draft.ingredients.map(({ referenceId }) => referenceId) : draft[part];
}

/** What is still to be looked at when these have been corrected. */
export function without({ parts, lines }: Doubts, checked: string[]): Doubts {
  return {
    parts: new Map([...parts].filter(([part]) => !checked.includes(part))),
    lines: new Map([...lines].filter(([line]) => !checked.includes(line))),
  };
}

/** The ids of the editor's places, for links to them. */
export const placeOf = (part: Part): string => `edit-${part}`;
export const placeOfLine = (referenceId: string): string => `line-${referenceId}`;
