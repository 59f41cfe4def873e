import type { SelectQueryBuilder } from 'typeorm';
import { FORMATS } from '#contract/formats';
import { zip } from '#contract/objects';
import { HOUSEHOLD_SLUG } from '#groups';
import type { Category, Tag, Tool } from '#organizers';
import { type Context, type CompiledQuery, compiledQuery, hasOrHadSlug, joinTableOf } from '#persistence';
import { NotFound } from '#platform';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { Recipe } from './recipe.entity.ts';
import { attachHtml } from './rich-text.ts';

function selectBySlugOrId(context: Context, slugOrId: string): SelectQueryBuilder<Recipe> {
  const query = context.repository(Recipe).select('r');
  if (!FORMATS.uuid.test(slugOrId)) return query.andWhere(hasOrHadSlug('r', ':slug'), { slug: slugOrId });
  return query.andWhere(`${hasOrHadSlug('r', ':slug')} OR r.id = :id`, { slug: slugOrId, id: slugOrId });
}

/** Loads the row of a recipe by slug or id; throws 404. */
export async function findRecipe(context: Context, slugOrId: string): Promise<Recipe> {
  return orNotFound(await selectBySlugOrId(context, slugOrId).getOne());
}

/** Loads the row of a recipe with its import review; throws 404. */
export async function findWithReview(context: Context, slugOrId: string): Promise<Recipe> {
  return orNotFound(await selectBySlugOrId(context, slugOrId).addSelect('r.review').getOne());
}

/** Locks the row of a recipe until the transaction ends, and loads it with its import review; throws 404. */
export async function lockRecipe(context: Context, slugOrId: string): Promise<Recipe> {
  const query = selectBySlugOrId(context, slugOrId).setLock('pessimistic_write').addSelect('r.review');
  const history = 'EXISTS (SELECT 1 FROM recipe_versions v WHERE v.recipe_id = r.id)';
  const { entities, raw } = await query.addSelect(history, 'has_history').getRawAndEntities<{ has_history: boolean }>();
  return Object.assign(orNotFound(entities[0]), { hasHistory: raw[0]?.has_history ?? false });
}

function orNotFound<T>(recipe: T | null | undefined): T {
  if (!recipe) throw new NotFound('recipes.notFound');
  return recipe;
}

const STEPS = `coalesce((SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'text', s.text,
  'ingredientReferences', s.ingredient_references, 'facts', s.facts) ORDER BY s.position) FROM recipe_instructions s WHERE s.recipe_id = r.id), '[]')`;

const HAS_SOURCE = 'EXISTS (SELECT FROM recipe_sources o WHERE o.recipe_id = r.id)';

const HAS_COMMENTS = 'EXISTS (SELECT FROM recipe_comments c WHERE c.recipe_id = r.id AND c.deleted_at IS NULL)';

const wholeBySlugOrId = compiledQuery((context: Context, slugOrId: string) =>
  selectWhole(context, selectBySlugOrId(context, slugOrId)),
);
const wholeByIds = compiledQuery((context: Context, ids: string[]) =>
  selectWhole(context, context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids })),
);

/** Loads a recipe with ingredients, steps, organizers, the caller's rating, and HTML; throws 404. */
export async function loadRecipe(context: Context, slugOrId: string): Promise<Recipe> {
  const recipe = await loadWithoutHtml(context, slugOrId);
  await attachHtml(recipe);
  return recipe;
}

/** Loads a recipe as `loadRecipe` does, but without HTML; throws 404. */
export async function loadWithoutHtml(context: Context, slugOrId: string): Promise<Recipe> {
  const recipe = orNotFound((await readWhole(wholeBySlugOrId(context, slugOrId)))[0]);
  await attachIngredients(context, [recipe]);
  return recipe;
}

