import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormulaLine } from '#baking';
import { useApi } from '../../../shared/api/use-api.ts';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';
import { languageOf } from '../../../shared/units-and-scaling/measures.ts';
import { formulaLines, type Roles } from './formula-lines.ts';

interface BenchRecipe {
  language: string;
  lines: FormulaLine[];
}

/** The lines of a recipe with their weights; those of linked recipes are loaded. */
export function useBenchRecipe(recipe: Recipe, roles?: Roles): BenchRecipe {
  const api = useApi();
  const slugs = useMemo(
    () => [...new Set(recipe.recipeIngredient.flatMap(({ referencedRecipe }) => referencedRecipe?.slug ?? []))],
    [recipe],
  );
  const parts = useQueries({
    queries: recipe.isGuest ? [] : slugs.map((slug) => recipeQuery(api, slug)),
    combine: bySlug,
  });
  return useMemo(() => {
    const language = languageOf(recipe);
    return { language, lines: formulaLines(recipe, { language, roles, parts }) };
  }, [recipe, roles, parts]);
}

const bySlug = (results: UseQueryResult<Recipe, unknown>[]): Map<string, Recipe> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.slug, data]] : [])));
