import type { WireInput } from '#client';
import type { Ingredient, Instruction, Recipe } from '../recipe-query.ts';
import { newId } from './new-id.ts';

export interface IngredientDraft {
  referenceId: string;
  /** null without a section heading; an empty text is one that is being written. */
  title: string | null;
  quantity: string;
  unit: string;
  food: string;
  note: string;
  originalText: string | null;
}

export interface StepDraft {
  id: string;
  title: string | null;
  text: string;
  ingredients: string[];
}

export interface NoteDraft {
  id: string;
  title: string;
  text: string;
}

export interface OrganizerDraft {
  /** Absent for a tag that the server will make. */
  id?: string;
  name: string;
}

export interface ExtraDraft {
  id: string;
  key: string;
  value: string;
}

type Texts = 'name' | 'description' | 'recipeYield' | 'prepTime' | 'performTime' | 'totalTime' | 'orgURL';

export interface RecipeDraft extends Record<Texts, string> {
  ingredients: IngredientDraft[];
  steps: StepDraft[];
  notes: NoteDraft[];
  categories: OrganizerDraft[];
  tags: OrganizerDraft[];
  tools: OrganizerDraft[];
  nutrition: Recipe['nutrition'];
  settings: Recipe['settings'];
  extras: ExtraDraft[];
}

export function toDraft(recipe: Recipe): RecipeDraft {
  return {
    name: recipe.name,
    description: recipe.description,
    recipeYield: recipe.recipeYield ?? '',
    prepTime: recipe.prepTime ?? '',
    performTime: recipe.performTime ?? '',
    totalTime: recipe.totalTime ?? '',
    orgURL: recipe.orgURL ?? '',
    ingredients: recipe.recipeIngredient.map(ingredientDraft),
    steps: recipe.recipeInstructions.map(stepDraft),
    notes: recipe.notes.map(({ title, text }) => ({ id: newId(), title, text })),
    categories: recipe.recipeCategory.map(({ id, name }) => ({ id, name })),
    tags: recipe.tags.map(({ id, name }) => ({ id, name })),
    tools: recipe.tools.map(({ id, name }) => ({ id, name })),
    nutrition: recipe.nutrition,
    settings: recipe.settings,
    extras: Object.entries(recipe.extras).map(([key, value]) => ({ id: newId(), key, value })),
  };
}

function ingredientDraft(line: Ingredient): IngredientDraft {
  const { referenceId, title, note, originalText, quantity, unit, food } = line;
  return {
    referenceId,
    title: title || null,
    quantity: quantity === null || quantity === 0 ? '' : String(quantity),
    unit: unit?.name ?? '',
    food: food?.name ?? '',
    note,
    originalText,
  };
}

function stepDraft({ id, title, text, ingredientReferences }: Instruction): StepDraft {
  const ingredients = ingredientReferences.map(({ referenceId }) => referenceId).filter((one) => one !== null);
  return { id, title: title || null, text, ingredients: ingredients as string[] };
}

export const emptyIngredient = (note = ''): IngredientDraft => ({
  referenceId: newId(),
  title: null,
  quantity: '',
  unit: '',
  food: '',
  note,
  originalText: null,
});

export const emptyStep = (text = ''): StepDraft => ({ id: newId(), title: null, text, ingredients: [] });

export const isEmptyIngredient = ({ quantity, unit, food, note, title }: IngredientDraft): boolean =>
  !(quantity.trim() || unit.trim() || food.trim() || note.trim() || title?.trim());

export type RecipeChanges = WireInput<'RecipeChanges'>;
