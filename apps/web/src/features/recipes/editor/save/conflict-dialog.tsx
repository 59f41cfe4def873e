import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#ui';
import { useTimes } from '../../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { amountText, foodText, unitText, type Field, type Line, type Step } from '../draft/draft.ts';
import styles from '../editor.module.css';
import type { Contested } from '../draft/use-draft.ts';

interface ConflictDialogProps {
  /** The recipe as saved by somebody else. */
  theirs: Recipe;
  contested: Contested[];
  /** Called with the fields that keep the own value. */
  onSettle: (theirs: Recipe, mine: Field[]) => void;
  onClose: () => void;
}

/** Asks which side of each conflict to keep; everything else is merged already. */
export function ConflictDialog({ theirs, contested, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('editor');
  const [mine, setMine] = useState<Field[]>(() => contested.map(({ field }) => field));
  const choose = (field: Field, isMine: boolean) =>
    setMine(isMine ? [...mine, field] : mine.filter((one) => one !== field));
  const date = useTimes()(theirs.dateUpdated);
  return (
    <FormDialog
      title={t('conflict.title')}
      action={t('conflict.use')}
      cancel={t('conflict.keepEditing')}
      onSubmit={() => onSettle(theirs, mine)}
      onClose={onClose}
    >
      <p>
        {theirs.updatedBy ? t('conflict.by', { name: theirs.updatedBy, date }) : t('conflict.bySomebody', { date })}
      </p>
      {contested.map(({ field, mine: own, theirs: other }) => (
        <fieldset key={field} className={styles.contested}>
          <legend>{t(`fields.${field}`)}</legend>
          {[
            { isMine: true, value: own, label: t('conflict.mine') },
            { isMine: false, value: other, label: t('conflict.theirs') },
          ].map(({ isMine, value, label }) => (
            <label key={label}>
              <input
                type="radio"
                name={field}
                checked={mine.includes(field) === isMine}
                onChange={() => choose(field, isMine)}
              />
              <b>{label}</b>
              <span dir="auto">{textOf(value)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}

/** @returns a value as text for comparison, one row a line */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(rowText).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => inner)
      .map(([key, inner]) => `${key}: ${String(inner)}`)
      .join('\n');
  return typeof value === 'string' && value ? value : '–';
}

function rowText(row: Line | Step | { name: string } | { title: string; text: string }): string {
  if ('text' in row) return [row.title, row.text].filter(Boolean).join(': ');
  if ('name' in row) return row.name;
  return [amountText(row), unitText(row), foodText(row), row.note].filter(Boolean).join(' ');
}
