import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { unknownCountQuery, type RecipeSearch } from '../recipe-search.ts';

interface FitNoticeProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

/** Says that recipes which nobody knows are left out, or that they are shown apart, and leads from one to the other. */
export function FitNotice({ search, onSearch }: FitNoticeProps) {
  const { t } = useTranslation('home');
  const isUnknown = search.fit === 'unknown';
  const { data: count = 0 } = useQuery({ ...unknownCountQuery(useApi(), search), enabled: !isUnknown });
  if (isUnknown)
    return (
      <Notice kind="warning">
        {t('persons.unknownShown')}{' '}
        <Button kind="quiet" size="small" onClick={() => onSearch({ ...search, fit: undefined })}>
          {t('persons.showFine')}
        </Button>
      </Notice>
    );
  if (count === 0) return null;
  return (
    <Notice kind="info">
      {t('persons.unknownLeftOut', { count })}{' '}
      <Button kind="quiet" size="small" onClick={() => onSearch({ ...search, fit: 'unknown' })}>
        {t('persons.showUnknown')}
      </Button>
    </Notice>
  );
}
