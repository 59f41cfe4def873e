import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isProblem } from '#client';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { importReviewQuery } from './review-query.ts';
import {
  lowConfidenceOf,
  noLowConfidence,
  sourcesOf,
  type LowConfidenceFields,
  type ImportReview,
  type PageSource,
} from './low-confidence.ts';

export interface OpenReview {
  /** Opened after an import or with doubtful parts, and not dismissed yet. */
  isOpen: boolean;
  doubts: LowConfidenceFields;
  sources: PageSource[];
  /** Recipes that the group has from the same address. */
  sameSource: ImportReview['sameSource'];
  /** Lines of a pasted text that were not used. */
  unplaced: ImportReview['unplaced'];
}

/** Loads the review of an import. The recipe is shown without it if it cannot be loaded. */
export function useImportReview(recipe: Recipe, isImported: boolean, mayEdit: boolean): OpenReview {
  const api = useApi();
  const enabled = isImported || (recipe.hasReview && mayEdit);
  const { data, error } = useQuery({ ...importReviewQuery(api, recipe), enabled });
  return useMemo(() => {
    const isOver = isProblem(error, 404);
    const review = enabled && !isOver ? data : undefined;
    const unplaced = review?.unplaced ?? [];
    const doubts = review ? lowConfidenceOf(review, recipe) : noLowConfidence;
    return {
      isOpen: enabled && !isOver && (isImported || doubts.parts.size + doubts.lines.size + unplaced.length > 0),
      doubts,
      sources: review ? sourcesOf(review, recipe) : [],
      sameSource: review?.sameSource ?? [],
      unplaced,
    };
  }, [data, error, enabled, isImported, recipe]);
}

/** Dismisses the review, here and on the server. */
export function useDismissReview({ id, slug }: Recipe) {
  const api = useApi();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '/recipe/$slug', params: { slug }, search: {}, replace: true, resetScroll: false });
    // the button disappears, so the focus moves to the page
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { mutate, isPending } = api.useMutation('delete', '/recipes/{slug}/review', {
    onSuccess: leave,
  });
  return { dismiss: () => mutate({ params: { path: { slug: id } } }), isPending };
}
