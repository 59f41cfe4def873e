import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  pointerWithin,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/plain-dates';
import { useApi } from '../../../shared/api/use-api.ts';
import type { PlanMutations } from '../use-plan-mutations.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { DayColumn } from './day-column.tsx';
import { EntryBody } from './entry-card.tsx';
import {
  entriesAt,
  mainMeals,
  mealTypes,
  moveEntry,
  slotId,
  slotOf,
  type Entry,
  type MealType,
  type PlannedRecipe,
  type Slot,
} from '../meals.ts';
import { fitQuery, useCalendar } from '../plan-query.ts';
import styles from '../planner.module.css';
import type { PlanDialog } from '../dialogs/plan-dialog.ts';
import { firstColumn, spanOf, weeksOf, type Range } from '../range.ts';
import { MonthBoard } from './month-board.tsx';
import { RecipeTray } from './recipe-tray.tsx';
import { useMealName } from '../use-meal-name.ts';

interface PlanBoardProps {
  range: Range;
  entries: Entry[];
  changes: PlanMutations;
  onDialog: (dialog: PlanDialog) => void;
  /** Plans a recipe that is dropped from the tray. */
  onPlan: (recipe: PlannedRecipe, slot: Slot) => void;
}

/** Days of a range: columns on wide screens, a list on phones. Entries can be dragged between days. */
export function PlanBoard({ range, entries, changes, onDialog, onPlan }: PlanBoardProps) {
  const { t } = useTranslation('planner');
  const { firstDayOfWeek, today } = useCalendar();
  const [dragged, setDragged] = useState<Entry>();
  const [draggedRecipe, setDraggedRecipe] = useState<PlannedRecipe>();
  const types = mealTypes.filter(
    (type) => mainMeals.includes(type) || entries.some(({ entryType }) => entryType === type),
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextSlot(types) }),
  );
  const byUuid = (uuid: string | number) => entries.find((entry) => entry.uuid === uuid);
  const isMonth = spanOf(range) === 'month';
  const { data: fits = [] } = useQuery(fitQuery(useApi(), range));
  const shared = { fits, today, types, entries, changes, onDialog };
  // a month and an empty week have what matters at their top
  useStartAtToday(range, isMonth || entries.length === 0 ? range.from : today);
  const rest = () => {
    setDragged(undefined);
    setDraggedRecipe(undefined);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    rest();
    const recipe = recipeOf(active);
    if (recipe && over) onPlan(recipe, byUuid(over.id) ?? slotOf(String(over.id)));
    const entry = byUuid(active.id);
    if (entry && over) changes.change(moveEntry(entries, entry, targetOf(entries, entry, String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => {
        setDragged(byUuid(active.id));
        setDraggedRecipe(recipeOf(active));
      }}
      onDragEnd={onDragEnd}
      onDragCancel={rest}
      accessibility={{
        announcements: useAnnouncements(entries),
        screenReaderInstructions: { draggable: t('drag.instructions') },
      }}
    >
      <div className={isMonth ? undefined : styles.withTray}>
        <div className={styles.board} data-empty={entries.length === 0}>
          {isMonth ? (
            <MonthBoard range={range} entries={entries}>
              {(date) => (
                <div className={styles.week} style={{ '--rows': types.length, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                  <DayColumn key={date} date={date} {...shared} />
                </div>
              )}
            </MonthBoard>
          ) : (
            weeksOf(range, firstDayOfWeek).map((days, at, weeks) => (
              <div
                key={days[0]}
                className={styles.week}
                style={{ '--rows': types.length, '--days': days.length, '--first': firstColumn(weeks, at) }}
              >
                {days.map((date) => (
                  <DayColumn key={date} date={date} {...shared} />
                ))}
              </div>
            ))
          )}
        </div>
        {!isMonth && <RecipeTray />}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.entry} data-floating>
            <EntryBody entry={dragged} />
          </div>
        )}
        {draggedRecipe && (
          <div className={styles.entry} data-floating>
            <bdi>{draggedRecipe.name}</bdi>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Scrolls past the days that are over on phones. */
function useStartAtToday({ from, to }: Range, today: string): void {
  useEffect(() => {
    const isNarrow = matchMedia('(max-width: 47.99rem)').matches;
    if (!isNarrow || scrollY > 0 || today <= from || today > to) return;
    document.querySelector('[data-when="today"]')?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- where it starts, and nothing later
  }, []);
}

/** The recipe of the tray that is dragged; undefined for planned entries. */
const recipeOf = ({ data }: Active): PlannedRecipe | undefined =>
  (data.current as { recipe?: PlannedRecipe } | undefined)?.recipe;

/** Position of a drop on another entry, or at the end of a meal. */
function targetOf(entries: Entry[], entry: Entry, id: string) {
  const other = entries.find(({ uuid }) => uuid === id);
  const slot = other ?? slotOf(id);
  const there = entriesAt(entries, slot);
  const place = { date: slot.date, entryType: slot.entryType };
  return { ...place, index: other ? there.indexOf(other) : there.filter(({ uuid }) => uuid !== entry.uuid).length };
}

const isEntry = (id: string | number) => !String(id).includes(' ');

/** Finds the entry or meal under the pointer; with the keyboard, the nearest meal. */
const underPointer: CollisionDetection = (given) => {
  const within = pointerWithin(given);
  const entry = within.find(({ id }) => isEntry(id) && id !== given.active.id);
  if (entry) return [entry];
  const slots = within.filter(({ id }) => !isEntry(id));
  if (slots.length) return slots;
  const meals = given.droppableContainers.filter(({ id }) => !isEntry(id));
  return closestCenter({ ...given, droppableContainers: meals });
};

/** Arrow keys move between meals and days. */
function nextSlot(types: MealType[]): KeyboardCoordinateGetter {
  return (event, { context: { over, active, droppableRects } }) => {
    const here = slotOf(String(over && !isEntry(over.id) ? over.id : active?.data.current?.['slot']));
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const days = event.code === forward ? 1 : /Arrow(Left|Right)/.test(event.code) ? -1 : 0;
    const rows = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (!days && !rows) return undefined;
    event.preventDefault();
    const entryType = types[types.indexOf(here.entryType) + rows];
    const rect = entryType && droppableRects.get(slotId({ date: addDays(here.date, days), entryType }));
    return rect ? { x: rect.left + 4, y: rect.top + 4 } : undefined;
  };
}

function useAnnouncements(entries: Entry[]): Announcements {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const place = (id: string | number) => {
    const slot = entries.find(({ uuid }) => uuid === id) ?? slotOf(String(id));
    return { day: dates.format(slot.date, 'long'), meal: mealName(slot.entryType) };
  };
  return {
    onDragStart: () => t('drag.lifted'),
    onDragOver: ({ over }) => (over ? t('drag.over', place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('drag.dropped', place(over.id)) : undefined),
    onDragCancel: () => t('drag.cancelled'),
  };
}
