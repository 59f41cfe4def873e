import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { toast } from '#ui';
import type { Api } from '../../../../shared/api/api.ts';
import { showErrorToast } from '../../../../shared/api/error-toasts.ts';
import { refresh } from '../../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { recipeQuery, type Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { changesOf, type RecipeDraft } from '../draft/draft.ts';
import type { DraftState } from '../draft/use-draft.ts';

interface SaveOptions {
  /** Continues the review of an import afterwards. */
  imported: true | undefined;
}

/** Saves with the version that the draft started from, so that other people's changes are not overwritten. */
export function useSaveRecipe({ slug }: Recipe, writing: DraftState, { imported }: SaveOptions) {
  const { t, i18n } = useTranslation('editor');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const update = async (how: Save) => {
    const changes = how.changes ?? writing.changes;
    try {
      return await updateRecipe(api, slug, changes, how.over ?? writing.version);
    } catch (error) {
      if (!isProblem(error, 412)) throw error;
      const theirs = error.current as Recipe;
      const merged = writing.followedBy(theirs);
      if (!merged) throw error;
      return updateRecipe(api, slug, merged, theirs.version);
    }
  };
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: (how: Save) => (how.asNew ? createRecipe(api, writing.draft) : update(how)),
    onSuccess: async (saved) => {
      queryClient.setQueryData(recipeQuery(api, saved.slug).queryKey, saved);
      writing.startFrom(saved);
      toast({ kind: 'success', text: t('saved') });
      await navigate({ to: '/recipe/$slug', params: { slug: saved.slug }, search: { imported } });
      if (saved.slug !== slug) queryClient.removeQueries(recipeQuery(api, slug));
      void refresh(queryClient, '/recipes');
    },
    onError: (error) => {
      if (isProblem(error, 412)) setConflict({ theirs: error.current as Recipe });
      else if (isProblem(error, 404)) setConflict('deleted');
      else showErrorToast(i18n, error);
    },
  });
  const save = (how: Save = {}) => {
    setConflict(undefined);
    mutation.mutate(how);
  };
  return { save, isPending: mutation.isPending, conflict, closeConflict: () => setConflict(undefined) };
}

/** A newer version by somebody else, or the deletion of the recipe. */
type Conflict = { theirs: Recipe } | 'deleted';

interface Save {
  /** Creates a new recipe because this one was deleted. */
  asNew?: true;
  /** Version that the changes were rebased on. */
  over?: number;
  changes?: Partial<RecipeDraft>;
}

async function updateRecipe({ client }: Api, slug: string, changes: Partial<RecipeDraft>, version: number) {
  const params = { path: { slug }, header: { 'if-match': `"${version}"` } };
  return (await client.PATCH('/recipes/{slug}', { params, body: changesOf(changes) })).data;
}

/** Creates the recipe under its name or, if that is taken, a numbered one. */
async function createRecipe({ client }: Api, draft: RecipeDraft) {
  const { name, ...body } = changesOf(draft);
  const { data: slug } = await client.POST('/recipes', { body: { name: name!, sample: false } });
  return (await client.PATCH('/recipes/{slug}', { params: { path: { slug: slug } }, body })).data;
}
