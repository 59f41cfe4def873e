import { Injectable } from '@nestjs/common';
import type { QueryParams } from '#contract';
import { Category, Food, Tag, Tool } from '#organizers';
import type { Context } from '#persistence';
import { compileSearch, filterByOrganizers, filterByPersons, filterBySearch } from '../recipes/recipe-list-query.ts';
import { usageTableOf } from '../recipes/recipe-references.service.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

type CountQuery = QueryParams<'countRecipes'>;

const kinds = {
  categories: { entity: Category, all: 'requireAllCategories' },
  tags: { entity: Tag, all: 'requireAllTags' },
  tools: { entity: Tool, all: 'requireAllTools' },
  foods: { entity: Food, all: 'requireAllFoods' },
} as const;

interface Row {
  id: string;
  count: number;
  picture: string[] | null;
}

/** Counts the recipes that would remain with each additional filter value. */
@Injectable()
export class RecipeCountsService {
  async count(context: Context, { by, search, ...filter }: CountQuery) {
    const { entity, all } = kinds[by];
    const { table, recipe, column } = usageTableOf(context, entity);
    const builder = context.repository(Recipe).select('r');
    // unless all values are required, a further value adds recipes: the filter of the counted kind is left out
    filterByOrganizers(context, builder, filter[all] ? filter : { ...filter, [by]: [] });
    await filterByPersons(context, builder, filter);
    const words = await compileSearch(context, search);
    if (words) filterBySearch(builder, words);
    const rows = await builder
      .innerJoin(table, 'l', `l.${recipe} = r.id AND l.${column} IS NOT NULL`)
      .select(`l.${column}`, 'id')
      // several lines of a recipe can have the same food
      .addSelect(`count(${by === 'foods' ? 'DISTINCT r.id' : '*'})::int`, 'count')
      .addSelect('max(ARRAY[r.created_at::text, r.id::text, r.image]) FILTER (WHERE r.image IS NOT NULL)', 'picture')
      .groupBy(`l.${column}`)
      .getRawMany<Row>();
    return rows.map(({ id, count, picture }) => ({
      id,
      count,
      pictureOf: picture?.[1] ?? null,
      image: picture?.[2] ?? null,
    }));
  }
}
