import type { SelectQueryBuilder } from 'typeorm';
import type { QueryParams } from '#contract';
import { resolve } from '#contract/document';
import { User } from '#identity';
import { Food } from '#organizers';
import {
  compileFilter,
  type CompiledFilter,
  type Context,
  type FilterAttributes,
  hasOrHadAnySlug,
  joinTableOf,
  type JoinTableNames,
  filterableColumns,
  snakeCase,
  tableOf,
} from '#persistence';
import { filterByFit } from '../persons/fit-condition.ts';
import { loadAvoidance } from '../persons/load-persons.ts';
import { RecipeRating } from '../ratings/recipe-rating.entity.ts';
import { ORGANIZERS } from './recipe-loader.ts';
import { Recipe } from './recipe.entity.ts';

export type RecipeQuery = QueryParams<'listRecipes'>;
/** Filter of a list of recipes, without paging and search. */
export interface RecipeFilter extends Omit<RecipeQuery, 'page' | 'perPage' | 'search' | 'cookbook'> {
  /** Condition of a cookbook in the syntax of `queryFilter`. */
  savedFilter?: string;
}
type Builder = SelectQueryBuilder<Recipe>;

const propertiesOf = (schema: string) => resolve({ $ref: `#/components/schemas/${schema}` }).properties ?? {};
const pageProperties = propertiesOf('Recipe');
const listProperties = propertiesOf('RecipeSummary');

/** Selects recipes without long columns that only the page of a recipe shows. */
export function selectListColumns(context: Context): Builder {
  const { columns } = context.manager.connection.getMetadata(Recipe);
  const names = columns.filter(
    ({ isSelect, propertyName: name }) => isSelect && (name in listProperties || !(name in pageProperties)),
  );
  return context
    .repository(Recipe)
    .select('r')
    .select(names.map(({ propertyName }) => `r.${propertyName}`));
}

/** Saved filters name organizers by their slugs at that time. */
const everySlug = ' CROSS JOIN LATERAL unnest(array_append(o.former_slugs, o.slug)) slugs (slug)';

/** Attributes of queryFilter in addition to the columns: settings, and paths such as `tags.name`. */
export function recipeAttributes(context: Context): FilterAttributes {
  const attributes: FilterAttributes = {
    user_id: { type: 'uuid', sql: 'r.owner_id' },
    'user.id': { type: 'uuid', sql: 'r.owner_id' },
    ...settingsAttributes(),
  };
  for (const property of ORGANIZERS) {
    const own = organizersFrom(joinTableOf(context, Recipe, property));
    for (const field of ['id', 'name', 'slug']) {
      attributes[`${snakeCase(property)}.${field}`] = {
        type: field === 'id' ? 'uuid' : 'text',
        sql: field === 'slug' ? 'slugs.slug' : `o.${field}`,
        from: field === 'slug' ? own.replace(' WHERE ', `${everySlug} WHERE `) : own,
      };
    }
  }
  const from = `FROM recipe_ingredients i JOIN ${tableOf(context, Food)} f ON f.id = i.food_id WHERE i.recipe_id = r.id`;
  attributes['recipe_ingredient.food.id'] = { type: 'uuid', sql: 'f.id', from };
  attributes['recipe_ingredient.food.name'] = { type: 'text', sql: 'f.name', from };
  return attributes;
}

/** Compiles a saved condition to SQL; throws 400 if it is invalid. */
export function savedCondition(context: Context, text: string): CompiledFilter {
  const { filter } = filterableColumns(context.manager.connection.getMetadata(Recipe), 'r');
  return compileFilter(text, { ...filter, ...recipeAttributes(context) }, 'saved');
}

/** Attributes such as `settings.public`, for all settings of the contract. */
function settingsAttributes(): FilterAttributes {
  const names = Object.keys(propertiesOf('RecipeSettings'));
  return Object.fromEntries(
    names.map((name) => [`settings.${snakeCase(name)}`, { type: 'boolean', sql: `(r.settings->>'${name}')::boolean` }]),
  );
}

/** Restricts a query to recipes that suit the persons in the wanted way. Matches nothing if the household lacks one of them. */
export async function filterByPersons(
  context: Context,
  builder: Builder,
  { fineFor, fit = 'fine' }: Pick<RecipeQuery, 'fineFor' | 'fit'>,
): Promise<void> {
  if (!fineFor?.length) return;
  const avoidance = await loadAvoidance(context, fineFor);
  if (avoidance) filterByFit(builder, avoidance, fit);
  else builder.andWhere('FALSE');
}

/** Restricts a query to favorites of a member. Matches nothing if the group lacks the member. */
export async function filterByFavorites(context: Context, builder: Builder, userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  if (!(await context.repository(User).find(userId))) builder.andWhere('FALSE');
  const ratings = tableOf(context, RecipeRating);
  const favorites = `SELECT f.recipe_id FROM ${ratings} f WHERE f.user_id = :favoriteOf AND f.is_favorite`;
  builder.andWhere(`r.id IN (${favorites})`, { favoriteOf: userId });
}

/** Restricts a query by organizers, foods (any or all values of each kind) and a saved condition. */
export function filterByOrganizers(context: Context, builder: Builder, filter: RecipeFilter): void {
  const byKind = [
    { property: 'recipeCategory', values: filter.categories, all: filter.requireAllCategories },
    { property: 'tags', values: filter.tags, all: filter.requireAllTags },
    { property: 'tools', values: filter.tools, all: filter.requireAllTools },
  ] as const;
  const sets: string[] = [];
  for (const { property, values = [], all } of byKind) {
    const { table, own, other, target } = joinTableOf(context, Recipe, property);
    for (const [index, names] of setsOf(values, all).entries()) {
      const key = `wanted_${property}_${index}`;
      const ids = `SELECT o.id FROM ${target} o WHERE o.group_id = :organizerGroup AND (${hasOrHadAnySlug('o', `:${key}`)} OR o.id::text = ANY(:${key}))`;
      sets.push(`SELECT l.${own} FROM ${table} l WHERE l.${other} = ANY(ARRAY(${ids}))`);
      builder.setParameters({ [key]: names, organizerGroup: context.groupId });
    }
  }
  for (const [index, ids] of setsOf(filter.foods, filter.requireAllFoods).entries()) {
    sets.push(`SELECT i.recipe_id FROM recipe_ingredients i WHERE i.food_id = ANY(:foods_${index}::uuid[])`);
    builder.setParameter(`foods_${index}`, ids);
  }
  // OFFSET 0 and INTERSECT keep PostgreSQL from looking every recipe of the list up in a set that may be empty
  if (sets.length) builder.andWhere(`r.id IN (${sets.join(' INTERSECT ')} OFFSET 0)`);
  if (!filter.savedFilter) return;
  const { sql, parameters } = savedCondition(context, filter.savedFilter);
  builder.andWhere(`(${sql})`, parameters);
}

const organizersFrom = ({ table, own, other, target }: JoinTableNames) =>
  `FROM ${table} l JOIN ${target} o ON o.id = l.${other} WHERE l.${own} = r.id`;

/** Sets of values of each of which a recipe must have one. */
function setsOf(values: string[] = [], all = false): string[][] {
  const wanted = [...new Set(values)];
  if (all) return wanted.map((value) => [value]);
  return wanted.length ? [wanted] : [];
}
