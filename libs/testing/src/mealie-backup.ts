import { hashSync } from '@node-rs/bcrypt';
import { zipOf } from './zip.ts';

export const MEALIE_GROUP = '7581e99e-39ed-4a82-ba2d-658d4c212640';
export const OTHER_GROUP = 'ac84a0c6-e230-4fec-ab32-e03ef84e843c';
export const MEALIE_PASSWORD = 'correct horse battery';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ada, bob, carl] = [id(1), id(2), id(3)];
const [soup, pie, salad] = [id(11), id(12), id(13)];
const at = '2023-02-04T13:36:33.413555';

const person = (own: string, username: string, more: object) => ({
  id: own,
  username,
  full_name: username,
  email: `${username}@example.com`,
  password: hashSync(MEALIE_PASSWORD, 4),
  admin: false,
  advanced: false,
  can_manage: false,
  can_invite: true,
  can_organize: true,
  group_id: MEALIE_GROUP,
  created_at: at,
  ...more,
});
const recipe = (own: string, name: string, more: object) => ({
  id: own,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  group_id: MEALIE_GROUP,
  user_id: bob,
  description: '',
  created_at: at,
  date_added: '2023-02-04',
  date_updated: '2023-03-05T10:00:00',
  ...more,
});
const line = (recipeId: string, position: number, more: object) => ({
  recipe_id: recipeId,
  position,
  title: null,
  note: '',
  quantity: null,
  reference_id: id(100 + position),
  ...more,
});

/** Tables of a small Mealie server; the ids of one table have no dashes, as in SQLite. */
export const mealieTables = (tables: object = {}) => ({
  alembic_version: [{ version_num: 'bcfdad6b7355' }],
  groups: [
    { id: MEALIE_GROUP, name: 'The Millers', slug: 'the-millers' },
    { id: OTHER_GROUP, name: 'Empty', slug: 'empty' },
  ],
  group_preferences: [{ group_id: MEALIE_GROUP, private_group: false, first_day_of_week: 1, recipe_public: true }],
  users: [
    person(ada, 'ada', { admin: true, can_manage: true }),
    person(bob, 'bob', { full_name: 'Bob Miller', can_manage: true }),
    person(carl, 'carl', { admin: true, password: 'LDAP' }),
  ],
  multi_purpose_labels: [{ id: id(20), name: 'Produce', color: '#00ff00', group_id: MEALIE_GROUP }],
  ingredient_foods: [
    { id: id(21), name: 'leek', plural_name: 'leeks', description: 'Green', label_id: id(20), group_id: MEALIE_GROUP },
    { id: id(22), name: '', group_id: MEALIE_GROUP },
  ],
  ingredient_units: [
    { id: id(23), name: 'gram', abbreviation: 'g', use_abbreviation: true, fraction: false, group_id: MEALIE_GROUP },
  ],
  categories: [{ id: id(24), name: 'Dinner', slug: 'dinner', group_id: MEALIE_GROUP }],
  tags: [{ id: id(25), name: 'Quick', slug: 'quick', group_id: MEALIE_GROUP }],
  tools: [{ id: id(26), name: 'Pot', slug: 'pot', on_hand: 1, group_id: MEALIE_GROUP }],
  recipes: [
    recipe(soup, 'Leek soup', {
      rating: 4,
      recipe_yield: '4 servings',
      org_url: 'https://soups.example/leek',
      last_made: '2023-05-01T18:00:00',
    }),
    recipe(pie, 'Pie', { user_id: ada }),
    recipe(salad, 'Salad', { id: salad.replaceAll('-', ''), user_id: carl.replaceAll('-', '') }),
    recipe(id(14), '', {}),
    recipe(id(15), 'Lost', { group_id: id(999) }),
  ],
  recipe_settings: [
    { recipe_id: soup, public: true, locked: true, disable_amount: false },
    { recipe_id: pie, public: false, disable_amount: true },
  ],
  recipes_ingredients: [
    line(soup, 1, { note: 'chopped', quantity: 200, food_id: id(21), unit_id: id(23) }),
    line(soup, 0, { note: 'salt', title: 'Seasoning' }),
    line(pie, 0, { note: '3 apples', reference_id: id(110).replaceAll('-', '') }),
  ],
  recipe_instructions: [
    { id: id(31), recipe_id: soup, position: 0, text: 'Boil it.' },
    { id: id(32), recipe_id: pie, position: 0, text: 'Peel them.' },
  ],
  recipe_ingredient_ref_link: [{ id: 1, instruction_id: id(32), reference_id: id(110) }],
  notes: [{ id: 1, recipe_id: soup, title: 'Tip', text: 'Better the next day.' }],
  recipe_nutrition: [{ recipe_id: soup, calories: '120' }],
  api_extras: [{ recipee_id: soup, recipe_id: soup, key_name: 'shelf', value: '3' }],
  recipe_assets: [{ id: 1, recipe_id: soup, name: 'Sheet', icon: 'mdi-file', file_name: 'sheet.txt' }],
  recipes_to_tags: [{ recipe_id: soup, tag_id: id(25) }],
  recipes_to_categories: [{ recipe_id: soup, category_id: id(24) }],
  recipes_to_tools: [{ recipe_id: soup, tool_id: id(26) }],
  recipe_comments: [
    { id: id(41), recipe_id: soup, user_id: ada, text: 'Ours is thicker.', created_at: at },
    { id: id(42), recipe_id: soup, user_id: id(998), text: 'Who was that?', created_at: at },
  ],
  recipe_timeline_events: [
    { id: id(43), recipe_id: soup, user_id: bob, subject: 'Recipe Created', event_type: 'system', timestamp: at },
    {
      id: id(44),
      recipe_id: soup,
      user_id: bob,
      subject: 'Bob made this',
      message: 'With cream',
      event_type: 'comment',
      timestamp: '2023-05-01T18:00:00',
    },
  ],
  users_to_favorites: [{ user_id: bob, recipe_id: soup }],
  shopping_lists: [{ id: id(51), name: 'Saturday', group_id: MEALIE_GROUP, created_at: at }],
  shopping_list_items: [
    { id: id(53), shopping_list_id: id(51), position: 1, quantity: 1, note: 'candles', checked: true },
    {
      ...{ id: id(52), shopping_list_id: id(51), position: 0, quantity: 400, note: '', is_food: true },
      ...{ food_id: id(21), unit_id: id(23), label_id: id(20) },
    },
  ],
  shopping_list_item_recipe_reference: [
    { id: id(54), shopping_list_item_id: id(52), recipe_id: soup, recipe_quantity: 200, recipe_scale: 2 },
  ],
  group_meal_plans: [
    { id: 1, group_id: MEALIE_GROUP, user_id: bob, date: '2023-05-01', entry_type: 'lunch', recipe_id: soup },
    { id: 2, group_id: MEALIE_GROUP, date: '2023-05-02', entry_type: 'brunch', title: 'Leftovers', text: 'Pie' },
    { id: 3, group_id: MEALIE_GROUP, date: 'one day', entry_type: 'lunch', title: 'Nothing' },
  ],
  group_meal_plan_rules: [
    { id: id(61), group_id: MEALIE_GROUP, day: 'monday', entry_type: 'dinner' },
    { id: id(62), group_id: MEALIE_GROUP, day: 'someday', entry_type: 'dinner' },
  ],
  plan_rules_to_tags: [{ plan_rule_id: id(61), tag_id: id(25) }],
  cookbooks: [
    {
      ...{ id: id(71), name: 'Fast', slug: 'fast', description: 'Soon ready', position: 1, group_id: MEALIE_GROUP },
      query_filter_string: `tags.id IN ["${id(25)}"]`,
    },
  ],
  cookbooks_to_tags: [{ cookbook_id: id(71), tag_id: id(25) }],
  webhook_urls: [
    {
      ...{ id: id(81), name: 'Display', url: 'https://display.example/', enabled: true, group_id: MEALIE_GROUP },
      scheduled_time: '18:30:00.000000',
    },
  ],
  invite_tokens: [{ token: 'secret', uses_left: 1, group_id: MEALIE_GROUP }],
  report_entries: [{ id: id(91) }, { id: id(92) }],
  robots: [{ id: 1 }],
  ...tables,
});

