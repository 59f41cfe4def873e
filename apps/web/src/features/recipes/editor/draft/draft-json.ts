import { changesOf, emptyLine, emptyStep, type RecipeDraft } from './draft.ts';

type Values = Record<string, unknown>;

/** The recipe's fields as JSON of the API. */
export const jsonOf = (draft: RecipeDraft): string => JSON.stringify(changesOf(draft), null, 2);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if a typed JSON value has the type of the known value. */
const isLike = (value: unknown, known: unknown): boolean =>
  Array.isArray(known) ? Array.isArray(value) : typeof known === 'string' ? typeof value === 'string' : isObject(value);

const fitting = <T extends object>(values: Values, known: T): T =>
  Object.fromEntries(
    Object.entries(known).map(([key, value]) => {
      const fits = value === null ? key in values : isLike(values[key], value);
      return [key, fits ? values[key] : value];
    }),
  ) as T;

/** Accepts a name instead of an object with a name. */
const named = (value: unknown) => {
  if (typeof value === 'string') return { name: value };
  return isObject(value) && typeof value.name === 'string' ? value : null;
};
const amount = (value: unknown) => (typeof value === 'number' ? value : null);

const rows = (value: unknown[]) => value.filter(isObject);
const organizers = (value: unknown[]) => value.map(named).filter((one) => one !== null);

/** Readers of list values, by field. */
const lists: Record<string, (value: unknown[]) => unknown[]> = {
  recipeIngredient: (value) =>
    rows(value).map((row) => ({
      ...fitting(row, emptyLine()),
      quantity: amount(row.quantity),
      quantityMax: amount(row.quantityMax),
      unit: named(row.unit),
      food: named(row.food),
      originalText: typeof row.originalText === 'string' ? row.originalText : null,
    })),
  recipeInstructions: (value) => rows(value).map((row) => fitting(row, emptyStep())),
  notes: (value) => rows(value).map((row) => fitting(row, { title: '', text: '' })),
  recipeCategory: organizers,
  tags: organizers,
  tools: organizers,
};

const required = ['name', 'description'];

/** Reads a recipe's JSON leniently: absent and invalid values stay unchanged. Throws if the text is no JSON object. */
export function draftFromJson(text: string, draft: RecipeDraft): RecipeDraft {
  const json: unknown = JSON.parse(text);
  if (!isObject(json)) throw new SyntaxError('{ … }');
  const changes = Object.entries(draft).flatMap(([field, known]: [string, unknown]) => {
    const value = json[field];
    if (Array.isArray(value) && Array.isArray(known)) return [[field, lists[field]?.(value) ?? value]];
    const isText = (known === null || typeof known === 'string') && (typeof value === 'string' || value === null);
    const fits = isText ? value !== null || !required.includes(field) : isObject(value) && isObject(known);
    return fits ? [[field, value]] : [];
  });
  return { ...draft, ...(Object.fromEntries(changes) as Partial<RecipeDraft>) };
}
