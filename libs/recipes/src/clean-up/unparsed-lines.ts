import type { IngredientParserService } from '#parsing';
import type { Context } from '#persistence';
import { applyParsedLine } from '../imports/recipe-from-page.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

export type ParsedParts = ReturnType<typeof applyParsedLine>;

export interface RecipeWithUnparsed {
  recipe: Recipe;
  unparsed: RecipeIngredient[];
}

interface UnparsedFilter {
  /** Of these recipes only. */
  ids?: string[];
  /** So many lines at most. */
  maxLines?: number;
}

/** Lines that have nothing but their text, in recipes with amounts, by the names of the recipes. */
export async function findUnparsedLines(
  context: Context,
  { ids, maxLines }: UnparsedFilter,
): Promise<RecipeWithUnparsed[]> {
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
  const recipes = await (maxLines ? select.limit(maxLines) : select).getMany();
  return recipes.map((recipe) => ({ recipe, unparsed: recipe.recipeIngredient }));
}

/** By the ids of the lines, how those that are understood are read; the language is that of all of them together. */
export async function reparse(
  context: Context,
  parser: IngredientParserService,
  lines: RecipeIngredient[],
): Promise<Map<string, ParsedParts>> {
  const parsed = await parser.parseAll(
    context,
    lines.map(({ note }) => note),
  );
  const read = lines.map(({ referenceId, note, originalText }, index) => {
    const line = { note, originalText: originalText ?? note, quantity: null };
    return [referenceId, applyParsedLine(line, parsed[index]!)] as const;
  });
  return new Map(read.filter(([, { food }]) => food));
}
