import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';

/** Removes an event, with an undo. */
export function useEventRemoval() {
  const { t } = useTranslation('timeline');
  const api = useApi();
  const remove = api.useMutation('delete', '/recipes/timeline/events/{id}');
  const restore = api.useMutation('post', '/recipes/timeline/events/{id}/restore');
  return (id: string) => {
    const params = { path: { id } };
    const undo = { label: t('action.undo'), isUndo: true, run: () => restore.mutate({ params }) };
    const onSuccess = () => toast({ kind: 'success', text: t('removed'), action: undo });
    remove.mutate({ params }, { onSuccess });
  };
}

/** Uploads the picture of an event. */
export function useEventPicture() {
  const { mutate, isPending } = useApi().useMutation('put', '/recipes/timeline/events/{id}/image');
  const send = (id: string, image: File, options?: Parameters<typeof mutate>[1]) =>
    mutate({ params: { path: { id } }, body: { image }, bodySerializer: () => formOf(image) }, options);
  return { send, isPending };
}

function formOf(image: File): FormData {
  const form = new FormData();
  form.set('image', image);
  return form;
}
