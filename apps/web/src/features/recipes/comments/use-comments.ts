import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { v4 as newId } from 'uuid';
import { announce, toast } from '#ui';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

/** Mutations of comments. The offline queue shows them at once and takes them back if the server refuses them. */
export function useComments({ id: recipeId }: Pick<Recipe, 'id'>) {
  const { t } = useTranslation('recipe');
  const api = useApi();
  const client = useQueryClient();
  const takenBack = { onError: () => refresh(client, '/comments') };
  const add = api.useMutation('post', '/comments', takenBack);
  const change = api.useMutation('patch', '/comments/{id}', takenBack);
  const remove = api.useMutation('delete', '/comments/{id}', takenBack);
  const restore = api.useMutation('post', '/comments/{id}/restore', takenBack);
  return {
    add: (text: string, onError: () => void) => {
      const onSuccess = () => announce(t('comments.posted'));
      add.mutate({ body: { id: newId(), recipeId, text } }, { onError, onSuccess });
    },
    change: (id: string, text: string) => change.mutate({ params: { path: { id } }, body: { text } }),
    remove: (id: string) => {
      const params = { path: { id } };
      const undo = { label: t('action.undo'), isUndo: true, run: () => restore.mutate({ params }) };
      const onSuccess = () => toast({ kind: 'success', text: t('comments.deleted'), action: undo });
      remove.mutate({ params }, { onSuccess });
    },
  };
}
