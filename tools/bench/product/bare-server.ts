/**
 * A bare node:http + pg server with the same JSON from the same rows, for comparison. It reads a field from the
 * column of its name, computes those in `COMPUTED`, and takes others from one response of the product.
 */
import { createServer } from 'node:http';
import pg from 'pg';

export interface Order {
  databaseUrl: string;
  groupId: string;
  /** Answers of the product to `/api/recipes` and `/api/recipes/{slug}`. */
  list: { items: Fields[] };
  shoppingList: Fields & { listItems: Fields[] };
  recipe: Fields & { recipeIngredient: Fields[]; recipeInstructions: Fields[] };
}
interface Fields {
  [name: string]: unknown;
}
type Computed = Record<string, (example: unknown) => string>;

let pool: pg.Pool;
/** Types of columns, by table. */
const columns = new Map<string, Map<string, string>>();

const organizers = (link: string, table: string, column: string) => (example: unknown) =>
  `coalesce((SELECT json_agg(${json('o', table, (example as Fields[])[0]!)} ORDER BY o.name)
    FROM ${link} l JOIN ${table} o ON o.id = l.${column} WHERE l.recipe_id = r.id), '[]')`;

const COMPUTED: Record<string, Computed> = {
  recipes: {
    updatedAt: () => 'r.update_at',
    descriptionHtml: () => "'<p>' || r.description || '</p>'",
    recipeCategory: organizers('recipes_to_categories', 'categories', 'category_id'),
    tags: organizers('recipes_to_tags', 'tags', 'tag_id'),
  },
  recipe_ingredients: {
    unit: (example) => json('u', 'units', example as Fields),
    food: (example) => json('f', 'foods', example as Fields),
    display: () => "'1 ¹/₂ ' || u.name || ' ' || f.name || ' ' || i.note",
  },
  recipe_instructions: { html: () => "'<p>' || s.text || '</p>'" },
  shopping_lists: { updatedAt: () => 'l.update_at' },
  shopping_items: {
    updatedAt: () => 'i.update_at',
    unit: (example) => json('u', 'units', example as Fields),
    food: (example) => json('f', 'foods', example as Fields),
    display: () => "'1 ¹/₂ ' || u.name || ' ' || f.name",
    parts: (example) => {
      const constant = pg.escapeLiteral(JSON.stringify((example as Fields[])[0]));
      const varying = "'id', p->'id', 'unitId', u.id, 'display', '1 ¹/₂ ' || u.name";
      return `(SELECT jsonb_agg(${constant}::jsonb || jsonb_build_object(${varying})) FROM jsonb_array_elements(i.parts) p)`;
    },
  },
  units: { updatedAt: () => 'u.update_at' },
  foods: { updatedAt: () => 'f.update_at' },
};

const columnName = (field: string) => field.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

/** The SQL of each field that differs from row to row. */
function expressions(alias: string, table: string, example: Fields): [string, string][] {
  return Object.entries(example).flatMap(([field, value]): [string, string][] => {
    const computed = COMPUTED[table]?.[field];
    if (computed) return [[field, computed(value)]];
    const type = columns.get(table)!.get(columnName(field));
    if (!type) return [];
    return [[field, `${alias}.${columnName(field)}${type === 'date' ? '::text' : ''}`]];
  });
}

const selected = (alias: string, table: string, example: Fields) =>
  expressions(alias, table, example)
    .map(([field, sql]) => `${sql} AS "${field}"`)
    .join(', ');

function json(alias: string, table: string, example: Fields): string {
  const varying = new Map(expressions(alias, table, example));
  const pairs = Object.entries(example).map(
    ([field, value]) => `'${field}', ${varying.get(field) ?? pg.escapeLiteral(JSON.stringify(value)) + '::json'}`,
  );
  return `json_build_object(${pairs.join(', ')})`;
}

async function query<T extends pg.QueryResultRow = Fields>(sql: string, values: unknown[]): Promise<T[]> {
  return (await pool.query<T>(sql, values)).rows;
}

