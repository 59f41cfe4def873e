import { Link } from '@tanstack/react-router';
import { Link as LinkIcon, SearchX, Soup } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, buttonClass } from '#ui';
import { isFiltered, type RecipeSearch } from '../recipe-search.ts';

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

function EmptyKitchen() {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      icon={<Soup />}
      title={t('empty.title')}
      action={
        <>
          <Link to="/recipe/create/url" className={buttonClass('primary')}>
            <LinkIcon />
            {t('create.url')}
          </Link>
          <Link to="/recipe/create/new" className={buttonClass()}>
            {t('create.new')}
          </Link>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
