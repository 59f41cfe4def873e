import type { Context } from '#persistence';
import type { MendedField } from '../clean-up/doubtful-amounts.ts';
import type { RecipeCleanUpService } from '../clean-up/recipe-clean-up.service.ts';
import { minutesOf } from '../recipes/recipe-times.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { type RereadLine, writeLines } from './reread-lines.ts';

/** An offer that somebody has taken. */
export interface TakenOffer {
  recipe: string;
  at: string;
  offered: string;
}

interface Mended {
  lines: RereadLine[];
  fields: MendedField[];
}

/** Makes amounts what was offered for them; answers what was changed, by recipe. What is not offered any more stays. */
export async function mendAmounts(
  context: Context,
  cleanUp: RecipeCleanUpService,
  recipes: Recipe[],
  offers: TakenOffer[],
): Promise<Map<string, Mended>> {
  const doubts = await cleanUp.doubts(
    context,
    recipes.map(({ id }) => id),
  );
  const isTaken = ({ recipeId, at, offered }: (typeof doubts)[number]['shown']) =>
    offers.some((one) => one.recipe === recipeId && one.at === at && one.offered === offered);
  const taken = Map.groupBy(
    doubts.filter(({ shown, mending }) => mending && isTaken(shown)),
    ({ shown }) => shown.recipeId,
  );
  const mended = new Map<string, Mended>();
  for (const recipe of recipes) {
    const mendings = (taken.get(recipe.id) ?? []).map(({ mending }) => mending!);
    if (!mendings.length) continue;
    const lines = mendings.flatMap(({ line }) => line ?? []);
    const fields = mendings.flatMap(({ field }) => field ?? []);
    await writeLines(
      context,
      recipe.id,
      lines.map(({ was, is }) => ({ from: was, to: is })),
    );
    await writeFields(context, recipe, fields, 'is');
    mended.set(recipe.id, { lines, fields });
  }
  return mended;
}

/** Fields that somebody has changed since stay. */
export async function putFieldsBack(context: Context, recipe: Recipe, fields: MendedField[]): Promise<void> {
  await writeFields(
    context,
    recipe,
    fields.filter(({ name, is }) => recipe[name] === is),
    'was',
  );
}

async function writeFields(context: Context, recipe: Recipe, fields: MendedField[], to: 'was' | 'is'): Promise<void> {
  if (!fields.length) return;
  const changes = Object.fromEntries(fields.map((field) => [field.name, field[to]])) as Partial<Recipe>;
  await context.rows(Recipe).write(recipe, { ...changes, ...minutesOf(changes) });
}
