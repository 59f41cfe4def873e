import type { Context } from '#persistence';
import type { FixedField } from '../clean-up/suspicious-amounts.ts';
import type { RecipeCleanUpService } from '../clean-up/recipe-clean-up.service.ts';
import { minuteColumns } from '../recipes/recipe-times.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { type ReparsedLine, writeLines } from './reparse-lines.ts';

/** A suggestion for a suspicious amount that the user accepted. */
export interface AcceptedSuggestion {
  recipe: string;
  at: string;
  offered: string;
}

interface AppliedFixes {
  lines: ReparsedLine[];
  fields: FixedField[];
}

/** Applies accepted suggestions and returns the changes by recipe id. Suggestions that no longer apply are ignored. */
export async function fixAmounts(
  context: Context,
  cleanUp: RecipeCleanUpService,
  recipes: Recipe[],
  offers: AcceptedSuggestion[],
): Promise<Map<string, AppliedFixes>> {
  const findings = await cleanUp.findSuspiciousAmounts(
    context,
    recipes.map(({ id }) => id),
  );
  const isAccepted = ({ recipeId, at, offered }: (typeof findings)[number]['amount']) =>
    offers.some((one) => one.recipe === recipeId && one.at === at && one.offered === offered);
  const accepted = Map.groupBy(
    findings.filter(({ amount }) => isAccepted(amount)),
    ({ amount }) => amount.recipeId,
  );
  const applied = new Map<string, AppliedFixes>();
  for (const recipe of recipes) {
    const fixes = (accepted.get(recipe.id) ?? []).flatMap(({ fix }) => fix ?? []);
    if (!fixes.length) continue;
    const lines = fixes.flatMap(({ line }) => line ?? []);
    const fields = fixes.flatMap(({ field }) => field ?? []);
    await writeLines(
      context,
      recipe.id,
      lines.map(({ was, is }) => ({ from: was, to: is })),
    );
    await writeFields(context, recipe, fields, 'is');
    applied.set(recipe.id, { lines, fields });
  }
  return applied;
}

/** Restores the previous values, except of fields that were changed again. */
export async function restoreFields(context: Context, recipe: Recipe, fields: FixedField[]): Promise<void> {
  await writeFields(
    context,
    recipe,
    fields.filter(({ name, is }) => recipe[name] === is),
    'was',
  );
}

async function writeFields(context: Context, recipe: Recipe, fields: FixedField[], to: 'was' | 'is'): Promise<void> {
  if (!fields.length) return;
  const changes: Partial<Recipe> = {};
  for (const field of fields) Object.assign(changes, { [field.name]: field[to] });
  await context.repository(Recipe).write(recipe, { ...changes, ...minuteColumns(changes) });
}
