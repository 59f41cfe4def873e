import { useTranslation } from 'react-i18next';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { lazyOnIdle } from '#ui';
import { RecipeMenu, type RecipeAction } from './recipe-menu.tsx';

const GroupActions = lazyOnIdle(() => import('./group-actions.tsx').then((module) => module.GroupActions));

const everybody: RecipeAction[] = [
  'plan',
  'shopping',
  'share',
  'print',
  'printPreferences',
  'link',
  'timeline',
  'versions',
  'duplicate',
  'download',
];

/** Menu of a recipe's page; its button floats on phones. */
export function RecipeActions({ recipe, mayEdit }: { recipe: Recipe; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { scale } = useReading();
  const source: RecipeAction[] = recipe.hasSource || recipe.orgURL ? ['source'] : [];
  const actions: RecipeAction[] = mayEdit
    ? ['edit', ...everybody, 'parse', ...source, 'delete']
    : [...everybody, ...source];
  const label = t('action.more');
  return (
    <RecipeMenu
      recipe={recipe}
      whole={recipe}
      scale={scale}
      label={label}
      actions={actions}
      after={<GroupActions recipe={recipe} scale={scale} />}
    />
  );
}
