import { NotFound } from '#platform';

/** Words for rows that people know by name, by table; `gone` in `locales/<locale>/server.json` has a sentence for each. */
const KINDS = new Map([
  ['recipes', 'recipe'],
  ['shopping_lists', 'list'],
  ['shopping_items', 'item'],
  ['cookbooks', 'cookbook'],
  ['categories', 'category'],
  ['tags', 'tag'],
  ['tools', 'tool'],
  ['foods', 'food'],
  ['units', 'unit'],
  ['labels', 'label'],
  ['stores', 'store'],
  ['mealplans', 'meal'],
  ['mealplan_rules', 'rule'],
  ['recipe_comments', 'comment'],
  ['timeline_events', 'event'],
  ['share_links', 'link'],
]);

/** Returns the key of a message that a row of the table is gone, perhaps because somebody else deleted it. */
export function missingRowMessage(table: string, otherwise: string): string {
  const kind = KINDS.get(table);
  return kind ? `gone.${kind}` : otherwise;
}

/** A 404 that names the kind of row; its code stays the general one. */
export const missingRow = (table: string): NotFound => {
  const code = 'errors.notFound';
  return new NotFound(missingRowMessage(table, code), {}, { code });
};
