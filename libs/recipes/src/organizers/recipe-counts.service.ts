import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { QueryParams } from '#contract';
import { Category, Food, type Organizer, Tag, Tool } from '#organizers';
import type { Context } from '#persistence';
import { filterByOrganizers, filterByPersons } from '../recipes/recipe-list-query.ts';
import { compileSearch, filterBySearch } from '../recipes/recipe-search.ts';
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

interface Count {
  id: string;
  count: number;
  pictureOf: string | null;
  image: string | null;
}

/** Pictures of organizers are searched among the newest recipes first. */
const MAX_NEWEST = 1000;

/** Counts the recipes that would remain with each additional filter value. */
@Injectable()
export class RecipeCountsService {
  async count(context: Context, { by, search, ...filter }: CountQuery): Promise<Count[]> {
    const builder = context.repository(Recipe).select('r');
    const ofGroup = builder.expressionMap.wheres.length;
    // unless all values are required, a further value adds recipes: the filter of the counted kind is left out
    filterByOrganizers(context, builder, filter[kinds[by].all] ? filter : { ...filter, [by]: [] });
    await filterByPersons(context, builder, filter);
    const words = await compileSearch(context, search);
    if (words) filterBySearch(builder, words);
    const isWholeGroup = builder.expressionMap.wheres.length === ofGroup;
    return isWholeGroup ? countInGroup(context, by) : countMatching(context, builder, by);
  }
}

async function countMatching(context: Context, builder: Builder, by: Kind, among?: string[]): Promise<Count[]> {
  const { table, recipe, column } = usageTableOf(context, kinds[by].entity);
  const isCounted = among ? `l.${column} = ANY(:among)` : `l.${column} IS NOT NULL`;
  const rows = await builder
    .innerJoin(table, 'l', `l.${recipe} = r.id AND ${isCounted}`, { among })
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

type Kind = keyof typeof kinds;
type Builder = SelectQueryBuilder<Recipe>;
type Picture = Pick<Count, 'pictureOf' | 'image'>;

/** Counts in the table of links alone: joined with their recipes, all of them would be read. */
async function countInGroup(context: Context, by: Kind): Promise<Count[]> {
  const { entity } = kinds[by];
  const { table, recipe, column } = usageTableOf(context, entity);
  const counted = by === 'foods' ? `DISTINCT l.${recipe}` : '*';
  const ids = context.repository<Organizer | Food>(entity).select().select('row.id');
  const counts = await context.manager
    .createQueryBuilder()
    .from(table, 'l')
    .select(`l.${column}`, 'id')
    .addSelect(`count(${counted})::int`, 'count')
    // an array, so that PostgreSQL walks the index of the links once instead of once for each row
    .where(`l.${column} = ANY(ARRAY(${ids.getQuery()}))`, ids.getParameters())
    .groupBy(`l.${column}`)
    .getRawMany<{ id: string; count: number }>();
  const pictures = await newestPictures(
    context,
    by,
    counts.map(({ id }) => id),
  );
  return counts.map((row) => ({ ...row, ...(pictures.get(row.id) ?? { pictureOf: null, image: null }) }));
}

/** Returns the picture of the newest recipe that has one, by organizer. */
async function newestPictures(context: Context, by: Kind, organizers: string[]): Promise<Map<string, Picture>> {
  const { table, recipe, column } = usageTableOf(context, kinds[by].entity);
  const withPicture = () => context.repository(Recipe).select('r').andWhere('r.image IS NOT NULL');
  const newest = await withPicture()
    .select(['r.id AS id', 'r.image AS image'])
    .orderBy('r.created_at', 'DESC')
    .addOrderBy('r.id', 'DESC')
    .limit(MAX_NEWEST)
    .getRawMany<{ id: string; image: string }>();
  const pictures = new Map<string, Picture>();
  if (!newest.length) return pictures;
  const found = await context.manager.query<(Picture & { id: string })[]>(
    `SELECT DISTINCT ON (l.${column}) l.${column} AS id, newest.id AS "pictureOf", newest.image
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY newest (id, image, place) JOIN ${table} l ON l.${recipe} = newest.id
     WHERE l.${column} = ANY($3) ORDER BY l.${column}, newest.place`,
    [newest.map(({ id }) => id), newest.map(({ image }) => image), organizers],
  );
  for (const { id, pictureOf, image } of found) pictures.set(id, { pictureOf, image });
  const others = organizers.filter((id) => !pictures.has(id));
  if (newest.length === MAX_NEWEST && others.length)
    for (const { id, pictureOf, image } of await countMatching(context, withPicture(), by, others))
      pictures.set(id, { pictureOf, image });
  return pictures;
}
