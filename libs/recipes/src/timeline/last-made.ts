import { withZone } from '#contract/dates';
import type { Context } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { TimelineEvent } from './timeline-event.entity.ts';

/** Updates `lastMade` of a locked recipe and returns its previous value. */
export async function recordMade(context: Context, recipe: Recipe, moment: Date): Promise<Date | null> {
  const before = lastMadeDate(recipe);
  if (!before || moment > before) await write(context, recipe, moment);
  return before;
}

/** Sets `lastMade` of a locked recipe back to its value before the event, or to a later event. */
export async function undoMade(
  context: Context,
  recipe: Recipe,
  { id, recipeId, timestamp, madeBefore }: TimelineEvent,
): Promise<void> {
  await context.manager.update(TimelineEvent, { recipeId, madeBefore: timestamp }, { madeBefore });
  if (lastMadeDate(recipe)?.getTime() !== timestamp.getTime()) return;
  const others = context
    .repository(TimelineEvent)
    .select()
    .andWhere('row.recipe_id = :recipeId AND row.made AND row.id <> :id', { recipeId, id })
    .orderBy('row.timestamp', 'DESC')
    .limit(1);
  const latest = (await others.getOne())?.timestamp ?? null;
  await write(context, recipe, laterOf(latest, madeBefore));
}

const lastMadeDate = ({ lastMade }: Recipe): Date | null => (lastMade ? new Date(withZone(lastMade)) : null);

function laterOf(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}

async function write(context: Context, recipe: Recipe, moment: Date | null): Promise<void> {
  const columns = { lastMade: moment?.toISOString() ?? null, lastMadeAsSent: null };
  recordRecipeEvent(context, 'updated', await context.repository(Recipe).write(recipe, columns));
}
