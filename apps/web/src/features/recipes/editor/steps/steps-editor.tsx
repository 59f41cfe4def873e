import { Plus } from '#ui/icons';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProgressBar } from '#ui';
import { useStepFiles } from '../../assets/use-step-files.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { fieldAnchor } from '../../review/low-confidence.ts';
import { ConfidenceHint } from '../../review/confidence-badge.tsx';
import { emptyStep, type Step } from '../draft/draft.ts';
import styles from '../editor.module.css';
import { changeAt, insertAt, moveTo, removeAt, replaceAt } from '../lists.ts';
import { SortableList } from '../sortable-list.tsx';
import { splitSteps } from './split-text.ts';
import { StepRow, type StepEvents } from './step-row.tsx';
import { memoSection, type ReviewedProps } from '../section-props.ts';
import { PreviewButton, TextsPreview } from './texts-preview.tsx';
import { firstRows, useDrawsAll } from '../use-draws-all.ts';
import { useFocusRow } from '../use-focus-row.ts';

export const StepsEditor = memoSection(
  ['recipeInstructions', 'recipeIngredient'],
  function StepsEditor({ recipe, draft, update, doubts }: ReviewedProps & { recipe: Recipe }) {
    const { t } = useTranslation('editor');
    const { recipeInstructions: steps } = draft;
    // the column with the cursor is rendered first
    const ingredients = useDeferredValue(draft.recipeIngredient);
    const { root, focusRow } = useFocusRow();
    const drawnRows = useDrawsAll() ? undefined : firstRows;
    const [isPreview, setPreview] = useState(false);
    const change = useCallback(
      (to: (list: Step[]) => Step[]) => update((old) => ({ ...old, recipeInstructions: to(old.recipeInstructions) })),
      [update],
    );
    const { addFile, running } = useStepFiles(recipe, update);
    const events = useStepEvents(change, focusRow, addFile);
    const add = () => {
      change((list) => [...list, emptyStep()]);
      focusRow(steps.length);
    };
    return (
      <section ref={root} id={fieldAnchor('recipeInstructions')} className={styles.steps} aria-label={t('steps.title')}>
        <h2>{t('steps.title')}</h2>
        {doubts.parts.has('recipeInstructions') && <ConfidenceHint />}
        {isPreview ? (
          <TextsPreview texts={steps} isNumbered />
        ) : (
          <>
            <SortableList
              label={t('steps.title')}
              ids={steps.map(({ id }) => id)}
              onMove={(from, to) => change((list) => moveTo(list, from, to))}
            >
              {steps.slice(0, drawnRows).map((step, index) => (
                <StepRow
                  key={step.id}
                  step={step}
                  index={index}
                  isLast={index === steps.length - 1}
                  ingredients={ingredients}
                  events={events}
                />
              ))}
            </SortableList>
            {running && <ProgressBar label={running.name} value={running.done} />}
            <Button kind="quiet" icon={<Plus />} onClick={add}>
              {t('steps.add')}
            </Button>
            <p className={styles.hint}>{t('steps.hint')}</p>
          </>
        )}
        {steps.some(({ text }) => text.trim()) && <PreviewButton isShown={isPreview} onChange={setPreview} />}
      </section>
    );
  },
);

function useStepEvents(
  change: (to: (list: Step[]) => Step[]) => void,
  focusRow: ReturnType<typeof useFocusRow>['focusRow'],
  addFile: StepEvents['onFile'],
): StepEvents {
  return useMemo(
    () => ({
      onFile: addFile,
      onChange: (index, changes) => change((list) => changeAt(list, index, changes)),
      onRestore: (index, step) => change((list) => insertAt(list, index, step)),
      onMove: (from, to) => {
        change((list) => moveTo(list, from, to));
        focusRow(to, 'menu');
      },
      onRemove: (index) => {
        change((list) => removeAt(list, index));
        focusRow(Math.max(0, index - 1), 'end');
      },
      onSplit: (index, before, after) => {
        change((list) => insertAt(changeAt(list, index, { text: before }), index + 1, emptyStep(after)));
        focusRow(index + 1);
      },
      onJoin: (index, previousLength) => {
        change((list) => joinWithPrevious(list, index));
        focusRow(index - 1, previousLength);
      },
      onPaste: (index, text, isEmpty) => {
        const steps = splitSteps(text).map(emptyStep);
        change((list) => (isEmpty ? replaceAt(list, index, ...steps) : insertAt(list, index + 1, ...steps)));
        focusRow(index + steps.length - (isEmpty ? 1 : 0), 'end');
      },
    }),
    [change, focusRow, addFile],
  );
}

function joinWithPrevious(list: Step[], index: number): Step[] {
  const [previous, step] = [list[index - 1], list[index]];
  if (!previous || !step) return list;
  const text = [previous.text, step.text].filter(Boolean).join(' ');
  const added = step.ingredientReferences.filter(
    ({ referenceId }) => !previous.ingredientReferences.some((known) => known.referenceId === referenceId),
  );
  const ingredientReferences = [...previous.ingredientReferences, ...added];
  return removeAt(changeAt(list, index - 1, { text, ingredientReferences }), index);
}
