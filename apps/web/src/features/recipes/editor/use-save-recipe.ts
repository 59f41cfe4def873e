import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { toast } from '#ui';
import type { Api } from '../../../app/api.ts';
import { showFailure } from '../../../app/failure-toasts.ts';
import { refresh } from '../../../app/resources.ts';
import { useApi } from '../../../app/use-api.ts';
import { fetchCurrentRecipe, recipeQuery, type Recipe } from '../recipe-query.ts';
import type { DraftStore } from './draft-store.ts';
import type { RecipeDraft } from './draft.ts';
import { toChanges } from './to-changes.ts';
import type { DraftState } from './use-draft.ts';

interface SaveOptions {
  /** The review of an import goes on afterwards. */
  imported: true | undefined;
}

/** Saves against the version that the draft started from: what somebody else changed meanwhile is not overwritten. */
export function useSaveRecipe(
  { slug }: Recipe,
  { etag, follow }: Pick<DraftState, 'etag' | 'follow'>,
  store: DraftStore,
  { imported }: SaveOptions,
) {
  const { t, i18n } = useTranslation('editor');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<'changed' | 'deleted'>();
  const update = async (draft: RecipeDraft) => {
    try {
      return await updateRecipe(api, slug, draft, etag.current);
    } catch (error) {
      const theirs = isProblem(error, 412) && (await fetchCurrentRecipe(queryClient, api, slug));
      if (!theirs || !follow(theirs)) throw error;
      return updateRecipe(api, slug, draft, etag.current);
    }
  };
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: ({ draft, asNew }: Save) => (asNew ? createRecipe(api, draft) : update(draft)),
    onSuccess: async (saved) => {
      store.remove();
      await queryClient.fetchQuery({ ...recipeQuery(api, saved.slug), staleTime: 0 });
      toast({ kind: 'success', text: t('saved') });
      await navigate({ to: '/recipe/$slug', params: { slug: saved.slug }, search: { imported } });
      // under its former name there is nothing any more
      if (saved.slug !== slug) queryClient.removeQueries(recipeQuery(api, slug));
      void refresh(queryClient, '/recipes');
    },
    onError: (error) => {
      if (isProblem(error, 412)) setConflict('changed');
      else if (isProblem(error, 404)) setConflict('deleted');
      else showFailure(i18n, error);
    },
  });
  const start = (save: Save) => {
    setConflict(undefined);
    mutation.mutate(save);
  };
  return {
    save: (draft: RecipeDraft) => start({ draft }),
    saveAsNew: (draft: RecipeDraft) => start({ draft, asNew: true }),
    isPending: mutation.isPending,
    conflict,
    closeConflict: () => setConflict(undefined),
  };
}

interface Save {
  draft: RecipeDraft;
  /** Somebody has deleted the recipe meanwhile. */
  asNew?: true;
}

async function updateRecipe({ client }: Api, slug: string, draft: RecipeDraft, version: string | undefined) {
  const params = { path: { slug }, header: { 'if-match': version } };
  return (await client.PUT('/recipes/{slug}', { params, body: toChanges(draft) })).data!;
}

/** Under its name or, where that is taken, a numbered one. */
async function createRecipe({ client }: Api, draft: RecipeDraft) {
  const { name, ...body } = toChanges(draft);
  const { data: slug } = await client.POST('/recipes', { body: { name: name! } });
  return (await client.PUT('/recipes/{slug}', { params: { path: { slug: slug! } }, body })).data!;
}
