import type pg from 'pg';
import { seed } from '../product/seed.ts';

interface Amount {
  groupId: string;
  ownerId: string;
  years: number;
}

/** Rows of one year; those without a limit of time grow by them, the others are what their retention leaves. */
const PER_YEAR = {
  recipes: 500,
  meals: 1200,
  lists: 150,
  itemsOfList: 40,
  events: 6000,
  comments: 600,
  versions: 2000,
  foods: 600,
  tags: 300,
  categories: 50,
  units: 40,
  reports: 50,
  entriesOfReport: 50,
  audited: 20_000,
  tasks: 800,
  deliveries: 3000,
  deleted: 200,
} as const;

const MANUAL_SOURCE = `'recipeId', NULL, 'recipeName', NULL, 'recipeQuantity', NULL, 'scale', NULL, 'words', NULL`;

/** One group that has lived with everything for years: a household that is also a club with 40 members. */
export async function seedYears(client: pg.Client, { groupId, ownerId, years }: Amount): Promise<void> {
  const count = (name: keyof typeof PER_YEAR) => Math.round(PER_YEAR[name] * years);
  await seed(client, { groupId, ownerId, recipes: count('recipes') });
  const days = 365 * years;
  const ago = (rows: number, span = days) => `now() - (n * ${span} / ${rows}.0) * interval '1 day'`;
  const recipe = (step: number) => `r.slug = 'recipe-' || 1 + (n * ${step}) % ${count('recipes')}`;
  const statements = [
    `INSERT INTO users (group_id, username, full_name, email)
       SELECT $1::uuid, 'member' || n, 'Member ' || n, 'member' || n || '@example.com' FROM generate_series(1, 40) n`,
    `INSERT INTO labels (group_id, name) SELECT $1::uuid, 'Aisle ' || n FROM generate_series(1, 60) n`,
    `INSERT INTO stores (group_id, name) SELECT $1::uuid, 'Store ' || n FROM generate_series(1, 10) n`,
    `INSERT INTO foods (group_id, name, plural_name, label_id)
       SELECT $1::uuid, 'ingredient ' || n, 'ingredients ' || n, l.id FROM generate_series(1, ${count('foods') - 400}) n
       JOIN labels l ON l.name = 'Aisle ' || 1 + n % 60 AND l.group_id = $1::uuid`,
    `INSERT INTO units (group_id, name) SELECT $1::uuid, 'measure ' || n FROM generate_series(1, ${count('units') - 20}) n`,
    `INSERT INTO tags (group_id, name, slug) SELECT $1::uuid, 'Tag ' || n, 'tag-' || n FROM generate_series(51, ${count('tags')}) n`,
    `INSERT INTO tools (group_id, name, slug) SELECT $1::uuid, 'Tool ' || n, 'tool-' || n FROM generate_series(1, 100) n`,
    `INSERT INTO categories (group_id, name, slug)
       SELECT $1::uuid, 'Category ' || n, 'category-' || n FROM generate_series(21, ${count('categories')}) n`,
    `INSERT INTO recipes_to_tags SELECT r.id, t.id FROM generate_series(51, ${count('tags')}) n
       JOIN tags t ON t.slug = 'tag-' || n AND t.group_id = $1::uuid
       JOIN recipes r ON ${recipe(7)} AND r.group_id = $1::uuid ON CONFLICT DO NOTHING`,
    `INSERT INTO cookbooks (group_id, name, slug, position)
       SELECT $1::uuid, 'Cookbook ' || n, 'cookbook-' || n, n FROM generate_series(1, 200) n`,
    `INSERT INTO cookbooks_categories SELECT k.id, c.id FROM cookbooks k
       JOIN categories c ON c.slug = 'category-' || 1 + k.position % 20 AND c.group_id = k.group_id
       WHERE k.group_id = $1::uuid AND k.position > 1`,
    `INSERT INTO mealplans (uuid, group_id, planner_id, date, entry_type, recipe_id, position)
       SELECT gen_random_uuid(), $1::uuid, '${ownerId}', (now() + interval '14 days' - (n / 4) * interval '1 day')::date,
         (ARRAY['breakfast', 'lunch', 'dinner', 'side'])[1 + n % 4], r.id, n % 4
       FROM generate_series(1, ${count('meals')}) n JOIN recipes r ON ${recipe(3)} AND r.group_id = $1::uuid`,
    `INSERT INTO shopping_lists (group_id, name, archived, created_at, owner_id)
       SELECT $1::uuid, 'Week ' || n, n > 100, ${ago(count('lists'))}, '${ownerId}' FROM generate_series(1, ${count('lists')}) n`,
    `INSERT INTO shopping_lists (group_id, name, owner_id) SELECT $1::uuid, 'Camp', '${ownerId}'`,
    `INSERT INTO shopping_items (group_id, shopping_list_id, position, checked, checked_at, checked_by_id, food_id, is_food, quantity, parts)
       SELECT l.group_id, l.id, n, l.archived, CASE WHEN l.archived THEN l.created_at END, CASE WHEN l.archived THEN l.owner_id END, f.id, true, 2,
         jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'quantity', 2, 'unitId', NULL, 'note', '') ||
           CASE WHEN n % 2 = 0 THEN jsonb_build_object(${MANUAL_SOURCE})
             ELSE jsonb_build_object('recipeId', r.id, 'recipeName', r.name, 'recipeQuantity', 2, 'scale', 1, 'words', NULL) END)
       FROM shopping_lists l CROSS JOIN generate_series(1, CASE WHEN l.name = 'Camp' THEN 800 ELSE ${PER_YEAR.itemsOfList} END) n
       JOIN foods f ON f.group_id = l.group_id AND f.name = 'food ' || 1 + ((hashtext(l.name) & 65535) + n) % 400
       JOIN recipes r ON r.group_id = l.group_id AND r.slug = 'recipe-' || 1 + ((hashtext(l.name) & 65535) + n / 6) % ${count('recipes')}
       WHERE l.group_id = $1::uuid`,
    `INSERT INTO purchases (group_id, item_id, store_id, list_id, food_id, bought_at)
       SELECT i.group_id, i.id, s.id, i.shopping_list_id, i.food_id, i.checked_at FROM shopping_items i
       JOIN stores s ON s.group_id = i.group_id AND s.name = 'Store ' || 1 + i.position % 10 WHERE i.checked AND i.group_id = $1::uuid`,
    `INSERT INTO timeline_events (group_id, recipe_id, user_id, event_type, event_message, timestamp, created_at, made)
       SELECT r.group_id, r.id, '${ownerId}', 'info', 'Very good, with a little more salt', ${ago(count('events'))}, ${ago(count('events'))}, true
       FROM generate_series(1, ${count('events')}) n JOIN recipes r ON ${recipe(11)} AND r.group_id = $1::uuid`,
    `INSERT INTO recipe_comments (group_id, recipe_id, user_id, text, created_at)
       SELECT r.group_id, r.id, '${ownerId}', 'The family liked it, even the small ones, comment ' || n, ${ago(count('comments'))}
       FROM generate_series(1, ${count('comments')}) n
       JOIN recipes r ON r.slug = CASE WHEN n <= 300 THEN 'recipe-1' ELSE 'recipe-' || 1 + (n * 13) % ${count('recipes')} END AND r.group_id = $1::uuid`,
    `INSERT INTO recipe_ratings (user_id, recipe_id, rating, is_favorite)
       SELECT '${ownerId}', r.id, 4, true FROM recipes r WHERE r.group_id = $1::uuid AND hashtext(r.slug) % 5 = 0`,
    `INSERT INTO recipe_versions (group_id, recipe_id, number, saved_at, editor_id, content)
       SELECT r.group_id, r.id, n, ${ago(count('versions'))}, '${ownerId}',
         jsonb_build_object('name', r.name, 'description', r.description, 'recipeIngredient', '[]'::jsonb, 'recipeInstructions', '[]'::jsonb)
       FROM generate_series(1, ${count('versions')}) n
       JOIN recipes r ON r.slug = CASE WHEN n <= 400 THEN 'recipe-1' ELSE 'recipe-' || 1 + (n * 17) % ${count('recipes')} END AND r.group_id = $1::uuid`,
    `INSERT INTO reports (group_id, category, name, status, created_at)
       SELECT $1::uuid, 'bulk_import', 'Import ' || n, 'success', ${ago(count('reports'))} FROM generate_series(1, ${count('reports')}) n`,
    `INSERT INTO report_entries (report_id, item, success, message)
       SELECT p.id, n, true, 'Imported a recipe, number ' || n FROM reports p
       CROSS JOIN generate_series(1, CASE WHEN p.name = 'Import 1' THEN 5000 ELSE ${PER_YEAR.entriesOfReport} END) n WHERE p.group_id = $1::uuid`,
    `INSERT INTO audit_entries (group_id, user_id, username, operation, area, subject_name, created_at)
       SELECT $1::uuid, '${ownerId}', 'ada', 'updateRecipe', 'recipes', 'Subject ' || n, ${ago(count('audited'), 360)} FROM generate_series(1, ${count('audited')}) n`,
    `INSERT INTO server_task (group_id, name, status, progress, created_at, completed_at)
       SELECT $1::uuid, 'Bulk import', 'finished', 1, ${ago(count('tasks'), 85)}, ${ago(count('tasks'), 85)} FROM generate_series(1, ${count('tasks')}) n`,
    `INSERT INTO deliveries (group_id, target_kind, target_id, target_name, event, source, payload, status, round_since, created_at)
       SELECT $1::uuid, 'webhook', gen_random_uuid(), 'Kitchen display', 'recipe.updated', n::text, jsonb_build_object('id', n), 'delivered',
         ${ago(count('deliveries'), 28)}, ${ago(count('deliveries'), 28)} FROM generate_series(1, ${count('deliveries')}) n`,
    `INSERT INTO trash (group_id, kind, name, deleted_by, deleted_by_id, removal, created_at)
       SELECT $1::uuid, 'tag', 'Deleted ' || n, 'ada', '${ownerId}',
         jsonb_build_object('removed', jsonb_build_array(jsonb_build_object('table', 'tags', 'rows',
           jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Deleted ' || n, 'slug', 'deleted-' || n)))), 'changed', '[]'::jsonb),
         ${ago(count('deleted'), 28)} FROM generate_series(1, ${count('deleted')}) n`,
  ];
  for (const statement of statements) await client.query(statement, [groupId]);
  await client.query('VACUUM ANALYZE');
}
