import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { columns, type FilterAttributes, type ListQuery, type ListSpec } from '#persistence';
import { ORGANIZER_KINDS, type OrganizerKind } from '#organizers';
import type { Actor } from '#platform';
import type { Recipe } from './recipe.entity.ts';

export interface RecipeQuery extends ListQuery {
  categories?: string[];
  tags?: string[];
  tools?: string[];
  foods?: string[];
  requireAllCategories?: boolean;
  requireAllTags?: boolean;
  requireAllTools?: boolean;
  requireAllFoods?: boolean;
}

const plain = columns('r', {
  id: 'uuid',
  group_id: 'uuid',
  name: 'text',
  slug: 'text',
  description: 'text',
  recipe_yield: 'text',
  recipe_servings: 'number',
  total_time: 'text',
  prep_time: 'text',
  cook_time: 'text',
  perform_time: 'text',
  rating: 'number',
  org_url: 'text',
  date_added: 'date',
  date_updated: 'datetime',
  created_at: 'datetime',
  update_at: 'datetime',
  last_made: 'datetime',
});

/** `tags.name` and the like: paths to organizers, foods and units. */
function relationFilters(): FilterAttributes {
  const filters: FilterAttributes = {
    user_id: { type: 'uuid', sql: '"r"."owner_id"' },
    'user.id': { type: 'uuid', sql: '"r"."owner_id"' },
  };
  const names = ['recipe_category', 'tags', 'tools'];
  ORGANIZER_KINDS.forEach((kind, index) => {
    const from = `FROM ${kind.link} l JOIN ${kind.table} o ON o.id = l.${kind.column} WHERE l.recipe_id = "r"."id"`;
    for (const field of ['id', 'name', 'slug']) {
      filters[`${names[index]}.${field}`] = { type: field === 'id' ? 'uuid' : 'text', sql: `o.${field}`, from };
    }
  });
  const foods = 'FROM recipe_ingredients i JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = "r"."id"';
  filters['recipe_ingredient.food.id'] = { type: 'uuid', sql: 'f.id', from: foods };
  filters['recipe_ingredient.food.name'] = { type: 'text', sql: 'f.name', from: foods };
  return filters;
}

const SETTINGS = [
  'public',
  'locked',
  'disable_amount',
  'disable_comments',
  'show_nutrition',
  'show_assets',
  'landscape_view',
];
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const settingFilters = (): FilterAttributes =>
  Object.fromEntries(
    SETTINGS.map((name) => [
      `settings.${name}`,
      { type: 'boolean', sql: `("r"."settings"->>'${camelCase(name)}')::boolean` },
    ]),
  );

export const recipeListSpec: ListSpec<Recipe> = {
  path: '/recipes',
  order: plain.order,
  nullable: ['recipe_yield', 'total_time', 'prep_time', 'cook_time', 'perform_time', 'rating', 'org_url', 'last_made'],
  filter: { ...plain.filter, ...relationFilters(), ...settingFilters() },
};

/** What a person typed, as the query of PostgreSQL that searchRecipes takes; found once, since slips cost a look at all words. */
export async function searchQuery(
  manager: EntityManager,
  { groupId }: Actor,
  text: string | undefined,
): Promise<string | null> {
  if (!text?.trim()) return null;
  const [row] = await manager.query<{ query: string }[]>('SELECT recipe_query($1, $2)::text AS query', [groupId, text]);
  return row?.query ?? null;
}

/** All words are found, each as a part of a word or misspelt; the best matches come first. */
export function searchRecipes(query: string) {
  return (builder: SelectQueryBuilder<Recipe>): void => {
    builder
      .andWhere('r.document @@ :searchQuery::tsquery')
      .addOrderBy('ts_rank(r.document, :searchQuery::tsquery)', 'DESC')
      .setParameters({ searchQuery: query });
  };
}

/** Restricts to recipes with the given organizers and foods: any of the values of a kind, or all of them. */
export function filterByOrganizers(builder: SelectQueryBuilder<Recipe>, query: RecipeQuery): void {
  const [categories, tags, tools] = ORGANIZER_KINDS;
  filterByKind(builder, categories, query.categories, query.requireAllCategories);
  filterByKind(builder, tags, query.tags, query.requireAllTags);
  filterByKind(builder, tools, query.tools, query.requireAllTools);
  filterByFoods(builder, query.foods, query.requireAllFoods);
}

function filterByKind(
  builder: SelectQueryBuilder<Recipe>,
  kind: OrganizerKind,
  values: string[] = [],
  all = false,
): void {
  const wanted = [...new Set(values)];
  if (!wanted.length) return;
  const { link, column, table } = kind;
  const key = `wanted_${table}`;
  const from = `FROM ${link} l JOIN ${table} o ON o.id = l.${column} WHERE l.recipe_id = r.id AND (o.slug = ANY(:${key}) OR o.id::text = ANY(:${key}))`;
  const condition = all ? `(SELECT count(DISTINCT o.id) ${from}) = :${key}_count` : `EXISTS (SELECT 1 ${from})`;
  builder.andWhere(condition, { [key]: wanted, [`${key}_count`]: wanted.length });
}

function filterByFoods(builder: SelectQueryBuilder<Recipe>, values: string[] = [], all = false): void {
  const foods = [...new Set(values)];
  if (!foods.length) return;
  const from = 'FROM recipe_ingredients i WHERE i.recipe_id = r.id AND i.food_id = ANY(:foods::uuid[])';
  const condition = all ? `(SELECT count(DISTINCT i.food_id) ${from}) = :foodCount` : `EXISTS (SELECT 1 ${from})`;
  builder.andWhere(condition, { foods, foodCount: foods.length });
}
