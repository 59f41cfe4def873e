import { Plus, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import type { Note } from '../draft/draft.ts';
import styles from '../editor.module.css';
import { GrowingText } from '../growing-text.tsx';
import { changeAt, insertAt, removeAt } from '../lists.ts';
import { memoSection, type SectionProps } from '../section-props.ts';
import { PreviewButton, TextsPreview } from '../steps/texts-preview.tsx';
import { useUndoToast } from '../use-undo-toast.ts';

export const NotesEditor = memoSection(['notes'], function NotesEditor({ draft: { notes }, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const [isPreview, setPreview] = useState(false);
  const change = (to: (list: Note[]) => Note[]) => update((old) => ({ ...old, notes: to(old.notes) }));
  const offerUndo = useUndoToast();
  const remove = (note: Note, index: number) => {
    change((list) => removeAt(list, index));
    if (note.title || note.text) offerUndo(() => change((list) => insertAt(list, index, note)));
  };
  return (
    <section>
      <h2>{t('notes.title')}</h2>
      {isPreview ? (
        <TextsPreview texts={notes} />
      ) : (
        <>
          {notes.map((note, index) => (
            <div key={index} className={`${styles.noteRow} ${styles.inputs}`}>
              <div>
                <input
                  aria-label={t('notes.heading')}
                  placeholder={t('notes.heading')}
                  value={note.title}
                  maxLength={255}
                  onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { title: value }))}
                />
                <GrowingText
                  aria-label={t('notes.text')}
                  placeholder={t('notes.text')}
                  value={note.text}
                  maxLength={20000}
                  onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { text: value }))}
                />
              </div>
              <IconButton label={t('notes.remove')} onClick={() => remove(note, index)}>
                <Trash2 />
              </IconButton>
            </div>
          ))}
          <Button kind="quiet" icon={<Plus />} onClick={() => change((list) => [...list, { title: '', text: '' }])}>
            {t('notes.add')}
          </Button>
        </>
      )}
      {notes.some(({ text }) => text.trim()) && <PreviewButton isShown={isPreview} onChange={setPreview} />}
    </section>
  );
});
