import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { entriesAt, mealTypes, nameOf, type Entry } from '../meals.ts';
import { useCalendar } from '../plan-query.ts';
import { firstColumn, weeksOf, type Range } from '../range.ts';
import styles from './month-board.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface MonthBoardProps {
  range: Range;
  entries: Entry[];
  /** Draws the chosen day in full. */
  children: (date: string) => ReactNode;
}

/** A month as a calendar, with up to three dishes a day on wide screens and dots on phones, and one day in full. */
export function MonthBoard({ range, entries, children }: MonthBoardProps) {
  const { today, firstDayOfWeek } = useCalendar();
  const isShown = range.from <= today && today <= range.to;
  const [chosen, setChosen] = useState(isShown ? today : range.from);
  const weeks = weeksOf(range, firstDayOfWeek);
  return (
    <div className={styles.month}>
      <div>
        <Weekdays />
        {weeks.map((days, at) => (
          <div key={days[0]} className={styles.week} style={{ '--first': firstColumn(weeks, at) }}>
            {days.map((date) => (
              <Day
                key={date}
                date={date}
                entries={entries.filter((entry) => entry.date === date)}
                isToday={date === today}
                isChosen={date === chosen}
                onChoose={() => setChosen(date)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.chosen}>{children(chosen)}</div>
    </div>
  );
}

function Weekdays() {
  const { firstDayOfWeek } = useCalendar();
  const dates = useDates();
  return (
    <div className={styles.weekdays} aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index}>{dates.shortWeekday((firstDayOfWeek + index) % 7)}</span>
      ))}
    </div>
  );
}

const SHOWN = 3;

interface DayProps {
  date: string;
  entries: Entry[];
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ date, entries, isToday, isChosen, onChoose }: DayProps) {
  const { t } = useTranslation('planner');
  const dates = useDates();
  const names = mealTypes.flatMap((entryType) => entriesAt(entries, { date, entryType })).map(nameOf);
  const more = names.length - SHOWN;
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
    >
      <span className="visually-hidden">{dates.format(date, 'long')}</span>
      <span className={styles.number} aria-hidden>
        {dates.format(date, 'number')}
      </span>
      {names.slice(0, SHOWN).map((name, index) => (
        <span key={index} className={styles.dish}>
          <Words>{name}</Words>
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{t('month.more', { count: more })}</span>}
    </button>
  );
}
