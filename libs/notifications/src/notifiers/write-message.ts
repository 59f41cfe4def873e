import { dateText } from '#locales';
import type { OutboxEvent } from '#persistence';
import { translate } from '#platform';
import type { Message } from './message.ts';
import type { Option } from './options.ts';

type Event = Pick<OutboxEvent, 'type' | 'createdAt' | 'data'> & { id: number | string };

/** Names of resources and events in the payload that existing receivers expect. */
const DOCUMENTS = new Map([
  ['shopping-list', 'shopping_list'],
  ['timeline', 'recipe_timeline_event'],
]);
const OPERATIONS = new Map([
  ['created', 'create'],
  ['updated', 'update'],
  ['deleted', 'delete'],
]);
const PAGES = new Map([
  ['recipe', '/recipe/'],
  ['timeline', '/recipe/'],
  ['cookbook', '/cookbooks/'],
  ['shopping-list', '/shopping-lists/'],
]);

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function pageOf(kind: string, data: Record<string, unknown>): string | null {
  const page = PAGES.get(kind);
  if (kind === 'mealplan') return `/group/mealplan/planner/view?date=${words(data.date)}`;
  const reference = words(data.slug) || (kind === 'shopping-list' ? words(data.id) : '');
  return page && reference ? page + encodeURIComponent(reference) : null;
}

/** Names the dish, the day and the meal: "Leek soup, Friday, 27 November 2026, dinner". */
function describeMeal(data: Record<string, unknown>, locale: string): string {
  const [date, meal] = [words(data.date), words(data.entryType)];
  const day = date && dateText(new Date(`${date}T00:00:00Z`), locale, { dateStyle: 'full', timeZone: 'UTC' });
  const dish = words(data.title) || words(data.recipeName);
  return [dish, day, meal && translate(locale, `notifications.meals.${meal}`)].filter(Boolean).join(', ');
}

/** Writes the message about an event: what happened, to which object, and its address. */
export function writeMessage(
  event: Event,
  option: Option,
  { locale, baseUrl }: { locale: string; baseUrl: string },
): Message {
  const [kind = '', action = ''] = event.type.split('.');
  const page = action === 'deleted' ? null : pageOf(kind, event.data);
  const name =
    kind === 'mealplan' ? describeMeal(event.data, locale) : words(event.data.name) || words(event.data.title);
  const reason = words(Object(event.data.reasons)[locale]);
  return {
    title: translate(locale, `notifications.titles.${option}`),
    body: [name, reason, page && baseUrl + page].filter(Boolean).join('\n'),
    fields: {
      event_type: option.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      integration_id: 'mealie_generic_user',
      document_data: JSON.stringify({
        documentType: DOCUMENTS.get(kind) ?? kind,
        operation: OPERATIONS.get(action) ?? 'info',
        ...documentOf(kind, event.data),
      }),
      event_id: String(event.id),
      timestamp: event.createdAt.toISOString(),
    },
  };
}

function documentOf(kind: string, { id, slug, date, recipeId, items, reportId }: Record<string, unknown>): object {
  if (kind === 'recipe') return { recipeSlug: slug };
  if (kind === 'timeline') return { recipeSlug: slug, recipeTimelineEventId: id };
  if (kind === 'mealplan') return { mealplanId: id, date, recipeId };
  if (kind === 'shopping-list') return { shoppingListId: id, shoppingListItemIds: Object.keys(items ?? {}) };
  if (kind === 'report') return { reportId: reportId ?? id };
  return { [`${kind}Id`]: id };
}
