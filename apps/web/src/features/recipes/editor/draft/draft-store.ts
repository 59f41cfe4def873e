import { useMemo } from 'react';
import { useUser } from '../../../../shared/session/session.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import type { RecipeDraft } from './draft.ts';

export interface StoredDraft {
  /** The version that the draft started from. */
  from: Recipe;
  /** The fields that differ from it. */
  changes: Partial<RecipeDraft>;
  savedAt: string;
}

export type DraftStore = ReturnType<typeof draftStoreOf>;

/** The unsaved draft of one person in this browser; other people who sign in here do not see it. */
export function useDraftStore(recipeId: string): DraftStore {
  const { id } = useUser();
  return useMemo(() => draftStoreOf(`recipe-changes:${id}:${recipeId}`), [id, recipeId]);
}

const draftStoreOf = (key: string) => ({
  read(): StoredDraft | undefined {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(draft: StoredDraft): void {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A full or forbidden storage must not stop anybody from editing.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is unavailable, so there is nothing to remove.
    }
  },
});
