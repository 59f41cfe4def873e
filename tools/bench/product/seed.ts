import type pg from 'pg';
import { FoodBase } from '../../../libs/food/src/index.ts';

const WORDS = {
  style: ['Roast', 'Braised', 'Grilled', 'Spicy', 'Creamy', 'Smoked', 'Baked', 'Quick', 'Slow', 'Crispy'],
  food: [
    'chicken',
    'salmon',
    'pumpkin',
    'lentil',
    'mushroom',
    'aubergine',
    'potato',
    'spinach',
    'beef',
    'tofu',
    'zucchini',
    'chickpea',
  ],
  dish: [
    'soup',
    'curry',
    'pie',
    'salad',
    'stew',
    'risotto',
    'pasta',
    'tart',
    'casserole',
    'burger',
    'noodles',
    'pilaf',
  ],
};
const array = (words: string[]) => `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])`;
const pick = (words: string[], step: number) => `${array(words)}[1 + (n / ${step}) % ${words.length}]`;

/** One statement for all recipes would keep the words of all of them in memory. */
const REFRESHED_AT_ONCE = 5000;

interface Amount {
  groupId: string;
  ownerId: string;
  recipes: number;
}

/**
 * Recipes of one group: 8 ingredients with foods and units, 6 steps, 2 tags and a category each; 2,000 events on the timeline.
 * They count as linked with the food tables and searched for pictures, which the server would do while it is measured.
 */
export async function seed(client: pg.Client, { groupId, ownerId, recipes }: Amount): Promise<void> {
  const name = `${pick(WORDS.style, 1)} || ' ' || ${pick(WORDS.food, 10)} || ' ' || ${pick(WORDS.dish, 120)} || ' ' || n`;
  const settings =
    '{"public":false,"showNutrition":false,"showAssets":false,"landscapeView":false,"disableComments":false,"disableAmount":false,"locked":false}';
  const statements = [
    `INSERT INTO foods (group_id, name) SELECT $1::uuid, 'food ' || n FROM generate_series(1, 400) n`,
    `INSERT INTO units (group_id, name) SELECT $1::uuid, 'unit ' || n FROM generate_series(1, 20) n`,
    `INSERT INTO tags (group_id, name, slug) SELECT $1::uuid, 'Tag ' || n, 'tag-' || n FROM generate_series(1, 50) n`,
    `INSERT INTO categories (group_id, name, slug) SELECT $1::uuid, 'Category ' || n, 'category-' || n FROM generate_series(1, 20) n`,
    `INSERT INTO recipes (group_id, owner_id, name, slug, description, settings, recipe_yield, recipe_servings, total_time, rating, last_made, created_at, text_pictures)
       SELECT $1::uuid, '${ownerId}', ${name}, 'recipe-' || n, 'A dish that the whole family likes, made with what is in season, number ' || n,
         '${settings}', '4 servings', 4, '1 Hour', CASE WHEN n % 3 = 0 THEN 1 + n % 9 / 2.0 END, CASE WHEN n % 4 = 0 THEN now() - n * interval '5 minutes' END, now() - n * interval '1 minute', '{}' FROM generate_series(1, ${recipes}) n`,
    `INSERT INTO recipe_ingredients (recipe_id, position, reference_id, note, quantity, unit_id, food_id)
       SELECT r.id, p, gen_random_uuid(), 'finely chopped', 1.5, u.id, f.id
       FROM recipes r CROSS JOIN generate_series(0, 7) p
       JOIN units u ON u.name = 'unit ' || 1 + (hashtext(r.slug) & 1023) % 20 AND u.group_id = r.group_id
       JOIN foods f ON f.name = 'food ' || 1 + ((hashtext(r.slug) & 65535) + p * 37) % 400 AND f.group_id = r.group_id WHERE r.group_id = $1::uuid`,
    `INSERT INTO recipe_instructions (id, recipe_id, position, text)
       SELECT gen_random_uuid(), r.id, p, 'Stir it well, then let it simmer over a low heat for ten minutes until it thickens, step ' || p
       FROM recipes r CROSS JOIN generate_series(0, 5) p WHERE r.group_id = $1::uuid`,
    `INSERT INTO recipes_to_tags SELECT r.id, t.id FROM recipes r JOIN tags t ON t.group_id = r.group_id
       AND t.slug IN ('tag-' || 1 + (hashtext(r.slug) & 1023) % 50, 'tag-' || 1 + ((hashtext(r.slug) & 1023) + 7) % 50) WHERE r.group_id = $1::uuid`,
    `INSERT INTO recipes_to_categories SELECT r.id, c.id FROM recipes r JOIN categories c ON c.group_id = r.group_id
       AND c.slug = 'category-' || 1 + (hashtext(r.slug) & 1023) % 20 WHERE r.group_id = $1::uuid`,
    `INSERT INTO timeline_events (group_id, recipe_id, user_id, event_type, event_message, timestamp, made)
       SELECT r.group_id, r.id, r.owner_id, 'info', 'Very good, with a little more salt', now() - n * interval '3 hours', true
       FROM generate_series(1, 2000) n JOIN recipes r ON r.slug = 'recipe-' || 1 + n % ${recipes} AND r.group_id = $1::uuid`,
  ];
  // in one transaction, so that the running server links no recipe in between
  await client.query('BEGIN');
  for (const statement of statements) await client.query(statement, [groupId]);
  // the lines of a recipe that are written make it count as not linked
  await client.query('UPDATE recipes SET food_tables = $2 WHERE group_id = $1', [
    groupId,
    new FoodBase('dist/food').version,
  ]);
  await client.query('COMMIT');
  const { rows } = await client.query<{ id: string }>('SELECT id FROM recipes WHERE group_id = $1', [groupId]);
  for (let start = 0; start < rows.length; start += REFRESHED_AT_ONCE) {
    const ids = rows.slice(start, start + REFRESHED_AT_ONCE).map(({ id }) => id);
    await client.query('SELECT refresh_recipe_search($1)', [ids]);
  }
  // the rows were written three times, which no household does at once
  await client.query('VACUUM FULL recipes');
  await client.query('VACUUM ANALYZE');
}
