import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import type { ReadPath } from '../api/query-invalidation.ts';
import { useApi } from '../api/use-api.ts';

/**
 * Says that something was deleted, with an undo that takes it out of the trash.
 *
 * @param at where things of its kind are read
 */
export function useDeletedToast(at: ReadPath): (id: string, text: string) => void {
  const { t } = useTranslation();
  const restore = useApi().useMutation('post', '/groups/trash/restore', { meta: { refreshes: [at] } });
  return (id, text) => {
    const run = () => restore.mutate({ body: { ids: [id] } });
    toast({ kind: 'success', text, action: { label: t('action.undo'), isUndo: true, run } });
  };
}
