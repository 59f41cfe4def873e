import type { ResponseSchema } from '#contract';

export type Option = Exclude<keyof ResponseSchema<'NotifierOptions'>, 'id'>;

export const OPTIONS = [
  'testMessage',
  'webhookTask',
  'recipeCreated',
  'recipeUpdated',
  'recipeDeleted',
  'userSignup',
  'dataMigrations',
  'dataExport',
  'dataImport',
  'mealplanEntryCreated',
  'shoppingListCreated',
  'shoppingListUpdated',
  'shoppingListDeleted',
  'cookbookCreated',
  'cookbookUpdated',
  'cookbookDeleted',
  'tagCreated',
  'tagUpdated',
  'tagDeleted',
  'categoryCreated',
  'categoryUpdated',
  'categoryDeleted',
] as const satisfies Option[];

/** Option of each event type. */
const OF_EVENT = new Map<string, Option>([
  ['recipe.created', 'recipeCreated'],
  ['recipe.updated', 'recipeUpdated'],
  ['timeline.created', 'recipeUpdated'],
  ['timeline.updated', 'recipeUpdated'],
  ['timeline.deleted', 'recipeUpdated'],
  ['recipe.deleted', 'recipeDeleted'],
  ['user.created', 'userSignup'],
  ['mealplan.created', 'mealplanEntryCreated'],
  ['shopping-list.created', 'shoppingListCreated'],
  ['shopping-list.updated', 'shoppingListUpdated'],
  ['shopping-list.deleted', 'shoppingListDeleted'],
  ['cookbook.created', 'cookbookCreated'],
  ['cookbook.updated', 'cookbookUpdated'],
  ['cookbook.deleted', 'cookbookDeleted'],
  ['tag.created', 'tagCreated'],
  ['tag.updated', 'tagUpdated'],
  ['tag.deleted', 'tagDeleted'],
  ['category.created', 'categoryCreated'],
  ['category.updated', 'categoryUpdated'],
  ['category.deleted', 'categoryDeleted'],
  ['backup.failed', 'dataExport'],
]);

const OF_REPORT = new Map<unknown, Option>([
  ['migration', 'dataMigrations'],
  ['bulk_import', 'dataImport'],
  ['restore', 'dataImport'],
]);

/** Returns the option of an event; undefined for events that notifiers never report. */
export const optionOf = ({ type, data }: { type: string; data: Record<string, unknown> }): Option | undefined =>
  type === 'report.finished' ? OF_REPORT.get(data.category) : OF_EVENT.get(type);
