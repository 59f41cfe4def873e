import { deepEqual } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Recipe } from '../recipe-query.ts';
import { draftOf, type Field, type RecipeDraft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

export type UpdateDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

export type DraftState = ReturnType<typeof useDraft>;

interface Writing {
  /** The version that the draft started from. */
  from: Recipe;
  original: RecipeDraft;
  changes: Partial<RecipeDraft>;
}

const startFrom = (from: Recipe, changes: Partial<RecipeDraft> = {}): Writing => ({
  from,
  original: draftOf(from),
  changes,
});

/**
 * The recipe as it is being written, kept in the browser with every change. It is a document and not a form of react-hook-form:
 * lines split and join, are filled in by id while the server reads them, come back by an undo, or all at once as JSON, and what
 * is saved are the fields that differ from the version that it started from.
 */
export function useDraft(recipe: Recipe, store: DraftStore) {
  const [stored] = useState(() => store.read());
  const [writing, setWriting] = useState(() => startFrom(stored?.from ?? recipe, stored?.changes));
  const { from, original, changes } = writing;
  const isDirty = Object.keys(changes).length > 0;

  const update: UpdateDraft = useCallback((change) => setWriting((old) => changed(old, change)), []);
  useEffect(() => {
    if (isDirty) store.write({ from, changes, savedAt: new Date().toISOString() });
    else store.remove();
  }, [changes, from, isDirty, store]);

  // what somebody else changes comes in as long as it is nothing that is being changed here
  useEffect(() => setWriting((old) => (old.from === recipe ? old : (followed(old, recipe) ?? old))), [recipe]);

  return {
    draft: { ...original, ...changes },
    original,
    changes,
    version: from.version,
    update,
    isDirty,
    restored: stored?.savedAt,
    startFrom: (theirs: Recipe) => setWriting(startFrom(theirs)),
    /** Whether these changes can be saved over a newer version. */
    follows: (newer: Recipe) => followed(writing, newer) !== undefined,
  };
}

function changed({ from, original, changes }: Writing, change: (draft: RecipeDraft) => RecipeDraft): Writing {
  const before: RecipeDraft = { ...original, ...changes };
  const after = change(before);
  const differs = (field: Field) =>
    after[field] === before[field] ? field in changes : !deepEqual(after[field], original[field]);
  const kept = (Object.keys(after) as Field[]).filter(differs);
  return { from, original, changes: Object.fromEntries(kept.map((field) => [field, after[field]])) };
}

/** The same changes on a newer version; undefined where both have changed the same field. */
function followed({ original, changes }: Writing, newer: Recipe): Writing | undefined {
  const theirs = draftOf(newer);
  const own = (Object.keys(changes) as Field[]).filter((field) => !deepEqual(theirs[field], changes[field]));
  if (!own.every((field) => deepEqual(theirs[field], original[field]))) return undefined;
  return { from: newer, original: theirs, changes: Object.fromEntries(own.map((field) => [field, changes[field]])) };
}