/** Loads recipes without HTML, in the order of the ids; ids that the group does not have are omitted. */
export async function loadRecipes(context: Context, ids: string[]): Promise<Recipe[]> {
  const recipes = await readWhole(wholeByIds(context, ids));
  await attachIngredients(context, recipes);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Selects steps and details as subqueries, which is faster than separate queries. */
function selectWhole(context: Context, query: SelectQueryBuilder<Recipe>): SelectQueryBuilder<Recipe> {
  const details = detailsOf(context, { recipes: '= r.id', user: ':userId' });
  return query
    .addSelect(STEPS, 'steps')
    .addSelect(`(SELECT json_agg(d) FROM (${details}) d)`, 'details')
    .addSelect('r.review IS NOT NULL', 'has_review')
    .addSelect(HAS_COMMENTS, 'has_comments')
    .addSelect(HAS_SOURCE, 'has_source')
    .setParameter('userId', context.userId);
}

async function readWhole(query: CompiledQuery<Recipe>): Promise<Recipe[]> {
  const { entities, raw } = await query.getRawAndEntities<{
    steps: Partial<RecipeInstruction>[];
    details: DetailRow[] | null;
    has_review: boolean;
    has_comments: boolean;
    has_source: boolean;
  }>();
  for (const [recipe, { steps, details, has_review, has_comments, has_source }] of zip(entities, raw)) {
    recipe.hasReview = has_review;
    recipe.hasComments = has_comments;
    recipe.hasSource = has_source;
    recipe.recipeInstructions = steps.map((step) => Object.assign(new RecipeInstruction(), step));
    assignDetails([recipe], details ?? []);
  }
  return entities;
}

/** Columns of a sub-recipe that a line needs. */
const SUB_RECIPE = ['id', 'slug', 'name', 'recipeServings', 'recipeYield', 'settings'].map((name) => `sub.${name}`);

/** Lines of a part. Parsing the rows of 250 lines blocks the process for about 30 ms. */
const LINES_OF_A_PART = 250;

/** Selects a part of the ingredients of recipes, in the order of each recipe; `after` is the last line of the part before. */
export function selectLines(
  { manager }: Context,
  ids: string[],
  after?: RecipeIngredient,
): SelectQueryBuilder<RecipeIngredient> {
  const query = manager
    .createQueryBuilder(RecipeIngredient, 'i')
    .leftJoinAndSelect('i.unit', 'u')
    .leftJoinAndSelect('i.food', 'f')
    .leftJoinAndSelect('f.label', 'l')
    .leftJoin('i.referencedRecipe', 'sub')
    .addSelect(SUB_RECIPE)
    .where('i.recipe_id = ANY(:ids)', { ids })
    .orderBy('i.recipe_id')
    .addOrderBy('i.position')
    .limit(LINES_OF_A_PART);
  return after
    ? query.andWhere('(i.recipe_id, i.position) > (:recipeId, :position)', {
        recipeId: after.recipeId,
        position: after.position,
      })
    : query;
}

/** Reads lines part by part, so that other requests run while a recipe of 1,000 lines is read. */
export async function* readInParts<Row>(
  select: (after?: RecipeIngredient) => CompiledQuery<RecipeIngredient>,
): AsyncGenerator<{ entities: RecipeIngredient[]; raw: Row[] }> {
  let after: RecipeIngredient | undefined;
  do {
    const part = await select(after).getRawAndEntities<Row>();
    yield part;
    after = part.entities[LINES_OF_A_PART - 1];
  } while (after);
}

const linesOf = compiledQuery(selectLines);

/** Loads the ingredients of recipes. */
export async function attachIngredients(context: Context, recipes: Recipe[]): Promise<void> {
  if (!recipes.length) return;
  const ids = recipes.map(({ id }) => id);
  const lines: RecipeIngredient[] = [];
  for await (const { entities } of readInParts((after) => linesOf(context, ids, after))) lines.push(...entities);
  const byRecipe = Map.groupBy(lines, ({ recipeId }) => recipeId);
  for (const recipe of recipes) {
    recipe.recipeIngredient = byRecipe.get(recipe.id) ?? [];
    for (const ingredient of recipe.recipeIngredient) ingredient.disableAmount = recipe.settings.disableAmount;
  }
}

interface DetailRow {
  kind: (typeof ORGANIZERS)[number] | 'rating';
  recipeId: string;
  id: string;
  name: string;
  slug: string;
  onHand: boolean | null;
  rating: number | null;
}

/** Properties of a recipe with its organizers. */
export const ORGANIZERS = ['recipeCategory', 'tags', 'tools'] as const;

/** SQL for organizers and the user's rating of recipes; `recipes` is a condition on the recipe id. */
function detailsOf(context: Context, { recipes, user }: { recipes: string; user: string }): string {
  const organizers = ORGANIZERS.map((kind) => {
    const { table, own, other, target } = joinTableOf(context, Recipe, kind);
    const onHand = kind === 'tools' ? 'o.on_hand' : 'NULL::bool';
    return `SELECT '${kind}' AS kind, l.${own} AS "recipeId", o.id, o.name, o.slug, ${onHand} AS "onHand", NULL::float8 AS rating
      FROM ${table} l JOIN ${target} o ON o.id = l.${other} WHERE l.${own} ${recipes}`;
  });
  const rating = `SELECT 'rating', m.recipe_id, m.id, '', '', NULL, m.rating FROM recipe_ratings m
    WHERE m.user_id = ${user} AND m.recipe_id ${recipes} AND m.rating IS NOT NULL`;
  return `${[...organizers, rating].join(' UNION ALL ')} ORDER BY name`;
}

let detailsSql: string | undefined;

/** Loads organizers and the caller's rating of recipes with one query. */
export async function attachOrganizersAndRating(context: Context, recipes: Recipe[]): Promise<void> {
  if (!recipes.length) return;
  detailsSql ??= detailsOf(context, { recipes: '= ANY($1)', user: '$2' });
  const ids = recipes.map(({ id }) => id);
  assignDetails(recipes, await context.manager.query<DetailRow[]>(detailsSql, [ids, context.userId]));
}

function assignDetails(recipes: Recipe[], rows: DetailRow[]): void {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  for (const recipe of recipes) for (const kind of ORGANIZERS) recipe[kind] = [];
  for (const { kind, recipeId, rating, onHand, ...fields } of rows) {
    const recipe = byId.get(recipeId);
    if (!recipe) continue;
    const organizer = { ...fields, groupId: recipe.groupId };
    if (kind === 'rating') recipe.rating = rating;
    else if (kind === 'tools')
      recipe.tools.push({ ...organizer, onHand, householdsWithTool: onHand ? [HOUSEHOLD_SLUG] : [] } as Tool);
    else recipe[kind].push(organizer as Category & Tag);
  }
}
