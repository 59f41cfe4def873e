import type { ResponseSchema } from '#contract';
import { keysOf } from '#contract/objects';

export type Option = Exclude<keyof ResponseSchema<'NotifierOptions'>, 'id'>;

const ALL_OFF = {
  testMessage: false,
  webhookTask: false,
  recipeCreated: false,
  recipeUpdated: false,
  recipeDeleted: false,
  userSignup: false,
  dataMigrations: false,
  dataExport: false,
  dataImport: false,
  mealplanEntryCreated: false,
  shoppingListCreated: false,
  shoppingListUpdated: false,
  shoppingListDeleted: false,
  cookbookCreated: false,
  cookbookUpdated: false,
  cookbookDeleted: false,
  tagCreated: false,
  tagUpdated: false,
  tagDeleted: false,
  categoryCreated: false,
  categoryUpdated: false,
  categoryDeleted: false,
} satisfies Record<Option, boolean>;

export const OPTIONS = keysOf(ALL_OFF);

/** Returns which options a notifier reports. */
export const optionsOf = ({ chosen }: { chosen: Option[] }): Record<Option, boolean> => ({
  ...ALL_OFF,
  ...Object.fromEntries(chosen.map((option) => [option, true])),
});

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
