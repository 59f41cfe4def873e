import { join } from 'node:path';
import pg from 'pg';
import { v4 as uuid } from 'uuid';
import { mealieTables } from '#testing/mealie-backup';
import { zipOf } from '#testing/zip';
import { signIn } from './support/account.ts';
import { addRecipes, ended, filesIn, KILLS, leftBehind, Moments, noisyPicture, stateOf } from './support/backups.ts';
import { Server } from './support/server.ts';

const TIME = 120_000 + KILLS * 60_000;
const server = new Server();

beforeAll(() => server.start(), 60_000);
afterAll(() => server.end());

/** Begins a task, kills the product while that is at it but for turn 0, and waits until another process has finished it. */
async function killed(moments: Moments, turn: number, begin: () => Promise<{ data?: { taskId: number } }>) {
  const begun = Date.now();
  const { data } = await begin();
  if (turn) {
    await moments.reach(turn);
    await server.dies();
  }
  return {
    end: async () => {
      expect(await ended(server.current, data!.taskId)).toBe('finished');
      moments.tookSince(begun);
      expect(await leftBehind(server.product.databaseUrl, server.folder)).toEqual([]);
    },
  };
}

async function query<T extends object>(text: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

async function backUp(): Promise<{ path: { file: string } }> {
  const { data } = await server.api.POST('/admin/backups');
  expect(await ended(server.current, data.taskId)).toBe('finished');
  const file = (await server.api.GET('/admin/backups')).data.imports.find(({ kind }) => kind === 'manual')!.name;
  return { path: { file } };
}

const pictures = () => filesIn(join(server.folder, 'recipes'));

describe(`killed ${KILLS} times`, () => {
  it(
    'a restoration of recipes and lists brings each back once',
    async () => {
      await addRecipes(server.api, 8, 'Soup');
      for (let number = 0; number < 12; number++) {
        const { data } = await server.api.POST('/groups/shopping/lists', { body: { name: `List ${number}` } });
        await server.api.POST('/groups/shopping/items', { body: { shoppingListId: data.id, note: 'candles' } });
      }
      const [group] = (await server.api.GET('/admin/groups')).data.items;
      const found = async () => ({
        recipes: await query(
          `SELECT r.id, name, slug, image, (SELECT string_agg(note, ',') FROM recipe_ingredients WHERE recipe_id = r.id) AS lines,
             (SELECT string_agg(text, ',') FROM recipe_instructions WHERE recipe_id = r.id) AS steps
           FROM recipes r WHERE group_id = $1 ORDER BY r.id`,
          [group!.id],
        ),
        lists: await query<{ id: string }>(
          `SELECT l.id, name, (SELECT string_agg(note, ',') FROM shopping_items WHERE shopping_list_id = l.id) AS items
           FROM shopping_lists l WHERE group_id = $1 ORDER BY l.id`,
          [group!.id],
        ),
        pictures: pictures(),
      });
      const saved = await found();
      const [recipes, shoppingLists] = [saved.recipes as { id: string }[], saved.lists].map((rows) =>
        rows.map(({ id }) => id),
      );
      const params = await backUp();
      const moments = new Moments();
      for (let turn = 0; turn <= KILLS; turn++) {
        for (const id of recipes!) await server.api.DELETE('/recipes/{slug}', { params: { path: { slug: id } } });
        for (const id of shoppingLists!)
          await server.api.DELETE('/groups/shopping/lists/{id}', { params: { path: { id } } });
        const body = { groupId: group!.id, recipes: recipes!, shoppingLists: shoppingLists! };
        const { end } = await killed(moments, turn, () =>
          server.api.POST('/admin/backups/{file}/restore-parts', { params, body }),
        );
        await end();
        expect(await found()).toEqual(saved);
      }
    },
    TIME,
  );

  it(
    'that of a group brings all of its rows or none',
    async () => {
      const { data: group } = await server.api.POST('/admin/groups', { body: { name: 'Mill' } });
      const account = { username: 'miller', email: 'miller@example.com', password: 'correct horse' };
      const { data: miller } = await server.api.POST('/users', { body: { ...account, group: 'Mill' } });
      await addRecipes(await signIn(server.product.url, 'miller'), 8, 'Bread');
      const params = await backUp();
      // words that its search knows of texts that are gone do not come back
      const state = async () => {
        const { tables, files } = await stateOf(server.product.databaseUrl, server.folder);
        return { tables: Object.entries(tables).filter(([name]) => name !== 'recipe_words'), files };
      };
      const saved = await state();
      const moments = new Moments();
      for (let turn = 0; turn <= KILLS; turn++) {
        await server.api.DELETE('/admin/users/{id}', { params: { path: { id: miller.id } } });
        await server.api.DELETE('/admin/groups/{id}', { params: { path: { id: group.id } } });
        const counted = `SELECT (SELECT count(*)::int FROM groups WHERE id = $1) AS groups,
          (SELECT count(*)::int FROM users WHERE group_id = $1) AS users,
          (SELECT count(*)::int FROM recipes WHERE group_id = $1) AS recipes`;
        expect(await query(counted, [group.id])).toEqual([{ groups: 0, users: 0, recipes: 0 }]);
        const { end } = await killed(moments, turn, () =>
          server.api.POST('/admin/backups/{file}/restore-parts', { params, body: { groupId: group.id, whole: true } }),
        );
        const [counts] = await query<{ groups: number }>(counted, [group.id]);
        expect(counts).toEqual(
          counts!.groups ? { groups: 1, users: 1, recipes: 8 } : { groups: 0, users: 0, recipes: 0 },
        );
        await end();
        expect(await state()).toEqual(saved);
      }
    },
    TIME,
  );

  it(
    'another server comes in with each of its things once',
    async () => {
      const count = 24;
      const picture = await noisyPicture();
      const before = pictures().length;
      const moments = new Moments();
      let each: string[] | undefined;
      for (let turn = 0; turn <= KILLS; turn++) {
        const other = serverOf(count, turn, picture);
        const form = new FormData();
        form.set('archive', other.archive);
        const { data: uploaded } = await server.api.POST('/admin/backups/upload', {
          body: form as never,
          bodySerializer: (body) => body as unknown as FormData,
        });
        expect(await ended(server.current, uploaded.taskId)).toBe('finished');
        const { name: file } = (await server.api.GET('/admin/backups')).data.imports.find(
          ({ kind }) => kind === 'otherProgram',
        )!;
        const { end } = await killed(moments, turn, () =>
          server.api.POST('/admin/backups/{file}/bring-in', {
            params: { path: { file } },
            body: { groups: [{ id: other.groupId }] },
          }),
        );
        await end();
        const [group] = (
          await server.api.GET('/admin/groups', { params: { query: { perPage: -1 } } })
        ).data.items.filter(({ name }) => name === other.name);
        const counts = await query(
          `SELECT (SELECT count(*)::int FROM recipes WHERE group_id = $1) AS recipes,
             (SELECT count(DISTINCT name)::int FROM recipes WHERE group_id = $1) AS names,
             (SELECT count(*)::int FROM recipe_ingredients i JOIN recipes r ON r.id = i.recipe_id WHERE r.group_id = $1) AS lines,
             (SELECT count(*)::int FROM recipe_comments c JOIN recipes r ON r.id = c.recipe_id WHERE r.group_id = $1) AS comments,
             (SELECT count(*)::int FROM timeline_events e JOIN recipes r ON r.id = e.recipe_id WHERE r.group_id = $1) AS events,
             (SELECT count(*)::int FROM users WHERE group_id = $1) AS people,
             (SELECT count(*)::int FROM shopping_lists WHERE group_id = $1) AS lists,
             (SELECT count(*)::int FROM shopping_items i JOIN shopping_lists l ON l.id = i.shopping_list_id WHERE l.group_id = $1) AS items,
             (SELECT count(*)::int FROM mealplans WHERE group_id = $1) AS meals,
             (SELECT count(*)::int FROM cookbooks WHERE group_id = $1) AS cookbooks,
             (SELECT count(*)::int FROM mealplan_rules WHERE group_id = $1) AS rules,
             (SELECT count(*)::int FROM webhooks WHERE group_id = $1) AS webhooks,
             (SELECT count(*)::int FROM foods WHERE group_id = $1 AND name = 'leek') AS leeks,
             (SELECT count(*)::int FROM tags WHERE group_id = $1) AS tags`,
          [group!.id],
        );
        expect(counts).toEqual([
          {
            ...{ recipes: count, names: count, lines: count, comments: count, events: count, people: 2, lists: count },
            ...{ items: count, meals: count, cookbooks: 1, rules: 1, webhooks: 1, leeks: 1, tags: 1 },
          },
        ]);
        // every recipe has the same picture, and there is no other file
        const ids = await query<{ id: string }>('SELECT id FROM recipes WHERE group_id = $1', [group!.id]);
        const files = pictures();
        for (const { id } of ids) {
          const own = files.flatMap((line) => (line.startsWith(`${id}/`) ? line.slice(id.length + 1) : []));
          each ??= own;
          expect(own).toEqual(each);
        }
        expect(files.length).toBe(before + (turn + 1) * count * each!.length);
      }
    },
    TIME,
  );
});

/** A small server of its own, of which nothing is on the other ones. */
function serverOf(count: number, number: number, picture: Uint8Array) {
  const [groupId, person, food, tag] = [uuid(), uuid(), uuid(), uuid()];
  const name = `Millers ${number}`;
  const of = { group_id: groupId };
  const recipes = Array.from({ length: count }, (_, index) => ({
    ...{ ...of, id: uuid(), user_id: person, name: `Pie ${index}`, slug: `pie-${index}` },
    created_at: '2023-02-04T13:36:33',
  }));
  const everyRecipe = <T extends object>(row: (id: string, index: number) => T) =>
    recipes.map(({ id }, index) => row(id, index));
  const lists = recipes.map((_, index) => ({ ...of, id: uuid(), name: `List ${index}` }));
  const user = { ...of, password: 'LDAP', full_name: 'Somebody' };
  const tables = mealieTables({
    groups: [{ id: groupId, name, slug: `millers-${number}` }],
    group_preferences: [],
    users: [
      { ...user, id: person, username: `mia${number}`, email: `mia${number}@example.com` },
      { ...user, id: uuid(), username: `max${number}`, email: `max${number}@example.com` },
    ],
    multi_purpose_labels: [],
    ingredient_foods: [{ ...of, id: food, name: 'leek' }],
    ingredient_units: [],
    categories: [],
    tags: [{ ...of, id: tag, name: 'Quick', slug: 'quick' }],
    tools: [],
    recipes,
    recipe_settings: [],
    recipes_ingredients: everyRecipe((recipe_id) => ({ recipe_id, position: 0, quantity: 2, food_id: food })),
    recipe_instructions: [],
    recipe_ingredient_ref_link: [],
    notes: [],
    recipe_nutrition: [],
    api_extras: [],
    recipe_assets: [],
    recipes_to_tags: everyRecipe((recipe_id) => ({ recipe_id, tag_id: tag })),
    recipes_to_categories: [],
    recipes_to_tools: [],
    recipe_comments: everyRecipe((recipe_id) => ({ id: uuid(), recipe_id, user_id: person, text: 'Ours is thicker.' })),
    recipe_timeline_events: [],
    users_to_favorites: [],
    shopping_lists: lists,
    shopping_list_items: lists.map(({ id }) => ({ id: uuid(), shopping_list_id: id, position: 0, note: 'candles' })),
    shopping_list_item_recipe_reference: [],
    group_meal_plans: everyRecipe((recipe_id, index) => ({
      ...{ ...of, id: index + 1, user_id: person, date: '2023-05-01', entry_type: 'lunch', recipe_id },
    })),
    group_meal_plan_rules: [{ ...of, id: uuid(), day: 'monday', entry_type: 'dinner' }],
    plan_rules_to_tags: [],
    cookbooks: [{ ...of, id: uuid(), name: 'Fast', slug: 'fast', position: 1 }],
    cookbooks_to_tags: [],
    webhook_urls: [
      { ...of, id: uuid(), name: 'Display', url: 'https://display.example/', scheduled_time: '18:30:00.000000' },
    ],
  });
  const files = recipes.map(({ id }) => [`data/recipes/${id}/images/original.webp`, picture]);
  const archive = zipOf({
    'database.json': JSON.stringify(tables),
    'data/.PLACEHOLDER': '',
    ...(Object.fromEntries(files) as Record<string, Uint8Array>),
  });
  return { archive, groupId, name };
}
