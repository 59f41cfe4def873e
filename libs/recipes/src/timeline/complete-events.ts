import { mustGet, zip } from '#contract/objects';
import type { User } from '#identity';
import type { Context, FilterAttributes } from '#persistence';
import { translate } from '#platform';
import { withAuthors } from '../load-authors.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { showPictures } from '../recipes/foreign-media.ts';
import { renderMarkdown } from '../recipes/rich-text.ts';
import type { TimelineEvent } from './timeline-event.entity.ts';

const from = 'FROM recipes r WHERE r.id = row.recipe_id';

/** Attributes of queryFilter in addition to the columns. */
export const timelineAttributes: FilterAttributes = {
  'recipe.slug': { type: 'text', sql: 'r.slug', from },
  'recipe.name': { type: 'text', sql: 'r.name', from },
  'recipe.group_id': { type: 'uuid', sql: 'r.group_id', from },
};

/**
 * Adds authors, recipes, subjects and HTML with a fixed number of queries. Omits events whose recipe or author was deleted after the
 * query.
 */
export async function completeEvents(context: Context, events: TimelineEvent[]): Promise<TimelineEvent[]> {
  if (!events.length) return events;
  const authored = await withAuthors(context, events);
  const ids = [...new Set(authored.map(({ recipeId }) => recipeId))];
  const recipes = await context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids }).getMany();
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const present = authored.filter(({ recipeId }) => byId.has(recipeId));
  const htmls = await renderMarkdown(present.map(({ eventMessage }) => eventMessage));
  for (const [event, html] of zip(present, htmls)) {
    event.recipe = mustGet(byId, event.recipeId);
    event.subject ||= subjectOf(context, event);
    event.messageHtml = showPictures(html, event.recipe);
  }
  return present;
}

function subjectOf({ locale }: Context, { eventType, made, meal, user }: TimelineEvent): string {
  const name = nameOf(user);
  if (eventType === 'system') return translate(locale, 'timeline.created', { name });
  if (meal) return translate(locale, `timeline.planned.${meal}`, { name });
  return translate(locale, made ? 'timeline.made' : 'timeline.said', { name });
}

const nameOf = ({ fullName, username }: User): string => fullName || username;
