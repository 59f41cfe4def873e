import { detectLanguage } from '#ingredients/parser';
import type { Context } from '#persistence';
import { mapInSlices } from '#platform';
import { attachIngredients } from '../recipes/recipe-loader.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { contentsOfLine, type LineContents } from './recipe-allergens.ts';
import { type RecipeLink, RecipeLineFood } from './recipe-line-food.entity.ts';

/** Linked recipes within linked recipes; what lies deeper is not known. */
export const MAX_DEPTH = 3;

export interface OwnLine {
  own: LineContents;
  referencedRecipeId: string | null;
}

/** Says what the lines of recipes contain, by the recipe's id. A line that is a recipe contains what that recipe's lines do. */
export async function contentsOfRecipes(context: Context, ids: string[]): Promise<Map<string, LineContents[]>> {
  const loaded = new Map<string, OwnLine[]>();
  let level = ids;
  for (let depth = 0; depth <= MAX_DEPTH && level.length; depth++) {
    for (const [id, lines] of await ownLines(context, level)) loaded.set(id, lines);
    const linked = level
      .flatMap((id) => loaded.get(id) ?? [])
      .flatMap(({ referencedRecipeId }) => referencedRecipeId ?? []);
    level = [...new Set(linked)].filter((id) => !loaded.has(id));
  }
  return new Map(ids.map((id) => [id, withLinked(loaded, id, MAX_DEPTH)]));
}

/** Loads what the lines of the group's recipes contain by themselves, with one query for each table. */
async function ownLines(context: Context, ids: string[]): Promise<Map<string, OwnLine[]>> {
  const recipes = await context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids }).getMany();
  await attachIngredients(context, recipes);
  const links = await context.manager
    .createQueryBuilder(RecipeLineFood, 'l')
    .where('l.recipe_id = ANY(:ids)', { ids: recipes.map(({ id }) => id) })
    .getMany();
  const linksByRecipe = Map.groupBy(links, ({ recipeId }) => recipeId);
  const { locale } = context;
  const linesByRecipe = new Map<string, OwnLine[]>();
  for (const { id, language, recipeIngredient } of recipes)
    linesByRecipe.set(id, await contentsOfLines(recipeIngredient, linksByRecipe.get(id) ?? [], { language, locale }));
  return linesByRecipe;
}

/** Says what the lines of a recipe contain by themselves. Lines that only title a section are left out. */
export async function contentsOfLines(
  lines: RecipeIngredient[],
  links: RecipeLink[],
  { language, locale }: { language: string | null; locale: string },
): Promise<OwnLine[]> {
  const shown = lines.filter(({ display }) => display.trim());
  const spoken = language ?? detectLanguage(shown.map(({ display }) => display).join('\n')) ?? null;
  const linksByLine = Map.groupBy(links, ({ referenceId }) => referenceId);
  return mapInSlices(shown, (line) => ({
    own: contentsOfLine(line, linksByLine.get(line.referenceId) ?? [], spoken, locale),
    referencedRecipeId: line.referencedRecipeId,
  }));
}

function withLinked(loaded: Map<string, OwnLine[]>, id: string, depth: number): LineContents[] {
  return (loaded.get(id) ?? []).map(({ own, referencedRecipeId }) => {
    if (!referencedRecipeId) return own;
    const inner = depth ? withLinked(loaded, referencedRecipeId, depth - 1) : [];
    const parts = [own, ...inner];
    const union = <T>(setOf: (part: LineContents) => Set<T>) => new Set(parts.flatMap((part) => [...setOf(part)]));
    const contains = union((part) => part.contains);
    const mayContain = union((part) => part.mayContain);
    for (const substance of contains) mayContain.delete(substance);
    const isKnown = inner.length > 0 && inner.every(({ unknown }) => !unknown);
    const isCertain = inner.length > 0 && inner.every(({ doubt }) => !doubt);
    return {
      line: own.line,
      contains,
      mayContain,
      unknown: isKnown ? null : 'recipe',
      doubt: isCertain ? null : 'recipe',
      // another food cannot take the place of a whole recipe
      named: [],
      foods: union((part) => part.foods),
      possibleFoods: union((part) => part.possibleFoods),
      ownFoods: union((part) => part.ownFoods),
    };
  });
}
