import { useTranslation } from 'react-i18next';
import { announce } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';

/** Confirms foods of a line and refuses all others. */
export function useDecision(slug: string, referenceId: string, onDone?: () => void) {
  const { t } = useTranslation('foods');
  const { mutate, isPending, error } = useApi().useMutation('put', '/recipes/{slug}/foods/{referenceId}', {
    onSuccess: () => {
      announce(t('links.saved'));
      onDone?.();
    },
  });
  const decide = (foods: string[]) => mutate({ params: { path: { slug, referenceId } }, body: { foods } });
  return { decide, isPending, error };
}
