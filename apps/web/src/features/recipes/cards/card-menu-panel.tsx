import { useTranslation } from 'react-i18next';
import { RecipeMenu, type RecipeAction } from '../actions/recipe-menu.tsx';
import type { CardData } from './card-data.ts';

const actions: RecipeAction[] = ['cook', 'shopping', 'edit', 'plan', 'share', 'link', 'download'];

interface CardMenuPanelProps {
  recipe: CardData;
  className: string;
}

/** Menu of a card, for actions that do not need the recipe's page. */
export function CardMenuPanel({ recipe, className }: CardMenuPanelProps) {
  const { t } = useTranslation();
  const title = t('action.more');
  const label = t('labelled', { label: title, value: recipe.name });
  return <RecipeMenu recipe={recipe} actions={actions} label={label} title={title} className={className} isOpen />;
}
