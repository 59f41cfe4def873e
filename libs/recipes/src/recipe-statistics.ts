import { Injectable } from '@nestjs/common';
import { type Context, linksOf } from '#persistence';
import { Cookbook } from './cookbooks/cookbook.entity.ts';
import { Recipe } from './recipes/recipe.entity.ts';

/** Counts for administrators, of all groups. */
@Injectable()
export class RecipeStatistics {
  async count(context: Context): Promise<Record<'recipes' | 'uncategorized' | 'untagged' | 'cookbooks', number>> {
    const without = async (property: 'recipeCategory' | 'tags') => {
      const { table, own } = linksOf(context, Recipe, property);
      return context
        .allRows(Recipe)
        .select('r')
        .where(`NOT EXISTS (SELECT 1 FROM ${table} l WHERE l.${own} = r.id)`)
        .getCount();
    };
    return {
      recipes: await context.allRows(Recipe).select().getCount(),
      uncategorized: await without('recipeCategory'),
      untagged: await without('tags'),
      cookbooks: await context.allRows(Cookbook).select().getCount(),
    };
  }
}
