import { deepEqual } from '@tanstack/react-router';
import type { Wire } from '#client';
import type { RecipeDraft } from '../editor/draft/draft.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

export type ImportReview = Wire<'ImportReview'>;

/** Fields of lower confidence need a review. */
const sure = 0.8;
/** Lines of lower confidence need a review: of those above, at most one in 200 is wrong (see libs/ingredients). */
export const sureLine = 0.96;

/** Parts of a recipe that can have a low confidence and that people can correct in the editor. */
const parts = [
  'name',
  'image',
  'description',
  'recipeYield',
  'prepTime',
  'performTime',
  'totalTime',
  'recipeIngredient',
  'recipeInstructions',
  'recipeCategory',
  'tags',
  'tools',
  'nutrition',
] as const satisfies (keyof Recipe)[];

export type Part = (typeof parts)[number];

/** The page reader's names of parts, where they differ. */
const partNames: Record<string, Part> = {
  images: 'image',
  servings: 'recipeYield',
  cookTime: 'performTime',
  ingredients: 'recipeIngredient',
  instructions: 'recipeInstructions',
  categories: 'recipeCategory',
  keywords: 'tags',
};

const sourceNames = new Map<string, PageSource>(
  Object.entries({
    'json-ld': 'structured',
    microdata: 'structured',
    rdfa: 'structured',
    'h-recipe': 'structured',
    'app-state': 'application',
    'open-graph': 'preview',
    page: 'text',
  }),
);

/** The part of the page that was read, in words for people. */
export type PageSource = 'structured' | 'application' | 'preview' | 'text';

export interface LowConfidenceFields {
  parts: ReadonlyMap<Part, PageSource>;
  /** Ingredient -> its line as the page has it. */
  lines: ReadonlyMap<string, string>;
}

export const noLowConfidence: LowConfidenceFields = { parts: new Map(), lines: new Map() };

export function lowConfidenceOf({ fields, lines }: ImportReview, recipe: Recipe): LowConfidenceFields {
  const isThere = new Set(recipe.recipeIngredient.map(({ referenceId }) => referenceId));
  const isOpen = ({ referenceId, confidence }: ImportReview['lines'][number]) =>
    confidence < sureLine && isThere.has(referenceId);
  const doubtful = fields.filter(({ confidence }) => confidence < sure).flatMap((field) => named(field, recipe));
  return {
    parts: new Map(doubtful),
    lines: new Map(lines.filter(isOpen).map(({ referenceId, originalText }) => [referenceId, originalText])),
  };
}

/** Sources of the import, most used first. */
export function sourcesOf({ fields }: ImportReview, recipe: Recipe): PageSource[] {
  const counts = new Map<PageSource, number>();
  for (const [, source] of fields.flatMap((field) => named(field, recipe))) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([source]) => source);
}

function named({ field, source }: ImportReview['fields'][number], recipe: Recipe): [Part, PageSource][] {
  const part = parts.find((one) => one === (partNames[field] ?? field));
  if (!part || !isThere(part, recipe)) return [];
  return [[part, sourceNames.get(source) ?? 'text']];
}

function isThere(part: Part, recipe: Recipe): boolean {
  if (part === 'nutrition') return Boolean(recipe.settings.showNutrition);
  const value = recipe[part];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Fields and ingredients that a draft changes; a corrected line does not make the whole list right. */
export function correctedBy(changes: Partial<RecipeDraft>, { recipeIngredient: before }: RecipeDraft): string[] {
  const { recipeIngredient: after, ...others } = changes;
  if (!after) return Object.keys(others);
  const old = new Map(before.map((line) => [line.referenceId, line]));
  const lines = after
    .filter((line) => !deepEqual(old.get(line.referenceId), line))
    .map(({ referenceId }) => referenceId);
  const isSameList = deepEqual(
    [...old.keys()],
    after.map(({ referenceId }) => referenceId),
  );
  return [...Object.keys(others), ...(isSameList ? [] : ['recipeIngredient']), ...lines];
}

/** @returns the low-confidence parts that are left after these were checked */
export function withoutFields({ parts, lines }: LowConfidenceFields, checked: string[]): LowConfidenceFields {
  return {
    parts: new Map([...parts].filter(([part]) => !checked.includes(part))),
    lines: new Map([...lines].filter(([line]) => !checked.includes(line))),
  };
}

/** The ids of the editor's places, for links to them. */
export const fieldAnchor = (part: string): string => `edit-${part}`;
export const lineAnchor = (referenceId: string): string => `line-${referenceId}`;
