import { v4 as uuid } from 'uuid';
import type { WireInput } from '#client';
import { pick } from '#contract/objects';
import { type RecipeField, recipeFields, type TextRecipeField, textRecipeFields } from '#contract/recipe-fields';
import type { Ingredient, Instruction, Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { type LineWords, rewordLine } from '#ingredients';
import { quantityText, readQuantities } from '../../../../shared/units-and-scaling/quantity-text.ts';

export type RecipeChanges = WireInput<'RecipeChanges'>;
type NamedReference = WireInput<'IngredientReference'>;

/** Fields that the editor has no control for: servings are part of the yield there, and a cooking time of the stove time. */
const NOT_EDITED = ['recipeServings', 'cookTime'] as const;
/** Texts with a control of their own. */
const PLACED = ['name', 'description', 'orgURL', 'language', 'imageDescription'] as const;

export type Field = Exclude<RecipeField, (typeof NOT_EDITED)[number]> | 'assets';
type Fact = Exclude<TextRecipeField, (typeof NOT_EDITED | typeof PLACED)[number]>;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
const isEdited = (field: RecipeField): field is Exclude<Field, 'assets'> => !isOneOf(NOT_EDITED, field);
const isFact = (field: TextRecipeField): field is Fact => isEdited(field) && !isOneOf(PLACED, field);

/** Short texts in the head of the editor, each with a label in the catalogues. */
export const facts = textRecipeFields.filter(isFact);

const fields: Field[] = [...recipeFields.filter(isEdited), 'assets'];

/** Ingredient without computed fields; foods and units may be new. */
export interface Line extends Omit<ReturnType<typeof lineOf>, 'unit' | 'food' | 'referencedRecipe'> {
  unit: NamedReference | null;
  food: NamedReference | null;
  referencedRecipe: Pick<NonNullable<Ingredient['referencedRecipe']>, 'id' | 'name'> | null;
  /** Typed amount, which is parsed when the line is saved. */
  amount?: string;
}
export type Step = ReturnType<typeof stepOf>;
export type Note = Recipe['notes'][number];
export type Organizer = WireInput<'OrganizerReference'> & { name: string };

interface Written {
  recipeIngredient: Line[];
  recipeInstructions: Step[];
  notes: Note[];
  recipeCategory: Organizer[];
  tags: Organizer[];
  tools: Organizer[];
}

/** The editable fields of a recipe, in the contract's shape. */
export type RecipeDraft = Omit<Pick<Recipe, Field>, keyof Written> & Written;

const lineOf = ({ display, isFood, disableAmount, batches, ...line }: Ingredient) => line;
const stepOf = ({ summary, ...step }: Instruction) => step;

export function draftOf(recipe: Recipe): RecipeDraft {
  return {
    ...pick(recipe, fields),
    recipeIngredient: recipe.recipeIngredient.map(lineOf),
    recipeInstructions: recipe.recipeInstructions.map(stepOf),
    notes: recipe.notes,
  };
}

export const emptyLine = (note = ''): Line => ({
  referenceId: uuid(),
  title: '',
  quantity: null,
  quantityMax: null,
  unit: null,
  food: null,
  note,
  originalText: null,
  words: null,
  referencedRecipe: null,
});

export const emptyStep = (text = ''): Step => ({ id: uuid(), title: '', text, ingredientReferences: [], facts: null });

/** @param locale determines the separators of the number */
export const amountText = (line: Line, locale?: string): string => line.amount ?? quantityText(line, locale);

/** Unit as written in the line, else its name. */
export const unitText = ({ words, unit }: Line): string => words?.unit || unit?.name || '';
export const foodText = ({ words, food }: Line): string => words?.food || food?.name || '';

const noWords: LineWords = { line: null, amount: null, unit: null, food: null };

/** Keeps the typed text as the words of the line and links the known unit beside it. */
export const withUnit = (line: Line, text: string, unit: NamedReference | null): Partial<Line> => ({
  unit,
  words: withWord(rewordLine(line.words ?? null, { amount: false, unit: true, food: null }), 'unit', text),
});

export const withFood = (line: Line, text: string): Partial<Line> => ({
  food: text.trim() ? { name: text } : null,
  words: withWord(rewordLine(line.words ?? null, { amount: false, unit: false, food: text }), 'food', text),
});

export const withNote = (line: Line, note: string): Partial<Line> => ({
  note,
  words: rewordLine(line.words ?? null, { amount: false, unit: false, food: null, note: line.note }),
});

export const withAmount = (line: Line, amount: string): Partial<Line> => ({
  amount,
  words: rewordLine(line.words ?? null, { amount: true, unit: false, food: null }),
});

function withWord(words: LineWords | null, part: 'unit' | 'food', text: string): LineWords | null {
  if (!text.trim()) return words;
  return { ...(words ?? noWords), [part]: text };
}

const hasParts = (line: Line): boolean =>
  Boolean(amountText(line).trim() || line.unit || line.food || line.words?.unit || line.words?.food);

export const isEmptyLine = (line: Line): boolean => !(hasParts(line) || line.note.trim() || line.title.trim());

/** True for a line that has only a text. */
export const isUnread = (line: Line): boolean => !hasParts(line) && line.note.trim() !== '';

export const isLinked = ({ ingredientReferences }: Step, { referenceId }: Line): boolean =>
  ingredientReferences.some((reference) => reference.referenceId === referenceId);

/** Converts the draft to a request body: empty rows are left out, and typed amounts are parsed. */
export function changesOf(draft: Partial<RecipeDraft>): RecipeChanges {
  const { recipeIngredient, recipeInstructions, notes, recipeCategory, tags, tools, ...rest } = draft;
  return {
    ...rest,
    recipeIngredient: recipeIngredient?.filter((line) => !isEmptyLine(line)).map(sentLine),
    recipeInstructions: recipeInstructions?.filter(({ text, title }) => text.trim() || title.trim()),
    notes: notes?.filter(({ text, title }) => text.trim() || title.trim()),
    recipeCategory: recipeCategory?.map(reference),
    tags: tags?.map(reference),
    tools: tools?.map(reference),
  };
}

/** Words in the amount field that are no amount become part of the note. */
function sentLine({ amount, ...line }: Line) {
  const sent = { ...line, unit: named(line.unit), food: named(line.food) };
  if (amount === undefined) return sent;
  const read = readQuantities(amount);
  if (read) return { ...sent, ...read };
  return { ...sent, quantity: null, quantityMax: null, note: [amount.trim(), line.note].filter(Boolean).join(', ') };
}

/** References known rows by name; new ones are sent with all of their fields. */
const named = (one: NamedReference | null) => (one?.id ? { name: one.name } : one);
const reference = ({ id, name }: Organizer) => (id ? { id, name } : { name });
