import { emptyIngredient, emptyStep, type RecipeDraft } from './draft.ts';
import { newId } from './new-id.ts';
import { toChanges } from './to-changes.ts';

export const jsonOf = (draft: RecipeDraft): string => JSON.stringify(toChanges(draft), null, 2);

type Values = Record<string, unknown>;

const asText = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
const asAmount = (value: unknown): string => (typeof value === 'number' ? String(value) : asText(value));
const asRows = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row) : [];
const nameOf = (value: unknown): string => (typeof value === 'string' ? value : asText((value as Values | null)?.name));

/** Reads the JSON of a recipe leniently; what is absent stays as it was. Throws where the text is no JSON object. */
export function draftFromJson(text: string, current: RecipeDraft): RecipeDraft {
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new SyntaxError('{ … }');
  const values = json as Values;
  const texts = ['name', 'description', 'recipeYield', 'prepTime', 'performTime', 'totalTime', 'orgURL'] as const;
  const changed = Object.fromEntries(
    texts.filter((key) => key in values).map((key) => [key, asText(values[key])]),
  ) as Partial<RecipeDraft>;
  return { ...current, ...changed, ...lists(values, current), ...objects(values, current) };
}

function lists(values: Values, current: RecipeDraft): Partial<RecipeDraft> {
  return {
    ingredients: 'recipeIngredient' in values ? asRows(values.recipeIngredient).map(ingredientOf) : current.ingredients,
    steps: 'recipeInstructions' in values ? asRows(values.recipeInstructions).map(stepOf) : current.steps,
    notes: 'notes' in values ? asRows(values.notes).map(noteOf) : current.notes,
    categories:
      'recipeCategory' in values ? organizersOf(values.recipeCategory, current.categories) : current.categories,
    tags: 'tags' in values ? organizersOf(values.tags, current.tags) : current.tags,
    tools: 'tools' in values ? organizersOf(values.tools, current.tools) : current.tools,
  };
}

function objects(values: Values, current: RecipeDraft): Partial<RecipeDraft> {
  const extras = Object.entries((values.extras ?? {}) as Values);
  return {
    nutrition: (values.nutrition as RecipeDraft['nutrition']) ?? current.nutrition,
    settings: (values.settings as RecipeDraft['settings']) ?? current.settings,
    extras:
      'extras' in values ? extras.map(([key, value]) => ({ id: newId(), key, value: String(value) })) : current.extras,
  };
}

const noteOf = (row: Values) => ({ id: newId(), title: asText(row.title), text: asText(row.text) });

function ingredientOf(row: Values) {
  const empty = emptyIngredient();
  return {
    ...empty,
    referenceId: asText(row.referenceId, empty.referenceId),
    title: asText(row.title) || null,
    quantity: [row.quantity, row.quantityMax].map(asAmount).filter(Boolean).join('-'),
    unit: nameOf(row.unit),
    food: nameOf(row.food),
    note: asText(row.note),
    originalText: asText(row.originalText) || null,
  };
}

function stepOf(row: Values) {
  const empty = emptyStep(asText(row.text));
  const ingredients = asRows(row.ingredientReferences).map(({ referenceId }) => asText(referenceId));
  return { ...empty, id: asText(row.id, empty.id), title: asText(row.title) || null, ingredients };
}

function organizersOf(value: unknown, known: RecipeDraft['tags']): RecipeDraft['tags'] {
  return asRows(value).map((row) => {
    const id = asText(row.id) || undefined;
    return { id, name: asText(row.name) || known.find((one) => one.id === id)?.name || asText(row.id) };
  });
}
