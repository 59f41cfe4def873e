import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedRecipe, Recipe } from '../recipe-query.ts';
import { toDraft, type RecipeDraft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { toChanges } from './to-changes.ts';

export type UpdateDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

export type DraftState = ReturnType<typeof useDraft>;

/** The recipe as it is being written, kept in the browser with every change. */
export function useDraft({ recipe, etag }: LoadedRecipe, store: DraftStore) {
  const [stored] = useState(() => store.read());
  const [draft, setDraft] = useState<RecipeDraft>(() => stored?.draft ?? toDraft(recipe));
  const [isDirty, setDirty] = useState(stored !== undefined);
  const [start] = useState(() => {
    const version = stored?.etag ?? etag;
    // of an older version only its name is known
    return { version, contents: version === etag ? contentsOf(recipe) : undefined };
  });
  const base = useRef(start.version);
  const baseContents = useRef(start.contents);

  const update: UpdateDraft = useCallback((change) => {
    setDraft(change);
    setDirty(true);
  }, []);
  useEffect(() => {
    if (isDirty) store.write({ draft, etag: base.current, savedAt: new Date().toISOString() });
  }, [draft, isDirty, store]);

  const startFrom = useCallback(
    (loaded: LoadedRecipe) => {
      store.remove();
      base.current = loaded.etag;
      baseContents.current = contentsOf(loaded.recipe);
      setDraft(toDraft(loaded.recipe));
      setDirty(false);
    },
    [store],
  );
  /** Somebody has seen the newer version and wants theirs to win. */
  const rebase = useCallback((to: string | undefined) => void (base.current = to), []);
  /** Whether a newer version has nothing new that can be edited, such as another picture or the day it was made; the draft then starts from it. */
  const follow = useCallback((loaded: LoadedRecipe) => {
    const isSame = contentsOf(loaded.recipe) === baseContents.current;
    if (isSame) base.current = loaded.etag;
    return isSame;
  }, []);

  return { draft, update, isDirty, restored: stored?.savedAt, etag: base, startFrom, rebase, follow };
}

/** All that the editor can change, in a form that can be compared. */
const contentsOf = (recipe: Recipe) => JSON.stringify(toChanges(toDraft(recipe)));
