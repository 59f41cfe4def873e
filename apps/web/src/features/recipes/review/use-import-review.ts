import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isProblem } from '#client';
import { useApi } from '../../../app/use-api.ts';
import { useSessionState } from '../../../app/use-session-state.ts';
import type { Recipe } from '../recipe-query.ts';
import { doubtsOf, noDoubts, sourcesOf, type Doubts, type PageSource } from './doubts.ts';

export interface OpenReview {
  /** Comes straight from an import, and nobody has said yet that all is right. */
  isOpen: boolean;
  doubts: Doubts;
  /** Empty while it is not known. */
  sources: PageSource[];
  /** Somebody has corrected these parts and ingredients. */
  onCorrected: (ids: string[]) => void;
}

/** What the reader of the page was not sure of. The recipe is there without it, so nothing waits for it or fails with it. */
export function useImportReview(recipe: Recipe, isImported: boolean): OpenReview {
  const api = useApi();
  const params = { path: { slug: recipe.id } };
  const { data, error } = useQuery(
    api.queryOptions('get', '/recipes/{slug}/review', { params }, { enabled: isImported, staleTime: Infinity }),
  );
  const [checked, setChecked] = useSessionState<string[]>(`corrected:${recipe.id}`, []);
  const onCorrected = useCallback((ids: string[]) => setChecked([...checked, ...ids]), [checked, setChecked]);
  return useMemo(() => {
    const review = isImported ? data : undefined;
    return {
      isOpen: isImported && !isProblem(error, 404),
      doubts: review ? doubtsOf(review, recipe, checked) : noDoubts,
      sources: review ? sourcesOf(review, recipe) : [],
      onCorrected,
    };
  }, [data, error, isImported, recipe, checked, onCorrected]);
}

/** All is right: the review is over, here and on the server. */
export function useDismissReview({ id, slug }: Recipe) {
  const api = useApi();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '/recipe/$slug', params: { slug }, search: {}, replace: true, resetScroll: false });
    // the button is gone, and the keyboard goes on where it was
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { mutate, isPending } = api.useMutation('delete', '/recipes/{slug}/review', {
    meta: { refreshes: ['/recipes/{slug}/review'] },
    onSuccess: leave,
  });
  return { dismiss: () => mutate({ params: { path: { slug: id } } }), isPending };
}
