import { pick } from '#contract/objects';
import { plainRecipeFields } from '#contract/recipe-fields';
import { TIMES } from '../recipes/recipe-times.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

const FIELDS = [...plainRecipeFields, 'image', 'lastMade'] as const;

/** Returns the fields of `from` that `to` lacks. */
export function missingFields(from: Recipe, to: Recipe): Partial<Recipe> {
  const fields: Partial<Recipe> = pick(
    from,
    FIELDS.filter((field) => from[field] && !to[field]),
  );
  if (fields.lastMade) fields.lastMadeAsSent = from.lastMadeAsSent;
  for (const field of TIMES) if (fields[field]) fields[`${field}Minutes`] = from[`${field}Minutes`];
  if (from.notes.length && !to.notes.length) fields.notes = from.notes;
  if (from.assets.length && !to.assets.length) fields.assets = from.assets;
  for (const field of ['nutrition', 'extras'] as const) {
    const joined = { ...filled(from[field]), ...filled(to[field]) };
    if (Object.keys(joined).length > Object.keys(filled(to[field])).length)
      Object.assign(fields, { [field]: { ...to[field], ...joined } });
  }
  return fields;
}

const filled = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
