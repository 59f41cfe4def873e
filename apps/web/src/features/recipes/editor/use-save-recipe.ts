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
import { changesOf, type RecipeDraft } from './draft.ts';
import type { DraftState } from './use-draft.ts';

interface SaveOptions {
  /** The review of an import goes on afterwards. */
  imported: true | undefined;
}

/** Saves against the version that the draft started from: what somebody else changed meanwhile is not overwritten. */
export function useSaveRecipe({ slug }: Recipe, writing: DraftState, { imported }: SaveOptions) {
  const { t, i18n } = useTranslation('editor');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<'changed' | 'deleted'>();
  const update = async (version: number) => {
    try {
      return await updateRecipe(api, slug, writing.changes, version);
    } catch (error) {
      const theirs = isProblem(error, 412) && (await fetchCurrentRecipe(queryClient, api, slug));
      if (!theirs || !writing.follows(theirs)) throw error;
      return updateRecipe(api, slug, writing.changes, theirs.version);
    }
  };
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: ({ asNew, over }: Save) => (asNew ? createRecipe(api, writing.draft) : update(over ?? writing.version)),
    onSuccess: async (saved) => {
      queryClient.setQueryData(recipeQuery(api, saved.slug).queryKey, saved);
      writing.startFrom(saved);
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
  const save = (how: Save = {}) => {
    setConflict(undefined);
    mutation.mutate(how);
  };
  return { save, isPending: mutation.isPending, conflict, closeConflict: () => setConflict(undefined) };
}

interface Save {
  /** Somebody has deleted the recipe meanwhile. */
  asNew?: true;
  /** The version of somebody else that is overwritten knowingly. */
  over?: number;
}

async function updateRecipe({ client }: Api, slug: string, changes: Partial<RecipeDraft>, version: number) {
  const params = { path: { slug }, header: { 'if-match': `"${version}"` } };
  return (await client.PATCH('/recipes/{slug}', { params, body: changesOf(changes) })).data!;
}

/** Under its name or, where that is taken, a numbered one. */
async function createRecipe({ client }: Api, draft: RecipeDraft) {
  const { name, ...body } = changesOf(draft);
  const { data: slug } = await client.POST('/recipes', { body: { name: name! } });
  return (await client.PATCH('/recipes/{slug}', { params: { path: { slug: slug! } }, body })).data!;
}
