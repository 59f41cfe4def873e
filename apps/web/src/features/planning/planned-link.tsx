import { Link } from '@tanstack/react-router';
import { rememberInSession } from '../../shared/browser/use-session-state.ts';
import { baseServings } from '../../shared/units-and-scaling/base-servings.ts';
import type { PlannedRecipe } from './meals.ts';
import { Words } from '../../shared/i18n/words.tsx';

interface PlannedLinkProps {
  recipe: PlannedRecipe;
  servings: number | null;
}

/** Link to a recipe, scaled to the planned servings. */
export function PlannedLink({ recipe, servings }: PlannedLinkProps) {
  const base = baseServings(recipe);
  return (
    <Link
      to="/recipe/$slug"
      params={{ slug: recipe.slug }}
      onClick={() => servings && base && rememberInSession(`scale:${recipe.id}`, servings / base)}
    >
      <Words>{recipe.name}</Words>
    </Link>
  );
}