/** Creates a backup in Mealie's format. */
export const mealieBackup = (picture: Uint8Array, tables: object = {}): File =>
  zipOf(
    {
      'database.json': JSON.stringify(mealieTables(tables)),
      'data/.PLACEHOLDER': '',
      [`data/recipes/${soup}/images/original.webp`]: picture,
      [`data/recipes/${soup}/assets/sheet.txt`]: 'a sheet',
      [`data/recipes/${soup}/images/timeline/${id(44)}/original.webp`]: picture,
      [`data/users/${bob}/profile.webp`]: picture,
    },
    'mealie_2023.05.06.zip',
  );

/** Tables of a version 3 server: households, conditions, personal ratings, sub-recipes. */
export const newerTables = () => {
  const [home, attic] = [id(401), id(402)];
  const older = mealieTables();
  const inGroup = { group_id: MEALIE_GROUP };
  const preferences = { recipe_show_assets: false, recipe_landscape_view: false, recipe_disable_comments: false };
  return {
    ...older,
    alembic_version: [{ version_num: '1d9a002d7234' }],
    // columns that newer versions moved to households
    group_preferences: [
      { ...inGroup, private_group: false, first_day_of_week: 0, recipe_public: false, recipe_disable_amount: true },
    ],
    households: [
      { ...inGroup, id: home, name: 'Home', slug: 'home' },
      { ...inGroup, id: attic, name: 'Attic', slug: 'attic' },
    ],
    household_preferences: [
      {
        ...{ ...preferences, id: id(403), household_id: home, private_household: true, first_day_of_week: 6 },
        ...{ recipe_public: true, recipe_show_nutrition: true, recipe_disable_amount: true },
        lock_recipe_edits_from_other_households: true,
      },
      { ...preferences, id: id(404), household_id: attic, first_day_of_week: 3, recipe_public: false },
    ],
    users: older.users.map((user, index) => ({
      ...{ ...user, household_id: index === 2 ? attic : home, auth_method: index === 2 ? 'OIDC' : 'MEALIE' },
    })),
    ingredient_foods: [
      { ...older.ingredient_foods[0], on_hand: false },
      { ...inGroup, id: id(27), name: 'salt', on_hand: true },
    ],
    ingredient_foods_aliases: [{ id: id(405), food_id: id(21), name: 'porree' }],
    households_to_ingredient_foods: [{ household_id: attic, food_id: id(21) }],
    households_to_tools: [],
    households_to_recipes: [
      { id: id(406), household_id: home, recipe_id: soup, last_made: '2024-05-01T18:00:00' },
      { id: id(407), household_id: attic, recipe_id: soup, last_made: '2025-07-02T18:00:00' },
    ],
    recipes: [
      // table order: a recipe can precede its sub-recipes
      recipe(pie, 'Pie', { user_id: ada, recipe_yield: 'slices', recipe_yield_quantity: 12, recipe_servings: 0 }),
      recipe(salad, 'Salad', { user_id: carl, recipe_yield: '', recipe_yield_quantity: 0, recipe_servings: 3 }),
      recipe(soup, 'Leek soup', { rating: 3.5, last_made: null, recipe_yield: '', recipe_servings: 4 }),
    ],
    recipe_settings: [soup, pie, salad].map((recipe_id) => ({ recipe_id, public: true, disable_amount: true })),
    recipes_ingredients: [
      line(soup, 0, { note: 'salt to taste', quantity: 0 }),
      line(soup, 1, { note: '', quantity: 200, food_id: id(21), unit_id: id(23), original_text: '200 g leeks' }),
      line(pie, 0, { quantity: 2, note: 'cold', referenced_recipe_id: salad }),
      line(pie, 1, { quantity: 0, note: '', referenced_recipe_id: soup.replaceAll('-', '') }),
      line(salad, 0, { quantity: 1, note: 'on top', referenced_recipe_id: soup }),
    ],
    recipe_instructions: [
      { id: id(31), recipe_id: soup, position: 0, title: '', summary: 'The boiling', text: 'Boil it.' },
    ],
    recipe_ingredient_ref_link: [],
    users_to_favorites: [],
    users_to_recipes: [
      { id: id(411), user_id: bob, recipe_id: soup, rating: 3, is_favorite: true },
      { id: id(412), user_id: ada, recipe_id: soup, rating: 4, is_favorite: false },
    ],
    shopping_lists: [{ ...inGroup, id: id(51), name: 'Saturday', user_id: bob, created_at: at }],
    group_meal_plan_rules: [
      {
        ...inGroup,
        id: id(61),
        household_id: home,
        day: 'monday',
        entry_type: 'dinner',
        query_filter_string: `tags.id CONTAINS ALL ["${id(25)}"] AND recipe_category.id IN ["${id(24)}"]`,
      },
      {
        ...inGroup,
        id: id(62),
        household_id: attic,
        day: 'unset',
        entry_type: 'lunch',
        query_filter_string: `household_id IN ["${attic}"]`,
      },
      { ...inGroup, id: id(63), household_id: attic, day: 'friday', entry_type: 'unset', query_filter_string: '' },
    ],
    // saved before conditions existed
    plan_rules_to_tags: [{ plan_rule_id: id(63), tag_id: id(25) }],
    plan_rules_to_households: [{ group_plan_rule_id: id(62), household_id: attic }],
    cookbooks: [
      {
        ...inGroup,
        id: id(71),
        household_id: home,
        name: 'Fast',
        slug: 'fast',
        position: 1,
        query_filter_string: `tags.id IN ["${id(25)}"]`,
      },
      {
        ...inGroup,
        id: id(72),
        household_id: attic,
        name: 'Fast',
        slug: 'fast-1',
        position: 1,
        query_filter_string: `user_id = "${ada}" OR rating > 5`,
      },
      {
        ...inGroup,
        id: id(73),
        household_id: attic,
        name: 'Of the attic',
        slug: 'of-the-attic',
        position: 2,
        query_filter_string: `household_id = "${attic}"`,
      },
    ],
    cookbooks_to_tags: [],
    cookbooks_to_categories: [{ cookbook_id: id(71), category_id: id(999) }],
    webhook_urls: older.webhook_urls.map((webhook) => ({ ...webhook, household_id: home })),
    ai_providers: [{ id: id(421), name: 'Model', api_key: 'secret', model: 'large' }],
    recipe_actions: [
      {
        ...inGroup,
        id: id(422),
        household_id: home,
        action_type: 'link',
        title: 'Print',
        url: 'https://printer.example/?of=${slug}',
      },
    ],
    robots: [],
  };
};
