import { useDroppable } from '@dnd-kit/core';
import { useNavigate } from '@tanstack/react-router';
import { CookingPot, Plus, ShoppingBasket } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui';
import type { PlanMutations } from '../use-plan-mutations.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import type { MealFit } from '../eaters.ts';
import { EntryCard } from './entry-card.tsx';
import { entriesAt, mealTypes, slotId, recipesToBuy, type Entry, type MealType, type Slot } from '../meals.ts';
import styles from '../planner.module.css';
import type { PlanDialog } from '../dialogs/plan-dialog.ts';
import { useMealName } from '../use-meal-name.ts';

interface DayProps {
  entries: Entry[];
  /** How the planned recipes suit those who eat. */
  fits: MealFit[];
  changes: PlanMutations;
  onDialog: (dialog: PlanDialog) => void;
}

interface DayColumnProps extends DayProps {
  date: string;
  today: string;
  types: MealType[];
}

export function DayColumn({ date, today, types, ...day }: DayColumnProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const others = mealTypes.filter((type) => !types.includes(type));
  const dayEntries = day.entries.filter((entry) => entry.date === date);
  const toBuy = recipesToBuy(dayEntries);
  const isCooked = dayEntries.some(({ recipe, leftoversOf }) => recipe && leftoversOf === null);
  const navigate = useNavigate();
  const label = dates.format(date, 'long');
  const when = date === today ? 'today' : date < today ? 'past' : 'future';
  return (
    <section className={styles.day} data-when={when} aria-label={label}>
      <header>
        <h3 aria-current={date === today ? 'date' : undefined}>
          <span>{dates.format(date, 'shortWeekday')}</span> <span>{dates.format(date, 'date')}</span>{' '}
          {date === today && <small>{t('range.today')}</small>}
        </h3>
        {(others.length > 0 || toBuy.length > 0 || isCooked) && (
          <Menu
            label={t('add.other', { day: label })}
            button={(props) => (
              <button type="button" className={styles.more} aria-label={t('add.other', { day: label })} {...props}>
                <Plus size={18} />
              </button>
            )}
          >
            {others.map((entryType) => (
              <MenuItem key={entryType} onSelect={() => day.onDialog({ what: 'add', slot: { date, entryType } })}>
                {mealName(entryType)}
              </MenuItem>
            ))}
            {toBuy.length > 0 && (
              <MenuItem icon={<ShoppingBasket />} onSelect={() => day.onDialog({ what: 'shop', entries: dayEntries })}>
                {t('shop.day')}
              </MenuItem>
            )}
            {isCooked && (
              <MenuItem
                icon={<CookingPot />}
                onSelect={() => void navigate({ to: '/group/mealplan/cook/$date', params: { date } })}
              >
                {t('together')}
              </MenuItem>
            )}
          </Menu>
        )}
      </header>
      {types.map((entryType) => (
        <MealSlot key={entryType} slot={{ date, entryType }} day={label} {...day} />
      ))}
    </section>
  );
}

interface MealSlotProps extends DayProps {
  slot: Slot;
  day: string;
}

function MealSlot({ slot, day, entries, fits, changes, onDialog }: MealSlotProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const { setNodeRef, isOver } = useDroppable({ id: slotId(slot) });
  const slotEntries = entriesAt(entries, slot);
  const meal = mealName(slot.entryType);
  return (
    <div ref={setNodeRef} className={styles.slot} data-over={isOver} data-empty={slotEntries.length === 0}>
      {slotEntries.length > 0 && (
        <>
          <h4>{meal}</h4>
          <ul>
            {slotEntries.map((entry) => (
              <EntryCard
                key={entry.uuid}
                entry={entry}
                fit={fits.find(({ uuid }) => uuid === entry.uuid)}
                changes={changes}
                onDialog={onDialog}
              />
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={t('add.label', { meal, day })}
        aria-haspopup="dialog"
        onClick={() => onDialog({ what: 'add', slot })}
      >
        <Plus size={16} />
        {slotEntries.length === 0 && <span>{meal}</span>}
      </button>
    </div>
  );
}
