import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { addDays } from '#contract/plain-dates';
import { announce, FormDialog, Switch } from '#ui';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { copyEntry, leftoversOf } from '../use-plan-mutations.ts';
import { entriesAt, type Entry, moveEntry, nameOf, type Slot, swapEntry } from '../meals.ts';
import { SlotFields } from './slot-fields.tsx';
import type { PlanDialogProps } from './plan-dialog.ts';
import { useMealName } from '../use-meal-name.ts';
import styles from '../planner.module.css';

interface PlaceDialogProps extends PlanDialogProps {
  what: 'move' | 'copy' | 'leftovers';
  entry: Entry;
}

/** Moves or copies an entry, or plans its leftovers. */
export function PlaceDialog({ what, entry, entries, changes, onAdded, onClose }: PlaceDialogProps) {
  const { t, i18n } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const start: Record<typeof what, Slot> = {
    move: { date: entry.date, entryType: entry.entryType },
    copy: { date: addDays(entry.date, 1), entryType: entry.entryType },
    leftovers: { date: addDays(entry.date, 1), entryType: 'lunch' },
  };
  const [slot, setSlot] = useState(start[what]);
  const [isSwap, setSwap] = useState(false);
  const name = nameOf(entry);
  const there = entriesAt(entries, slot).filter(({ uuid }) => uuid !== entry.uuid);
  const save = () => {
    const done = { name, meal: mealName(slot.entryType), day: dates.format(slot.date, 'day') };
    if (what === 'copy') onAdded([copyEntry(entry, slot)], t('add.done', done));
    else if (what === 'leftovers') onAdded([leftoversOf(entry, slot)], t('leftovers.done', done));
    else {
      const swaps = isSwap && there.length > 0;
      changes.change(
        swaps ? swapEntry(entries, entry, slot) : moveEntry(entries, entry, { ...slot, index: there.length }),
      );
      announce(t('plan.done', done));
    }
    onClose();
  };
  return (
    <FormDialog
      title={t(`${what}.title`, { name })}
      action={t(`${what}.submit`)}
      disabled={!slot.date}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SlotFields slot={slot} onSlot={setSlot} />
        {what === 'move' && there.length > 0 && (
          <Switch checked={isSwap} onChange={setSwap} hint={listText(there.map(nameOf), i18n.language)}>
            {t('move.swap')}
          </Switch>
        )}
      </div>
    </FormDialog>
  );
}
