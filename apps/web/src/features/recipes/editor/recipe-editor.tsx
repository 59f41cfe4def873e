import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, toast } from '#ui';
import type { LoadedRecipe } from '../recipe-query.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { draftStore } from './draft-store.ts';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { JsonEditor } from './json-editor.tsx';
import { MoreFields } from './more-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

/** Looks like the recipe that it edits; as a form, or as JSON for those who like it. */
export function RecipeEditor({ loaded }: { loaded: LoadedRecipe }) {
  const { t, i18n } = useTranslation('editor');
  const [asJson, setAsJson] = useState(false);
  const { draft, update, isDirty, restored, etag, startFrom, rebase } = useDraft(loaded);
  const saving = useSaveRecipe(loaded.recipe, etag);
  const discard = useDiscard(loaded);
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
          <EditorHead recipe={loaded.recipe} draft={draft} update={update} onPictureSaved={rebase} />
          <div className={styles.columns}>
            <IngredientsEditor draft={draft} update={update} />
            <StepsEditor draft={draft} update={update} />
          </div>
          <MoreFields recipe={loaded.recipe} draft={draft} update={update} />
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

/** Back to the recipe as it is; what was typed can be had back for a while. */
function useDiscard({ recipe }: LoadedRecipe) {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const open = (edit?: true) => void navigate({ to: '/recipe/$slug', params: { slug: recipe.slug }, search: { edit } });
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
