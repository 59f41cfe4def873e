import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';

/** Marks a set as different, with an undo. */
export function useKeepApart(onDone?: () => void) {
  const { t } = useTranslation('cleanUp');
  const api = useApi();
  const meta = { refreshes: ['/organizers/clean-up/duplicates'] as const };
  const undo = api.useMutation('delete', '/organizers/clean-up/kept-apart/{id}', {
    meta: { refreshes: [...meta.refreshes] },
  });
  return api.useMutation('post', '/organizers/clean-up/kept-apart', {
    meta: { refreshes: [...meta.refreshes] },
    onSuccess: ({ id }) => {
      const run = () => undo.mutate({ params: { path: { id } } });
      toast({ kind: 'success', text: t('kept'), action: { label: t('action.undo'), isUndo: true, run } });
      onDone?.();
    },
  });
}
