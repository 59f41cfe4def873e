import { SearchX } from '#ui/icons';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#ui';
import { isFiltered, type RecipeSearch } from '../recipe-search.ts';

const EmptyKitchen = lazy(() => import('./empty-kitchen.tsx').then((module) => ({ default: module.EmptyKitchen })));

interface NoRecipesProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

export function NoRecipes({ search, onSearch }: NoRecipesProps) {
  return isFiltered(search) ? <NothingFound onClear={() => onSearch({})} /> : <EmptyKitchen />;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('nothing.title')}
      action={<Button onClick={onClear}>{t('nothing.action')}</Button>}
    >
      {t('nothing.text')}
    </EmptyState>
  );
}
