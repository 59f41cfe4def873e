import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Notifier = Wire<'Notifier'>;
export type Webhook = Wire<'Webhook'>;
export type EventWebhook = Wire<'EventWebhook'>;
export type RecipeAction = Wire<'RecipeAction'>;
export type Delivery = Wire<'Delivery'>;
export type TargetKind = Delivery['targetKind'];

const ALL = { params: { query: { perPage: -1 } } };
export const PER_PAGE = 20;

/** Kinds of deliveries that the page of webhooks lists. */
export const loggedKinds: TargetKind[] = ['webhook', 'event-webhook', 'recipe-action'];

export const notifiersQuery = (api: Api) => api.queryOptions('get', '/groups/events/notifications', ALL);
export const webhooksQuery = (api: Api) => api.queryOptions('get', '/groups/webhooks', ALL);
export const eventWebhooksQuery = (api: Api) => api.queryOptions('get', '/groups/events/webhooks', ALL);
export const deliveriesQuery = (api: Api, kinds: TargetKind[], perPage = PER_PAGE) =>
  api.queryOptions('get', '/groups/events/deliveries', {
    params: { query: { perPage, queryFilter: `targetKind IN [${kinds.map((kind) => `"${kind}"`).join(', ')}]` } },
  });

/** Events that a notifier can be told of, by subject. */
export const optionGroups = [
  { name: 'recipes', options: ['recipeCreated', 'recipeUpdated', 'recipeDeleted'] },
  { name: 'plan', options: ['mealplanEntryCreated'] },
  { name: 'shopping', options: ['shoppingListCreated', 'shoppingListUpdated', 'shoppingListDeleted'] },
  { name: 'cookbooks', options: ['cookbookCreated', 'cookbookUpdated', 'cookbookDeleted'] },
  { name: 'tags', options: ['tagCreated', 'tagUpdated', 'tagDeleted'] },
  { name: 'categories', options: ['categoryCreated', 'categoryUpdated', 'categoryDeleted'] },
  { name: 'people', options: ['userSignup'] },
  { name: 'data', options: ['dataImport', 'dataMigrations', 'dataExport'] },
] as const;
export type Option = (typeof optionGroups)[number]['options'][number];
