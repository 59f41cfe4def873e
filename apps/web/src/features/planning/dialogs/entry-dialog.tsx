import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextAreaField, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { type Eaters, eatersOf, mealEaters } from '../eaters.ts';
import type { PlanMutations } from '../use-plan-mutations.ts';
import { nameOf, type Entry } from '../meals.ts';
import { readServings } from '../read-servings.ts';
import { useYieldField } from '../yield-field.ts';
import styles from '../planner.module.css';
import { EatersFields } from './eaters-fields.tsx';

interface EntryDialogProps {
  entry: Entry;
  changes: PlanMutations;
  onClose: () => void;
}

/** Edits the servings, eaters and notes of an entry. */
export function EntryDialog({ entry, changes, onClose }: EntryDialogProps) {
  const { t } = useTranslation('planner');
  const { label, hint } = useYieldField(entry.recipe);
  const [servings, setServings] = useState(entry.servings === null ? '' : String(entry.servings));
  const [title, setTitle] = useState(entry.title);
  const [text, setText] = useState(entry.text);
  const { data: persons = [] } = useQuery(useApi().queryOptions('get', '/groups/persons'));
  const [chosen, setChosen] = useState<Eaters>();
  const wanted = readServings(servings);
  const save = () => {
    const eaters = chosen && { eaters: mealEaters(chosen, persons) };
    changes.change([{ uuid: entry.uuid, title: title.trim(), text: text.trim(), servings: wanted ?? null, ...eaters }]);
    onClose();
  };
  return (
    <FormDialog
      title={nameOf(entry)}
      action={t('action.save')}
      disabled={wanted === undefined || (!entry.recipe && !title.trim())}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {entry.recipe && (
          <TextField
            label={label}
            hint={
              entry.recipe.recipeServings > 0 ? t('edit.servingsHint', { count: entry.recipe.recipeServings }) : hint
            }
            inputMode="decimal"
            value={servings}
            error={wanted === undefined ? t('plan.servingsWrong') : undefined}
            onChange={({ currentTarget }) => setServings(currentTarget.value)}
          />
        )}
        {entry.recipe && <EatersFields eaters={chosen ?? eatersOf(entry.eaters, persons)} onChange={setChosen} />}
        <TextField
          label={t('edit.note')}
          value={title}
          maxLength={255}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextAreaField
          label={t('edit.text')}
          value={text}
          maxLength={10_000}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}
