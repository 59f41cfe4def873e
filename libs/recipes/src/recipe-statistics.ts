import { Injectable } from '@nestjs/common';
import { type Context, joinTableOf } from '#persistence';
import { Cookbook } from './cookbooks/cookbook.entity.ts';
import { Recipe } from './recipes/recipe.entity.ts';

/** Counts for administrators, of all groups. */
@Injectable()
export class RecipeStatistics {
  async count(context: Context): Promise<Record<'recipes' | 'uncategorized' | 'untagged' | 'cookbooks', number>> {
    const without = async (property: 'recipeCategory' | 'tags') => {
      const { table, own } = joinTableOf(context, Recipe, property);
      return context
        .unscopedRepository(Recipe)
        .select('r')
        .where(`NOT EXISTS (SELECT 1 FROM ${table} l WHERE l.${own} = r.id)`)
        .getCount();
    };
    return {
      recipes: await context.unscopedRepository(Recipe).select().getCount(),
      uncategorized: await without('recipeCategory'),
      untagged: await without('tags'),
      cookbooks: await context.unscopedRepository(Cookbook).select().getCount(),
    };
  }
}
