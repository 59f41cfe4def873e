import { act, renderHook } from '@testing-library/react';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import type { DraftStore, StoredDraft } from './draft-store.ts';
import { useDraft } from './use-draft.ts';
import { fixture } from '../../../../testing/fixture.ts';

const recipe = fixture<Recipe>({
  id: 'r',
  name: 'Pie',
  description: 'Good',
  recipeIngredient: [],
  recipeInstructions: [],
  notes: [],
  recipeCategory: [],
  tags: [],
  tools: [],
});

const inVersion = (version: number, changes: Partial<Recipe> = {}): Recipe => ({ ...recipe, ...changes, version });

function memoryStore(): DraftStore & { stored?: StoredDraft } {
  const store: DraftStore & { stored?: StoredDraft } = {
    read: () => store.stored,
    write: (draft) => void (store.stored = draft),
    remove: () => void (store.stored = undefined),
  };
  return store;
}

function write(from = inVersion(1), store = memoryStore()) {
  const { result, rerender } = renderHook(({ loaded }) => useDraft(loaded, store), { initialProps: { loaded: from } });
  return {
    store,
    now: () => result.current,
    describe: (description: string) => act(() => result.current.update((draft) => ({ ...draft, description }))),
    load: (loaded: Recipe) => rerender({ loaded }),
  };
}

describe('a recipe that is being written', () => {
  it('keeps what differs from the recipe, and forgets it when nothing does any more', () => {
    const { now, describe, store } = write();
    describe('Better');
    expect(now()).toMatchObject({ isDirty: true, changes: { description: 'Better' } });
    expect(store.stored).toMatchObject({ from: { version: 1 }, changes: { description: 'Better' } });
    describe('Good');
    expect(now()).toMatchObject({ isDirty: false, changes: {} });
    expect(store.stored).toBeUndefined();
  });

  it('goes on where it was left', () => {
    const { store, describe } = write();
    describe('Better');
    const { now } = write(inVersion(1), store);
    expect(now().draft).toMatchObject({ name: 'Pie', description: 'Better' });
  });

  it('takes in what somebody else changes, as long as that is another field', () => {
    const { now, describe, load } = write();
    describe('Better');
    load(inVersion(2, { name: 'Tart' }));
    expect(now().draft).toMatchObject({ name: 'Tart', description: 'Better' });
    expect(now()).toMatchObject({ version: 2, changes: { description: 'Better' } });
  });

  it('stays on its version where somebody else has changed the same field', () => {
    const { now, describe, load } = write();
    describe('Better');
    const theirs = inVersion(2, { description: 'Theirs' });
    load(theirs);
    expect(now().draft.description).toBe('Better');
    expect(now().version).toBe(1);
    expect(now().followedBy(theirs)).toBeUndefined();
    expect(now().contestedWith(theirs)).toEqual([{ field: 'description', mine: 'Better', theirs: 'Theirs' }]);
    expect(now().followedBy(inVersion(2, { description: 'Better' }))).toEqual({});
  });

  it('has nothing left to save when somebody else has made the same change', () => {
    const { now, describe, load } = write();
    describe('Better');
    load(inVersion(2, { description: 'Better' }));
    expect(now()).toMatchObject({ isDirty: false, version: 2 });
  });

  it('goes on from the other version with what was chosen of the fields that both have changed', () => {
    const { now, describe } = write();
    describe('Better');
    act(() => now().settle(inVersion(2, { name: 'Tart', description: 'Theirs' }), ['description']));
    expect(now()).toMatchObject({ version: 2, changes: { description: 'Better' }, draft: { name: 'Tart' } });
  });

  it('starts from the version of the other one when that is wanted', () => {
    const { now, describe, store } = write();
    describe('Better');
    act(() => now().startFrom(inVersion(2, { description: 'Theirs' })));
    expect(now()).toMatchObject({ isDirty: false, version: 2, draft: { description: 'Theirs' } });
    expect(store.stored).toBeUndefined();
  });
});
