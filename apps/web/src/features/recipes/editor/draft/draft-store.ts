import { useMemo } from 'react';
import { deviceStorage } from '../../../../shared/browser/browser-storage.ts';
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
  read: () => deviceStorage.get<StoredDraft>(key),
  write: (draft: StoredDraft) => void deviceStorage.set(key, draft),
  remove: () => deviceStorage.remove(key),
});
