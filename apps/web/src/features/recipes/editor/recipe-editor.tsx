import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, toast } from '#ui';
import type { LoadedRecipe } from '../recipe-query.ts';
import { changedIn, without } from '../review/doubts.ts';
import type { OpenReview } from '../review/use-import-review.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { toDraft, type RecipeDraft } from './draft.ts';
import { draftStore } from './draft-store.ts';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { JsonEditor } from './json-editor.tsx';
import { MoreFields } from './more-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { useDraft } from './use-draft.ts';
import { useOpenAt } from './use-open-at.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

/** Looks like the recipe that it edits; as a form, or as JSON for those who like it. */
export function RecipeEditor({ loaded, review }: { loaded: LoadedRecipe; review: OpenReview }) {
  const { t, i18n } = useTranslation('editor');
  const [asJson, setAsJson] = useState(false);
  const { draft, update, isDirty, restored, etag, startFrom, rebase } = useDraft(loaded);
  const imported = review.isOpen || undefined;
  const { doubts, onSaved } = useCorrections(loaded, draft, review);
  const saving = useSaveRecipe(loaded.recipe, etag, { imported, onSaved });
  const discard = useDiscard(loaded, imported);
  useOpenAt();
  const since =
    restored && new Date(restored).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        saving.save(draft);
      }}
    >
      <h1 className="visually-hidden">{t('title', { name: loaded.recipe.name })}</h1>
      {since && isDirty && <Notice kind="info">{t('draft.restored', { date: since })}</Notice>}
      {asJson ? (
        <JsonEditor draft={draft} update={update} />
      ) : (
        <>
          <EditorHead recipe={loaded.recipe} draft={draft} update={update} doubts={doubts} onPictureSaved={rebase} />
          <div className={styles.columns}>
            <IngredientsEditor draft={draft} update={update} doubts={doubts} />
            <StepsEditor draft={draft} update={update} doubts={doubts} />
          </div>
          <MoreFields recipe={loaded.recipe} draft={draft} update={update} doubts={doubts} />
        </>
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={saving.isPending}
        canSave={draft.name.trim() !== ''}
        asJson={asJson}
        onToggleJson={() => setAsJson(!asJson)}
        onDiscard={() => discard(isDirty)}
      />
      {saving.conflict && (
        <ConflictDialog
          slug={loaded.recipe.slug}
          onOverwrite={(version) => {
            rebase(version);
            saving.save(draft);
          }}
          onTakeTheirs={startFrom}
          onClose={saving.closeConflict}
        />
      )}
    </form>
  );
}

/** What has been corrected is no longer in doubt: here at once, on the page of the recipe when it is saved. */
function useCorrections({ recipe }: LoadedRecipe, draft: RecipeDraft, review: OpenReview) {
  const before = useMemo(() => toDraft(recipe), [recipe]);
  const doubts = useMemo(
    () => (review.isOpen ? without(review.doubts, changedIn(before, draft)) : review.doubts),
    [review, before, draft],
  );
  return { doubts, onSaved: () => review.isOpen && review.onCorrected(changedIn(before, draft)) };
}

/** Back to the recipe as it is; what was typed can be had back for a while. */
function useDiscard({ recipe }: LoadedRecipe, imported: true | undefined) {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const open = (edit?: true) =>
    void navigate({ to: '/recipe/$slug', params: { slug: recipe.slug }, search: { edit, imported } });
  return (isDirty: boolean) => {
    const lost = draftStore.read(recipe.id);
    draftStore.remove(recipe.id);
    open();
    if (!isDirty || !lost) return;
    const restore = () => {
      draftStore.write(recipe.id, lost);
      open(true);
    };
    toast({ kind: 'info', text: t('draft.discarded'), action: { label: common('action.undo'), run: restore } });
  };
}
