import { useTranslation } from 'react-i18next';
import { v4 as newId } from 'uuid';
import { toast } from '#ui';
import { optimistic } from '../../../app/optimistic.ts';
import { useUser } from '../../../app/session.ts';
import { useApi } from '../../../app/use-api.ts';
import type { Recipe } from '../recipe-query.ts';
import { commentsQuery, type Comment } from './comments-query.ts';

interface One {
  params: { path: { id: string } };
}

/** What people do with comments shows at once; a refusal brings back what was there. */
export function useComments({ id: recipeId, slug }: Pick<Recipe, 'id' | 'slug'>) {
  const { t } = useTranslation('recipe');
  const { t: common } = useTranslation();
  const api = useApi();
  const user = useUser();
  const query = commentsQuery(api, slug);
  const add = api.useMutation(
    'post',
    '/comments',
    optimistic(query, (comments, { body }: { body: { text: string } }) => [
      ...comments,
      newComment(user, recipeId, body.text),
    ]),
  );
  const change = api.useMutation(
    'patch',
    '/comments/{id}',
    optimistic(query, (comments, { params, body }: One & { body: { text?: string } }) =>
      comments.map((one) => (one.id === params.path.id ? { ...one, text: body.text!, textHtml: '' } : one)),
    ),
  );
  const remove = api.useMutation(
    'delete',
    '/comments/{id}',
    optimistic(query, (comments, { params }: One) => comments.filter(({ id }) => id !== params.path.id)),
  );
  const restore = api.useMutation('post', '/comments/{id}/restore');
  return {
    add: (text: string, onError: () => void) => add.mutate({ body: { recipeId, text } }, { onError }),
    change: (id: string, text: string) => change.mutate({ params: { path: { id } }, body: { text } }),
    remove: (id: string) => {
      const params = { path: { id } };
      const undo = { label: common('action.undo'), run: () => restore.mutate({ params }) };
      const onSuccess = () => toast({ kind: 'success', text: t('comments.deleted'), action: undo });
      remove.mutate({ params }, { onSuccess });
    },
  };
}

type Author = Comment['user'] & { groupId: string };

function newComment({ groupId, ...user }: Author, recipeId: string, text: string) {
  const now = new Date().toISOString();
  const times = { createdAt: now, updateAt: now, updatedAt: now };
  return { id: `new-${newId()}`, groupId, recipeId, userId: user.id, user, text, textHtml: '', version: 0, ...times };
}

/** One that the server has not answered yet cannot be changed. */
export const isSaved = ({ id }: Comment): boolean => !id.startsWith('new-');
