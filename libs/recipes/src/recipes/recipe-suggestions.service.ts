import { Injectable } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { Food, Tool } from '#organizers';
import { type Context, type Entity, type GroupRow, joinTableOf, listPage } from '#persistence';
import { recipeAttributes, selectListColumns } from './recipe-list-query.ts';
import { attachOrganizersAndRating } from './recipe-loader.ts';
import { Recipe } from './recipe.entity.ts';

export interface RecipeSuggestion {
  recipe: Recipe;
  missingFoods: Food[];
  missingTools: Tool[];
}

/** Finds recipes that can be cooked with given foods and tools. */
@Injectable()
export class RecipeSuggestionsService {
  /** Recipes with the fewest missing foods and tools come first; with given foods, each recipe has at least one of them. */
  async list(context: Context, query: QueryParams<'suggestRecipes'>): Promise<RecipeSuggestion[]> {
    const {
      foods = [],
      tools = [],
      includeFoodsOnHand = true,
      includeToolsOnHand = true,
      maxMissingFoods = 5,
      maxMissingTools = 5,
      limit = 10,
      ...listing
    } = query;
    const missing = missingSql(context);
    const own = {
      ownFoods: [...foods, ...(includeFoodsOnHand ? await idsOnHand(context, Food) : [])],
      ownTools: [...tools, ...(includeToolsOnHand ? await idsOnHand(context, Tool) : [])],
    };
    const builder = selectListColumns(context)
      .andWhere(`cardinality(${missing.foods}) <= :maxMissingFoods`)
      .andWhere(`cardinality(${missing.tools}) <= :maxMissingTools`)
      .setParameters({ ...own, wantedFoods: foods, maxMissingFoods, maxMissingTools })
      .orderBy(`cardinality(${missing.foods})`, 'ASC')
      .addOrderBy(`cardinality(${missing.tools})`, 'ASC');
    const lines = 'SELECT i.recipe_id FROM recipe_ingredients i WHERE i.food_id';
    builder.andWhere(`r.id IN (${lines} ${foods.length ? '= ANY(:wantedFoods::uuid[])' : 'IS NOT NULL'})`);
    const page = { ...listing, page: 1, perPage: limit };
    const { items } = await listPage(builder, page, { filter: () => recipeAttributes(context) });
    await attachOrganizersAndRating(context, items);
    const ids = items.map(({ id }) => id);
    const rows = await context
      .repository(Recipe)
      .select('r')
      .andWhere('r.id = ANY(:ids)', { ids })
      .setParameters(own)
      .select(['r.id AS id', `${missing.foods} AS foods`, `${missing.tools} AS tools`])
      .getRawMany<{ id: string; foods: string[]; tools: string[] }>();
    const missingFoods = await rowsById(
      context,
      Food,
      rows.flatMap((row) => row.foods),
    );
    const missingTools = await rowsById(
      context,
      Tool,
      rows.flatMap((row) => row.tools),
    );
    const byRecipe = new Map(rows.map((row) => [row.id, row]));
    return items.map((recipe) => ({
      recipe,
      missingFoods: (byRecipe.get(recipe.id)?.foods ?? []).flatMap((id) => missingFoods.get(id) ?? []),
      missingTools: (byRecipe.get(recipe.id)?.tools ?? []).flatMap((id) => missingTools.get(id) ?? []),
    }));
  }
}

/** SQL of the ids of foods and tools of a recipe `r` that are not among the own ones. */
function missingSql(context: Context) {
  const { table, own, other } = joinTableOf(context, Recipe, 'tools');
  return {
    foods: `ARRAY(SELECT DISTINCT i.food_id FROM recipe_ingredients i WHERE i.recipe_id = r.id
      AND i.food_id <> ALL(:ownFoods::uuid[]))`,
    tools: `ARRAY(SELECT l.${other} FROM ${table} l WHERE l.${own} = r.id AND l.${other} <> ALL(:ownTools::uuid[]))`,
  };
}

async function idsOnHand(context: Context, entity: Entity<Food | Tool>): Promise<string[]> {
  const rows = context.repository(entity).select().andWhere('row.on_hand').select('row.id', 'id');
  return (await rows.getRawMany<{ id: string }>()).map(({ id }) => id);
}

async function rowsById<T extends GroupRow & { id: string }>(
  context: Context,
  entity: Entity<T>,
  ids: string[],
): Promise<Map<string, T>> {
  const select = context.repository(entity).select();
  const rows = await (entity.name === Food.name ? select.leftJoinAndSelect('row.label', 'label') : select)
    .andWhere('row.id = ANY(:ids)', { ids: [...new Set(ids)] })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}
