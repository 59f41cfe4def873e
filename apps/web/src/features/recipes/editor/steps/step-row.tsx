import { Carrot, Trash2 } from '#ui/icons';
import { ArrowUpToLine, Heading, ImageUp, MoreVertical } from '#ui/late-icons';
import { memo, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, lazyOnIdle, Menu, MenuItem, chipClass } from '#ui';
import { isLinked, type Line, type Step } from '../draft/draft.ts';
import styles from '../editor.module.css';
import { GrowingText } from '../growing-text.tsx';
import { MoveItems } from '../move-items.tsx';
import { useSectionTitle } from '../section-title.tsx';
import { SortableRow } from '../sortable-list.tsx';
import { useUndoToast } from '../use-undo-toast.ts';

const LinkDialog = lazyOnIdle(() =>
  import('../ingredients/link-ingredients-dialog.tsx').then((module) => module.LinkIngredientsDialog),
);

const StepFactsButton = lazyOnIdle(() =>
  import('../../step-facts/step-facts-button.tsx').then((module) => module.StepFactsButton),
);

export interface StepEvents {
  onChange: (index: number, changes: Partial<Step>) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onRestore: (index: number, step: Step) => void;
  onSplit: (index: number, before: string, after: string) => void;
  onJoin: (index: number, previousLength: number) => void;
  onPaste: (index: number, text: string, rowIsEmpty: boolean) => void;
  /** A picture for the step was chosen, or a file dropped on it. */
  onFile: (step: string, file: File) => void;
}

interface StepRowProps {
  step: Step;
  index: number;
  isLast: boolean;
  ingredients: Line[];
  events: StepEvents;
}

export const StepRow = memo(function StepRow({ step, index, isLast, ingredients, events }: StepRowProps) {
  const { t } = useTranslation('editor');
  const [linking, setLinking] = useState(false);
  const linked = ingredients.filter((line) => isLinked(step, line));
  const [isOver, setOver] = useState(false);
  const drop = fileDrop(setOver, (file) => events.onFile(step.id, file));
  const heading = useSectionTitle({ title: step.title, onChange: (title) => events.onChange(index, { title }) });
  return (
    <SortableRow
      id={step.id}
      label={t('steps.move', { value: index + 1 })}
      className={styles.step}
      above={heading.element}
    >
      <span className={styles.number} aria-hidden>
        {index + 1}
      </span>
      <div data-row className={styles.stepText} data-over={isOver || undefined} {...drop}>
        <StepText step={step} index={index} events={events} />
        <div className={step.text.trim() && styles.facts}>
          <StepFactsButton step={step} number={index + 1} onChange={(changes) => events.onChange(index, changes)} />
        </div>
        {linked.length > 0 && (
          <button type="button" className={styles.linked} onClick={() => setLinking(true)}>
            <span className="visually-hidden">{t('steps.link')}</span>
            {linked.map(({ referenceId, food, note }) => (
              <span key={referenceId} className={chipClass}>
                <span>{food?.name ?? note}</span>
              </span>
            ))}
          </button>
        )}
      </div>
      <StepMenu
        step={step}
        index={index}
        isLast={isLast}
        events={events}
        onLink={() => setLinking(true)}
        canLink={ingredients.length > 0}
        onTitle={heading.hasTitle ? undefined : heading.start}
      />
      {linking && (
        <LinkDialog
          step={step}
          ingredients={ingredients}
          onChoose={(ingredientReferences) => events.onChange(index, { ingredientReferences })}
          onClose={() => setLinking(false)}
        />
      )}
    </SortableRow>
  );
});

/** Handles files dropped on a step; other drops are left to the field. */
function fileDrop(setOver: (isOver: boolean) => void, onFile: (file: File) => void) {
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setOver(false);
      for (const file of event.dataTransfer.files) onFile(file);
    },
  };
}

function StepText({ step: { text }, index, events }: Omit<StepRowProps, 'ingredients' | 'isLast'>) {
  const { t } = useTranslation('editor');
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      events.onSplit(index, text.slice(0, selectionStart).trimEnd(), text.slice(selectionEnd).trimStart());
    } else if (event.key === 'Backspace' && selectionEnd === 0 && index > 0) {
      event.preventDefault();
      const previous = event.currentTarget.closest('ol')?.querySelectorAll<HTMLTextAreaElement>('textarea[data-main]')[
        index - 1
      ];
      events.onJoin(index, previous ? previous.value.length : 0);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted.trim().includes('\n')) return;
    event.preventDefault();
    events.onPaste(index, pasted, text.trim() === '');
  };
  return (
    <GrowingText
      data-main
      aria-label={t('steps.text', { value: index + 1 })}
      placeholder={t('steps.placeholder')}
      value={text}
      maxLength={20000}
      onChange={(event) => events.onChange(index, { text: event.currentTarget.value })}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}

interface StepMenuProps extends Omit<StepRowProps, 'ingredients'> {
  canLink: boolean;
  onLink: () => void;
  onTitle: (() => void) | undefined;
}

function StepMenu({ step, index, isLast, events, canLink, onLink, onTitle }: StepMenuProps) {
  const { t } = useTranslation('editor');
  const offerUndo = useUndoToast();
  const input = useRef<HTMLInputElement>(null);
  const label = t('labelled', { label: t('action.more'), value: t('steps.text', { value: index + 1 }) });
  const remove = () => {
    events.onRemove(index);
    if (step.text.trim()) offerUndo(() => events.onRestore(index, step));
  };
  return (
    <>
      <Menu
        label={label}
        button={(props) => (
          <IconButton label={label} {...props}>
            <MoreVertical />
          </IconButton>
        )}
      >
        {onTitle && (
          <MenuItem icon={<Heading />} onSelect={onTitle}>
            {t('section.add')}
          </MenuItem>
        )}
        {canLink && (
          <MenuItem icon={<Carrot />} onSelect={onLink}>
            {t('steps.link')}
          </MenuItem>
        )}
        <MenuItem icon={<ImageUp />} onSelect={() => input.current?.click()}>
          {t('steps.picture')}
        </MenuItem>
        {index > 0 && (
          <MenuItem icon={<ArrowUpToLine />} onSelect={() => events.onJoin(index, 0)}>
            {t('steps.join')}
          </MenuItem>
        )}
        <MoveItems index={index} isLast={isLast} onMove={events.onMove} />
        <MenuItem icon={<Trash2 />} danger onSelect={remove}>
          {t('action.delete')}
        </MenuItem>
      </Menu>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={t('steps.picture')}
        onChange={({ currentTarget }) => {
          const picture = currentTarget.files?.[0];
          if (picture) events.onFile(step.id, picture);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
