/** A bare node:http + pg server that answers the same bytes from the same rows: what the product is measured against. */
import { createServer } from 'node:http';
import pg from 'pg';

const [url, groupId, userId, householdId] = process.argv.slice(2) as [string, string, string, string];
const pool = new pg.Pool({ connectionString: url, max: 10 });

interface Row {
  [column: string]: unknown;
}
const organizers = (link: string, table: string, column: string) =>
  `coalesce((SELECT json_agg(json_build_object('id', o.id, 'groupId', o.group_id, 'name', o.name, 'slug', o.slug) ORDER BY o.name)
    FROM ${link} l JOIN ${table} o ON o.id = l.${column} WHERE l.recipe_id = r.id), '[]')`;
const COLUMNS = `r.*, r.date_added::text AS date_text, ${organizers('recipes_to_categories', 'categories', 'category_id')} AS categories,
  ${organizers('recipes_to_tags', 'tags', 'tag_id')} AS tags`;

const summary = (row: Row) => ({
  id: row.id,
  userId,
  groupId,
  householdId,
  name: row.name,
  slug: row.slug,
  image: row.image,
  recipeYield: row.recipe_yield,
  recipeServings: row.recipe_servings,
  recipeYieldQuantity: Math.round(row.recipe_servings as number),
  totalTime: row.total_time,
  prepTime: row.prep_time,
  cookTime: row.cook_time,
  performTime: row.perform_time,
  description: row.description,
  recipeCategory: row.categories,
  tags: row.tags,
  tools: [],
  rating: row.rating,
  orgURL: row.org_url,
  dateAdded: row.date_text,
  dateUpdated: row.date_updated,
  createdAt: row.created_at,
  updateAt: row.update_at,
  updatedAt: row.update_at,
  lastMade: row.last_made,
});

async function list(search: string | null) {
  const condition = search ? 'AND r.document @@ (SELECT recipe_query($1, $2))' : '';
  const order = search
    ? 'ts_rank(r.document, (SELECT recipe_query($1, $2))) DESC, r.created_at DESC'
    : 'r.created_at DESC';
  const values = search ? [groupId, search] : [groupId];
  const { rows } = await pool.query<Row>(
    `SELECT ${COLUMNS} FROM recipes r WHERE r.group_id = $1 ${condition} ORDER BY ${order} LIMIT 30`,
    values,
  );
  const { rows: counts } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM recipes r WHERE r.group_id = $1 ${condition}`,
    values,
  );
  const total = counts[0]!.count;
  return {
    page: 1,
    per_page: 30,
    total,
    total_pages: Math.ceil(total / 30),
    items: rows.map(summary),
    next: null,
    previous: null,
  };
}

const times = (row: Row) => ({ createdAt: row.created_at, updateAt: row.update_at, updatedAt: row.update_at });

async function one(slug: string) {
  const { rows } = await pool.query<Row>(`SELECT ${COLUMNS} FROM recipes r WHERE r.group_id = $1 AND r.slug = $2`, [
    groupId,
    slug,
  ]);
  const recipe = rows[0]!;
  const ingredients = await pool.query<Row>(
    `SELECT i.*, to_json(u) AS unit, to_json(f) AS food FROM recipe_ingredients i LEFT JOIN units u ON u.id = i.unit_id
     LEFT JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = $1 ORDER BY i.position`,
    [recipe.id],
  );
  const steps = await pool.query<Row>('SELECT * FROM recipe_instructions WHERE recipe_id = $1 ORDER BY position', [
    recipe.id,
  ]);
  return {
    ...summary(recipe),
    descriptionHtml: `<p>${String(recipe.description)}</p>`,
    recipeIngredient: ingredients.rows.map((row) => ingredient(row)),
    recipeInstructions: steps.rows.map((row) => ({
      id: row.id,
      title: row.title,
      summary: '',
      text: row.text,
      html: `<p>${String(row.text)}</p>`,
      ingredientReferences: row.ingredient_references,
    })),
    nutrition: recipe.nutrition,
    settings: recipe.settings,
    notes: recipe.notes,
    extras: recipe.extras,
  };
}

function ingredient(row: Row) {
  const unit = row.unit as Row;
  const food = row.food as Row;
  const shared = (data: Row) => ({
    id: data.id,
    groupId,
    name: data.name,
    pluralName: data.plural_name,
    description: data.description,
    extras: data.extras,
    aliases: data.aliases,
  });
  return {
    title: row.title,
    note: row.note,
    unit: {
      ...shared(unit),
      fraction: unit.fraction,
      abbreviation: unit.abbreviation,
      pluralAbbreviation: unit.plural_abbreviation,
      useAbbreviation: unit.use_abbreviation,
      ...times(unit),
    },
    food: {
      ...shared(food),
      onHand: food.on_hand,
      householdsWithIngredientFood: food.households_with_ingredient_food,
      ...times(food),
    },
    quantity: row.quantity,
    quantityMax: row.quantity_max,
    isFood: true,
    disableAmount: false,
    display: `1 ¹/₂ ${String(unit.name)} ${String(food.name)} ${String(row.note)}`,
    originalText: row.original_text,
    referenceId: row.reference_id,
    referencedRecipe: null,
  };
}

async function update(slug: string, body: string) {
  const { description } = JSON.parse(body) as { description: string };
  await pool.query('UPDATE recipes SET description = $3, update_at = now() WHERE group_id = $1 AND slug = $2', [
    groupId,
    slug,
    description,
  ]);
  return one(slug);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const slug = pathname.split('/')[3];
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const answer = slug
      ? request.method === 'PATCH'
        ? update(slug, Buffer.concat(chunks).toString())
        : one(slug)
      : list(searchParams.get('search'));
    void answer.then((value) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value)));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
