import { Injectable } from '@nestjs/common';
import type { Organizer, OrganizerResource } from '#organizers';
import type { Context } from '#persistence';
import { attachOrganizersAndRating } from '../recipes/recipe-loader.ts';
import { usageTable, usageTableOf } from '../recipes/recipe-references.service.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

const MAX_LISTED = 50;

/** Loads categories, tags and tools together with their recipes. */
@Injectable()
export class RecipeOrganizersService {
  async getBySlug<T extends Organizer>(
    context: Context,
    organizers: OrganizerResource<T>,
    slug: string,
  ): Promise<T & { recipes: Recipe[] }> {
    return this.withRecipes(context, organizers, await organizers.getBySlug(context, slug));
  }

  async get<T extends Organizer>(context: Context, organizers: OrganizerResource<T>, id: string) {
    return this.withRecipes(context, organizers, await organizers.get(context, id));
  }

  private async withRecipes<T extends Organizer>(
    context: Context,
    organizers: OrganizerResource<T>,
    organizer: T,
  ): Promise<T & { recipes: Recipe[] }> {
    const { table, recipe, column } = usageTableOf(context, organizers.entity);
    const recipes = await context
      .repository(Recipe)
      .select('r')
      .andWhere(`EXISTS (SELECT 1 FROM ${table} l WHERE l.${recipe} = r.id AND l.${column} = :id)`, {
        id: organizer.id,
      })
      .orderBy('fold(r.name)')
      .getMany();
    await attachOrganizersAndRating(context, recipes);
    return Object.assign(organizer, { recipes });
  }

  /** Counts the recipes with any of these organizers, foods or units, and returns the first by name. */
  async findUsing(
    context: Context,
    entity: new () => object,
    ids: string[],
  ): Promise<{ count: number; first: Recipe[] }> {
    const uses = usageTable(context, entity);
    if (!uses) return { count: 0, first: [] };
    const { table, recipe, column } = uses;
    const [first, count] = await context
      .repository(Recipe)
      .select('r')
      .andWhere(`EXISTS (SELECT 1 FROM ${table} l WHERE l.${recipe} = r.id AND l.${column} = ANY(:ids))`, { ids })
      .orderBy('fold(r.name)')
      .limit(MAX_LISTED)
      .getManyAndCount();
    return { count, first };
  }

  /** Returns the number of recipes by id; empty for entities that recipes do not refer to. */
  async countRecipesById(context: Context, entity: new () => object, ids: string[]): Promise<Map<string, number>> {
    const uses = usageTable(context, entity);
    if (!uses) return new Map();
    const { table, recipe, column } = uses;
    const sql = `SELECT ${column} AS id, count(DISTINCT ${recipe})::int AS count FROM ${table} WHERE ${column} = ANY($1) GROUP BY 1`;
    const rows = await context.manager.query<{ id: string; count: number }[]>(sql, [ids]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Lists organizers without recipes. */
  async listUnused<T extends Organizer>(context: Context, { entity }: OrganizerResource<T>): Promise<T[]> {
    const { table, column } = usageTableOf(context, entity);
    const rows = await context
      .repository(entity)
      .select('o')
      .andWhere(`NOT EXISTS (SELECT 1 FROM ${table} l WHERE l.${column} = o.id)`)
      .orderBy('fold(o.name)')
      .getMany();
    return rows.map((row) => Object.assign(row, { recipeCount: 0 }));
  }
}
