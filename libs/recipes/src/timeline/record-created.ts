import type { Context } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { TimelineEvent } from './timeline-event.entity.ts';

/** Adds the first event of a recipe to its timeline. */
export async function recordCreated(context: Context, { id, createdAt }: Recipe): Promise<void> {
  const columns = { recipeId: id, userId: context.userId, eventType: 'system', timestamp: createdAt } as const;
  await context.repository(TimelineEvent).create(columns);
}
