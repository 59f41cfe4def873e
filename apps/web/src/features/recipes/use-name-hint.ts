import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../shared/api/use-api.ts';
import { useDebounced } from '../../shared/browser/use-debounced.ts';
import { useUser } from '../../shared/session/session.ts';

const typingPause = 300;

/** Says that the group already has a recipe of this name; nobody is kept from a second one. */
export function useNameHint(typed: string): string | undefined {
  const { t } = useTranslation();
  const { groupId } = useUser();
  const name = useDebounced(typed.trim(), typingPause);
  const query = { name, group_id: groupId };
  const { data } = useQuery({
    ...useApi().queryOptions('get', '/validators/group/recipe', { params: { query } }),
    enabled: name !== '',
  });
  return name && data?.valid === false ? t('validation.recipeTaken') : undefined;
}
