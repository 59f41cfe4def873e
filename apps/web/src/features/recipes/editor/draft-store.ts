import type { RecipeDraft } from './draft.ts';

export interface StoredDraft {
  draft: RecipeDraft;
  /** The version that the draft started from. */
  etag: string | undefined;
  savedAt: string;
}

const keyOf = (recipeId: string) => `recipe-draft:${recipeId}`;

/** Drafts live in this browser until they are saved or discarded, so that nothing typed is lost. */
export const draftStore = {
  read(recipeId: string): StoredDraft | undefined {
    try {
      return JSON.parse(localStorage.getItem(keyOf(recipeId)) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(recipeId: string, draft: StoredDraft): void {
    try {
      localStorage.setItem(keyOf(recipeId), JSON.stringify(draft));
    } catch {
      // A full or forbidden storage must not stop anybody from editing.
    }
  },
  remove(recipeId: string): void {
    try {
      localStorage.removeItem(keyOf(recipeId));
    } catch {
      // Nothing was stored then.
    }
  },
};
