import type { EntityManager } from 'typeorm';
import { FORMATS } from '#contract/formats';
import { HOUSEHOLD_SLUG } from '#groups';
import { CATEGORIES, type Category, ORGANIZER_KINDS, type Tag, TAGS, type Tool, TOOLS } from '#organizers';
import { type Actor, NotFound } from '#platform';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { Recipe } from './recipe.entity.ts';
import { renderMarkdown } from './rich-text.ts';

export const selectRecipes = (manager: EntityManager, { groupId }: Pick<Actor, 'groupId'>) =>
  manager.createQueryBuilder(Recipe, 'r').where('r.group_id = :groupId', { groupId });

function bySlugOrId(manager: EntityManager, actor: Actor, slugOrId: string) {
  const query = selectRecipes(manager, actor);
  if (!FORMATS.uuid.test(slugOrId)) return query.andWhere('r.slug = :slug', { slug: slugOrId });
  return query.andWhere('(r.slug = :slug OR r.id = :id)', { slug: slugOrId, id: slugOrId });
}

/** The row of a recipe, by slug or id; where asked for, locked against other writers and with its review. */
export async function findRecipe(
  manager: EntityManager,
  actor: Actor,
  slugOrId: string,
  lock = false,
): Promise<Recipe> {
  const query = bySlugOrId(manager, actor, slugOrId);
  if (lock) query.setLock('pessimistic_write').addSelect('r.review');
  const recipe = await query.getOne();
  if (!recipe) throw new NotFound('recipes.notFound');
  return recipe;
}

const STEPS = `coalesce((SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'text', s.text,
  'ingredientReferences', s.ingredient_references) ORDER BY s.position) FROM recipe_instructions s WHERE s.recipe_id = r.id), '[]')`;

/** The whole recipe, as the caller sees it. */
export async function loadRecipe(manager: EntityManager, actor: Actor, slugOrId: string): Promise<Recipe> {
  // the steps come with the row: a trip to the database costs more than they do
  const query = bySlugOrId(manager, actor, slugOrId)
    .addSelect(STEPS, 'steps')
    .addSelect('r.review IS NOT NULL', 'has_review');
  const { entities, raw } = await query.getRawAndEntities<{
    steps: Partial<RecipeInstruction>[];
    has_review: boolean;
  }>();
  const recipe = entities[0];
  if (!recipe) throw new NotFound('recipes.notFound');
  recipe.hasReview = raw[0]?.has_review ?? false;
  recipe.recipeInstructions = (raw[0]?.steps ?? []).map((step) => Object.assign(new RecipeInstruction(), step));
  recipe.recipeIngredient = await manager
    .createQueryBuilder(RecipeIngredient, 'i')
    .leftJoinAndSelect('i.unit', 'u')
    .leftJoinAndSelect('i.food', 'f')
    .where('i.recipe_id = :id', { id: recipe.id })
    .orderBy('i.position')
    .getMany();
  recipe.notes = recipe.notes.map((note) => ({ ...note, html: renderMarkdown(note.text) }));
  for (const ingredient of recipe.recipeIngredient) ingredient.disableAmount = recipe.settings.disableAmount;
  await addDetails(manager, actor, [recipe]);
  return recipe;
}

interface DetailRow {
  kind: string;
  recipeId: string;
  id: string;
  name: string;
  slug: string;
  onHand: boolean | null;
  rating: number | null;
}

const detailsOf = (table: string, link: string, column: string, onHand: string) =>
  `SELECT '${table}' AS kind, l.recipe_id AS "recipeId", o.id, o.name, o.slug, ${onHand} AS "onHand", NULL::float8 AS rating
   FROM ${link} l JOIN ${table} o ON o.id = l.${column} WHERE l.recipe_id = ANY($1)`;
const DETAILS = `
  ${ORGANIZER_KINDS.map(({ table, link, column }) => detailsOf(table, link, column, table === 'tools' ? 'o.on_hand' : 'NULL::bool')).join(' UNION ALL ')}
  UNION ALL SELECT 'rating', recipe_id, id, '', '', NULL, rating FROM recipe_ratings
    WHERE user_id = $2 AND recipe_id = ANY($1) AND rating IS NOT NULL
  ORDER BY name`;

/** Organizers and the caller's own rating for a page of recipes, in one query. */
export async function addDetails(manager: EntityManager, actor: Actor, recipes: Recipe[]): Promise<void> {
  if (!recipes.length) return;
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  for (const recipe of recipes) Object.assign(recipe, { recipeCategory: [], tags: [], tools: [] });
  const rows = await manager.query<DetailRow[]>(DETAILS, [[...byId.keys()], actor.userId]);
  for (const { kind, recipeId, rating, onHand, ...fields } of rows) {
    const recipe = byId.get(recipeId);
    if (!recipe) continue;
    const organizer = { ...fields, groupId: recipe.groupId };
    if (kind === CATEGORIES.table) recipe.recipeCategory.push(organizer as Category);
    else if (kind === TAGS.table) recipe.tags.push(organizer as Tag);
    else if (kind === TOOLS.table)
      recipe.tools.push({ ...organizer, onHand, householdsWithTool: onHand ? [HOUSEHOLD_SLUG] : [] } as Tool);
    else recipe.rating = rating;
  }
}
