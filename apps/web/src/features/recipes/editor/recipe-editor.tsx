import { Link, deepEqual, useNavigate } from '@tanstack/react-router';
import { ScanText } from '#ui/icons';
import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, PartsRoot, buttonClass, toast } from '#ui';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { correctedBy, withoutFields } from '../review/low-confidence.ts';
import type { OpenReview } from '../review/use-import-review.ts';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { DeletedDialog } from './save/deleted-dialog.tsx';
import { useDraftStore, type DraftStore } from './draft/draft-store.ts';
import styles from './editor.module.css';
import { EditorHead } from './fields/editor-head.tsx';
import { IngredientsEditor } from './ingredients/ingredients-editor.tsx';
import { JsonEditor } from './json-editor.tsx';
import { MoreFields } from './fields/more-fields.tsx';
import { PlacesToCheck } from './places-to-check.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { StepsEditor } from './steps/steps-editor.tsx';
import { useDraft, type DraftState } from './draft/use-draft.ts';
import { useLineReader } from './ingredients/use-line-reader.ts';
import { useDrawsAll } from './use-draws-all.ts';
import { useOpenAt } from './use-open-at.ts';
import { useSaveRecipe } from './save/use-save-recipe.ts';

/** Escape leaves the field first, then the editor. */
function leaveField(event: KeyboardEvent) {
  const field = event.target;
  if (!(field instanceof HTMLElement)) return;
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!field.matches('input, textarea') || field.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  field.blur();
}

interface RecipeEditorProps {
  recipe: Recipe;
  review: OpenReview;
  /** Shown beside the scanned pictures, with less room. */
  beside?: true;
}

/** Editor of a recipe, as a form or as JSON. */
export function RecipeEditor(props: RecipeEditorProps) {
  // above the draft: its contexts are new with each rendering, which would draw every field anew
  return (
    <PartsRoot>
      <DraftForm {...props} />
    </PartsRoot>
  );
}

function DraftForm({ recipe, review, beside }: RecipeEditorProps) {
  const { t } = useTranslation('editor');
  const times = useTimes();
  const [asJson, setAsJson] = useState(false);
  const store = useDraftStore(recipe.id);
  const writing = useDraft(recipe, store);
  const { draft, update, isDirty, restored } = writing;
  const imported = review.isOpen || undefined;
  const doubts = useDoubts(writing, review);
  const saving = useSaveRecipe(recipe, writing, { imported });
  const reader = useLineReader(update);
  const drawsAll = useDrawsAll();
  const discard = useDiscard(recipe, store, imported);
  const { form, isWaiting, onSubmit } = useSubmit(reader.reading.size === 0, () =>
    isDirty ? saving.save() : discard(false),
  );
  useOpenAt(recipe.recipeIngredient.length + recipe.recipeInstructions.length === 0);
  const since = restored && times(restored);
  return (
    <form method="post" ref={form} className={styles.editor} onSubmit={onSubmit} onKeyDown={leaveField}>
      <h1 className="visually-hidden">{t('title', { name: recipe.name })}</h1>
      {recipe.isOcrRecipe && !beside && <CompareLink recipe={recipe} />}
      {since && isDirty && <Notice kind="info">{t('draft.restored', { date: since })}</Notice>}
      {asJson ? (
        <JsonEditor draft={draft} update={update} />
      ) : (
        <div className={styles.form}>
          <PlacesToCheck all={review.doubts} open={doubts} />
          <EditorHead recipe={recipe} draft={draft} update={update} doubts={doubts} />
          <div className={styles.columns}>
            <IngredientsEditor recipe={recipe} draft={draft} update={update} doubts={doubts} reader={reader} />
            <StepsEditor recipe={recipe} draft={draft} update={update} doubts={doubts} />
          </div>
          {drawsAll && <MoreFields recipe={recipe} draft={draft} update={update} doubts={doubts} />}
        </div>
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={saving.isPending || isWaiting}
        canSave={draft.name.trim() !== ''}
        asJson={asJson}
        onToggleJson={() => setAsJson(!asJson)}
        onDiscard={() => discard(isDirty)}
      />
      {typeof saving.conflict === 'object' && (
        <ConflictDialog
          theirs={saving.conflict.theirs}
          contested={writing.contestedWith(saving.conflict.theirs)}
          onSettle={(theirs, mine) => {
            const changes = writing.settle(theirs, mine);
            saving.save({ over: theirs.version, changes });
          }}
          onClose={saving.closeConflict}
        />
      )}
      {saving.conflict === 'deleted' && (
        <DeletedDialog onSave={() => saving.save({ asNew: true })} onClose={saving.closeConflict} />
      )}
    </form>
  );
}

function CompareLink({ recipe: { slug } }: { recipe: Recipe }) {
  const { t } = useTranslation('editor');
  return (
    <p className={styles.compare}>
      <Link to="/recipe/$slug/ocr-editor" params={{ slug }} className={buttonClass('secondary', 'small')}>
        <ScanText size={18} />
        {t('scan.open')}
      </Link>
    </p>
  );
}

/** Saves the draft once its lines are parsed, or shows the field with an error. */
function useSubmit(isReady: boolean, save: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else save();
  }, [isReady, isWaiting, save]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWaiting(true);
  };
  return { form, isWaiting, onSubmit };
}

/** Hides the marks of low-confidence fields that were corrected; the recipe's page hides them after saving. */
function useDoubts({ changes, original }: DraftState, { doubts }: OpenReview) {
  const open = useMemo(() => withoutFields(doubts, correctedBy(changes, original)), [doubts, changes, original]);
  // the same object while nothing more is corrected
  const [shown, setShown] = useState(open);
  const isSame = deepEqual([...shown.parts, ...shown.lines], [...open.parts, ...open.lines]);
  if (!isSame) setShown(open);
  return isSame ? shown : open;
}

/** Discards the draft, with an undo. */
function useDiscard(recipe: Recipe, store: DraftStore, imported: true | undefined) {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const open = (edit?: true) =>
    void navigate({ to: '/recipe/$slug', params: { slug: recipe.slug }, search: { edit, imported } });
  return (isDirty: boolean) => {
    const lost = store.read();
    store.remove();
    open();
    if (!isDirty || !lost) return;
    const restore = () => {
      store.write(lost);
      open(true);
    };
    toast({
      kind: 'info',
      text: t('draft.discarded'),
      action: { label: t('action.undo'), isUndo: true, run: restore },
    });
  };
}
