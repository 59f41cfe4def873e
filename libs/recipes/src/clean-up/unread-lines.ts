import type { IngredientParserService } from '#parsing';
import type { Context } from '#persistence';
import { partsOf } from '../imports/read-recipe-changes.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

export type ReadLine = ReturnType<typeof partsOf>;

export interface RecipeWithUnread {
  recipe: Recipe;
  unread: RecipeIngredient[];
}

interface Wanted {
  /** Of these recipes only. */
  ids?: string[];
  /** So many lines at most. */
  most?: number;
}

/** Lines that have nothing but their text, in recipes with amounts, by the names of the recipes. */
export async function unreadLines(context: Context, { ids, most }: Wanted): Promise<RecipeWithUnread[]> {
  const select = context
    .rows(Recipe)
    .select('r')
    .innerJoinAndSelect(
      'r.recipeIngredient',
      'l',
      `l.food_id IS NULL AND l.unit_id IS NULL AND l.quantity IS NULL AND l.referenced_recipe_id IS NULL AND trim(l.note) <> ''`,
    )
    .andWhere(`NOT coalesce((r.settings->>'disableAmount')::boolean, false)`);
  if (ids) select.andWhere('r.id = ANY(:ids)', { ids });
  select.orderBy('fold(r.name)').addOrderBy('r.id').addOrderBy('l.position');
  // without `take`, the limit counts lines
  const recipes = await (most ? select.limit(most) : select).getMany();
  return recipes.map((recipe) => ({ recipe, unread: recipe.recipeIngredient }));
}

/** By the ids of the lines, how those that are understood are read; the language is that of all of them together. */
export async function readAgain(
  context: Context,
  parser: IngredientParserService,
  lines: RecipeIngredient[],
): Promise<Map<string, ReadLine>> {
  const parsed = await parser.parseAll(
    context,
    lines.map(({ note }) => note),
  );
  const read = lines.map(({ referenceId, note, originalText }, index) => {
    const line = { note, originalText: originalText ?? note, quantity: null };
    return [referenceId, partsOf(line, parsed[index]!)] as const;
  });
  return new Map(read.filter(([, { food }]) => food));
}
