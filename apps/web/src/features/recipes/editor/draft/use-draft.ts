import { deepEqual } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { keysOf } from '#contract/objects';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { draftOf, emptyLine, emptyStep, type Field, type RecipeDraft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { mergeChanges } from './merge.ts';

export type UpdateDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

export type DraftState = ReturnType<typeof useDraft>;

/** Field that both sides have changed, with both values. */
export interface Contested {
  field: Field;
  mine: unknown;
  theirs: unknown;
}

interface Writing {
  /** The version that the draft started from. */
  from: Recipe;
  original: RecipeDraft;
  changes: Partial<RecipeDraft>;
}

const startFrom = (from: Recipe, changes: Partial<RecipeDraft> = {}): Writing => ({
  from,
  original: startOf(from),
  changes,
});

/** Lists to type into start with an empty row. Its id is constant, so that it is no change. */
function startOf(recipe: Recipe): RecipeDraft {
  const draft = draftOf(recipe);
  const { recipeIngredient: lines, recipeInstructions: steps } = draft;
  return {
    ...draft,
    recipeIngredient: lines.length > 0 ? lines : [{ ...emptyLine(), referenceId: recipe.id }],
    recipeInstructions: steps.length > 0 ? steps : [{ ...emptyStep(), id: recipe.id }],
  };
}

/**
 * Draft of the recipe, stored in the browser with every change. A document instead of a form, because lines split,
 * join and are parsed in the background. Only fields that differ from `from` are saved.
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

  // takes over other people's changes unless they touch the same fields
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
    /** Changes to save over a newer version; undefined if there are conflicts. */
    followedBy: (newer: Recipe) => followed(writing, newer)?.changes,
    /** Fields that both sides have changed. */
    contestedWith: (newer: Recipe): Contested[] => {
      const theirs = startOf(newer);
      const { contested } = mergeChanges(original, changes, theirs);
      return contested.map((field) => ({ field, mine: changes[field], theirs: theirs[field] }));
    },
    /** Continues from a newer version with the chosen side of each conflict. @returns the changes left to save */
    settle: (newer: Recipe, mine: Field[]) => {
      const next = settled(writing, newer, mine);
      setWriting(next);
      return next.changes;
    },
  };
}

function changed({ from, original, changes }: Writing, change: (draft: RecipeDraft) => RecipeDraft): Writing {
  const before: RecipeDraft = { ...original, ...changes };
  const after = change(before);
  const differs = (field: Field) =>
    after[field] === before[field] ? field in changes : !deepEqual(after[field], original[field]);
  const kept = keysOf(after).filter(differs);
  return { from, original, changes: Object.fromEntries(kept.map((field) => [field, after[field]])) };
}

function settled({ original, changes }: Writing, newer: Recipe, mine: Field[]): Writing {
  const theirs = startOf(newer);
  const merged = mergeChanges(original, changes, theirs);
  const kept = Object.fromEntries(mine.map((field) => [field, changes[field]]));
  return { from: newer, original: theirs, changes: { ...merged.changes, ...kept } };
}

/** Rebases the draft on a newer version; undefined if there are conflicts. */
function followed({ original, changes }: Writing, newer: Recipe): Writing | undefined {
  const theirs = startOf(newer);
  const merged = mergeChanges(original, changes, theirs);
  return merged.contested.length > 0 ? undefined : { from: newer, original: theirs, changes: merged.changes };
}
