import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { toast } from '#ui';
import { showFailure } from '../../../app/failure-toasts.ts';
import { refresh } from '../../../app/query-client.ts';
import { useApi } from '../../../app/use-api.ts';
import { recipeQuery, type Recipe } from '../recipe-query.ts';
import { draftStore } from './draft-store.ts';
import type { RecipeDraft } from './draft.ts';
import { toChanges } from './to-changes.ts';

interface SaveOptions {
  /** The review of an import goes on afterwards. */
  imported: true | undefined;
}

/** Saves against the version that the draft started from: what somebody else changed meanwhile is not overwritten. */
export function useSaveRecipe({ id, slug }: Recipe, etag: RefObject<string | undefined>, { imported }: SaveOptions) {
  const { t, i18n } = useTranslation('editor');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState(false);
  const mutation = api.useMutation('put', '/recipes/{slug}', {
    meta: { silent: true },
    onSuccess: async (saved) => {
      draftStore.remove(id);
      queryClient.removeQueries({ queryKey: recipeQuery(api, slug).queryKey, type: 'inactive' });
      await queryClient.fetchQuery({ ...recipeQuery(api, saved.slug), staleTime: 0 });
      // what was changed is no longer in doubt
      void refresh(queryClient, ['/recipes/{slug}/review']);
      void refresh(queryClient, ['/organizers', '/foods', '/units']);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === '/recipes' });
      toast({ kind: 'success', text: t('saved') });
      await navigate({ to: '/recipe/$slug', params: { slug: saved.slug }, search: { imported } });
    },
    onError: (error) => {
      if (isProblem(error, 412)) setConflict(true);
      else showFailure(i18n, error);
    },
  });
  const save = (draft: RecipeDraft) => {
    setConflict(false);
    mutation.mutate({
      params: { path: { slug }, header: { 'if-match': etag.current } },
      body: toChanges(draft),
    });
  };
  return { save, isPending: mutation.isPending, conflict, closeConflict: () => setConflict(false) };
}
