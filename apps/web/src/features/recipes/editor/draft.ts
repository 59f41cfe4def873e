import type { Wire, WireInput } from '#client';
import type { Ingredient, Instruction, Recipe } from '../recipe-query.ts';
import { newId } from './new-id.ts';
import { quantityText } from './quantity-text.ts';

type NewUnit = NonNullable<Wire<'ParsedParts'>['unit']>;

export interface IngredientDraft {
  referenceId: string;
  /** null without a section heading; an empty text is one that is being written. */
  title: string | null;
  /** A number or a range. */
  quantity: string;
  unit: string;
  /** What is known of a unit that was read from a text and that the group does not have yet. */
  newUnit?: NewUnit;
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
  /** Absent for one that the server will make. */
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
  const { referenceId, title, note, originalText, unit, food } = line;
  return {
    referenceId,
    title: title || null,
    quantity: quantityText(line),
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

/** A line that came as one text, from which nothing has been read yet. */
export const isUnread = ({ quantity, unit, food, note }: IngredientDraft): boolean =>
  note.trim() !== '' && !quantity && !unit && !food;

export type RecipeChanges = WireInput<'RecipeChanges'>;
