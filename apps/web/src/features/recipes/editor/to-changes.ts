import {
  isEmptyIngredient,
  type IngredientDraft,
  type OrganizerDraft,
  type RecipeChanges,
  type RecipeDraft,
  type StepDraft,
} from './draft.ts';
import { readQuantities } from './quantity-text.ts';

/** What is sent when a draft is saved: rows that stayed empty are left out. */
export function toChanges(draft: RecipeDraft): RecipeChanges {
  const { name, description, recipeYield, prepTime, performTime, totalTime, orgURL, nutrition, settings } = draft;
  return {
    name: name.trim(),
    description,
    recipeYield: recipeYield.trim(),
    prepTime: prepTime.trim(),
    performTime: performTime.trim(),
    totalTime: totalTime.trim(),
    orgURL: orgURL.trim() || null,
    recipeIngredient: draft.ingredients.filter((line) => !isEmptyIngredient(line)).map(ingredientChange),
    recipeInstructions: draft.steps.filter(({ text, title }) => text.trim() || title?.trim()).map(stepChange),
    notes: draft.notes
      .filter(({ title, text }) => title.trim() || text.trim())
      .map(({ title, text }) => ({ title, text })),
    recipeCategory: draft.categories.map(reference),
    tags: draft.tags.map(reference),
    tools: draft.tools.map(reference),
    nutrition,
    settings,
    extras: Object.fromEntries(
      draft.extras.filter(({ key }) => key.trim()).map(({ key, value }) => [key.trim(), value]),
    ),
  };
}

const reference = ({ id, name }: OrganizerDraft) => (id ? { id } : { name });
const named = (name: string) => (name.trim() ? { name: name.trim() } : null);

/** Words in the field for the amount, which nobody has read yet, are kept as a part of the note. */
function ingredientChange(line: IngredientDraft) {
  const { referenceId, title, quantity, unit, newUnit, food, note, originalText } = line;
  const read = readQuantities(quantity);
  return {
    referenceId,
    title: title?.trim() ?? '',
    quantity: read?.quantity ?? null,
    quantityMax: read?.quantityMax ?? null,
    unit: newUnit?.name === unit.trim() ? newUnit : named(unit),
    food: named(food),
    note: [read ? '' : quantity.trim(), note.trim()].filter(Boolean).join(', '),
    originalText,
  };
}

function stepChange({ id, title, text, ingredients }: StepDraft) {
  return {
    id,
    title: title?.trim() ?? '',
    text: text.trim(),
    ingredientReferences: ingredients.map((referenceId) => ({ referenceId })),
  };
}
