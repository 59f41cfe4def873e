import { useMemo } from 'react';
import { useUser } from '../../../../shared/session/session.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import type { RecipeDraft } from './draft.ts';

export interface StoredDraft {
  /** The version that the draft started from. */
  from: Recipe;
  /** Fields that differ from `from`. */
  changes: Partial<RecipeDraft>;
  savedAt: string;
}

export type DraftStore = ReturnType<typeof draftStoreOf>;

/** Stores the unsaved draft per person in this browser. */
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
      // storage may be full or forbidden
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // storage is unavailable
    }
  },
});