async function readColumns() {
  const rows = await query<{ table_name: string; column_name: string; data_type: string }>(
    `SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'`,
    [],
  );
  for (const { table_name, column_name, data_type } of rows) {
    if (!columns.has(table_name)) columns.set(table_name, new Map());
    columns.get(table_name)!.set(column_name, data_type);
  }
}

function lists({ groupId, list }: Order) {
  const example = list.items[0]!;
  const select = selected('r', 'recipes', example);
  return async () => {
    const rows = await query(
      `SELECT ${select} FROM recipes r WHERE r.group_id = $1 ORDER BY r.created_at DESC LIMIT 30`,
      [groupId],
    );
    const [counted] = await query<{ total: number }>(
      'SELECT count(*)::int AS total FROM recipes r WHERE r.group_id = $1',
      [groupId],
    );
    const total = counted!.total;
    const pages = { total, total_pages: Math.ceil(total / 30), next: null, previous: null };
    return { ...list, ...pages, items: rows.map((row) => ({ ...example, ...row })) };
  };
}

function recipes({ groupId, recipe }: Order) {
  const ingredient = recipe.recipeIngredient[0]!;
  const step = recipe.recipeInstructions[0]!;
  const sql = {
    recipe: `SELECT ${selected('r', 'recipes', recipe)} FROM recipes r WHERE r.group_id = $1 AND r.slug = $2`,
    ingredients: `SELECT ${selected('i', 'recipe_ingredients', ingredient)} FROM recipe_ingredients i
      LEFT JOIN units u ON u.id = i.unit_id LEFT JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = $1 ORDER BY i.position`,
    steps: `SELECT ${selected('s', 'recipe_instructions', step)} FROM recipe_instructions s
      WHERE s.recipe_id = $1 ORDER BY s.position`,
  };
  return async (slug: string) => {
    const [row] = await query(sql.recipe, [groupId, slug]);
    const ingredients = await query(sql.ingredients, [row!['id']]);
    const steps = await query(sql.steps, [row!['id']]);
    return {
      ...recipe,
      ...row,
      recipeIngredient: ingredients.map((one) => ({ ...ingredient, ...one })),
      recipeInstructions: steps.map((one) => ({ ...step, ...one })),
    };
  };
}

function shoppingLists({ groupId, shoppingList }: Order) {
  const item = shoppingList.listItems[0]!;
  const sql = {
    list: `SELECT ${selected('l', 'shopping_lists', shoppingList)} FROM shopping_lists l WHERE l.group_id = $1 AND l.id = $2`,
    items: `SELECT ${selected('i', 'shopping_items', item)} FROM shopping_items i LEFT JOIN units u ON u.id = i.unit_id
      LEFT JOIN foods f ON f.id = i.food_id WHERE i.shopping_list_id = $1 ORDER BY i.position, i.id`,
  };
  return async (id: string) => {
    const [row] = await query(sql.list, [groupId, id]);
    const items = await query(sql.items, [id]);
    return { ...shoppingList, ...row, listItems: items.map((one) => ({ ...item, ...one })) };
  };
}

async function update(groupId: string, slug: string, body: string) {
  const { description } = JSON.parse(body) as { description: string };
  await query('UPDATE recipes SET description = $3, update_at = now() WHERE group_id = $1 AND slug = $2', [
    groupId,
    slug,
    description,
  ]);
}

async function serve(order: Order) {
  pool = new pg.Pool({ connectionString: order.databaseUrl, max: 10 });
  await readColumns();
  const list = lists(order);
  const recipe = recipes(order);
  const shoppingList = shoppingLists(order);
  const answer = async (method: string, address: string, body: string) => {
    const { pathname } = new URL(address, 'http://bare');
    const listId = /^\/api\/groups\/shopping\/lists\/(.+)$/.exec(pathname)?.[1];
    if (listId) return shoppingList(listId);
    const slug = pathname.split('/')[3];
    if (!slug) return list();
    if (method === 'PATCH') await update(order.groupId, slug, body);
    return recipe(slug);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(request.method!, request.url!, Buffer.concat(chunks).toString()).then((value) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
      );
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
}

process.once('message', (order) => void serve(order as Order));
