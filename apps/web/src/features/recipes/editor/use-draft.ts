import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedRecipe } from '../recipe-query.ts';
import { toDraft, type RecipeDraft } from './draft.ts';
import { draftStore } from './draft-store.ts';

export type UpdateDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

/** The recipe as it is being written, kept in the browser with every change. */
export function useDraft({ recipe, etag }: LoadedRecipe) {
  const [stored] = useState(() => draftStore.read(recipe.id));
  const [draft, setDraft] = useState<RecipeDraft>(() => stored?.draft ?? toDraft(recipe));
  const [isDirty, setDirty] = useState(stored !== undefined);
  const base = useRef(stored?.etag ?? etag);

  const update: UpdateDraft = useCallback((change) => {
    setDraft(change);
    setDirty(true);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const savedAt = new Date().toISOString();
    draftStore.write(recipe.id, { draft, etag: base.current, savedAt });
  }, [draft, isDirty, recipe.id]);

  const startFrom = useCallback((loaded: LoadedRecipe) => {
    draftStore.remove(loaded.recipe.id);
    base.current = loaded.etag;
    setDraft(toDraft(loaded.recipe));
    setDirty(false);
  }, []);
  /** Somebody has seen the newer version and wants theirs to win, or it differs only in its picture. */
  const rebase = useCallback((to: string | undefined) => void (base.current = to), []);

  return { draft, update, isDirty, restored: stored?.savedAt, etag: base, startFrom, rebase };
}
