import { useTranslation } from 'react-i18next';
import { daysFrom } from '#contract/plain-dates';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { PrintSheet } from '../../../shared/printing/print-sheet.tsx';
import { entriesAt, mealTypes, nameOf, type Entry } from '../meals.ts';
import { useCalendar } from '../plan-query.ts';
import { firstColumn, spanOf, type Range, weeksOf } from '../range.ts';
import { useMealName } from '../use-meal-name.ts';
import styles from './plan-sheet.module.css';

/** A plan on paper: a day a column, a week a row. */
export function PlanSheet({ range, entries }: { range: Range; entries: readonly Entry[] }) {
  const { t } = useTranslation('planner');
  const dates = useDates();
  const { firstDayOfWeek } = useCalendar();
  const days = daysFrom(range.from, range.to);
  const weeks = weeksOf(range, firstDayOfWeek);
  return (
    <PrintSheet orientation="landscape">
      <h1 className={styles.name}>
        {t('title')} ·{' '}
        {spanOf(range) === 'month' ? dates.format(range.from, 'month') : dates.range(range.from, range.to)}
      </h1>
      <div className={styles.days} data-weeks={weeks.length === 1 ? 'one' : 'several'}>
        {days.map((date, index) => (
          <section key={date} style={index === 0 ? { gridColumnStart: firstColumn(weeks, 0) } : undefined}>
            <h2>
              {dates.format(date, 'shortWeekday')} <span>{dates.format(date, 'date')}</span>
            </h2>
            <Meals date={date} entries={entries} />
          </section>
        ))}
      </div>
    </PrintSheet>
  );
}

function Meals({ date, entries }: { date: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  return mealTypes.map((entryType) => {
    const planned = entriesAt(entries, { date, entryType });
    if (!planned.length) return null;
    return (
      <div key={entryType} className={styles.meal}>
        <h3>{mealName(entryType)}</h3>
        {planned.map((entry) => (
          <p key={entry.uuid}>
            <bdi>{nameOf(entry)}</bdi>
            {entry.servings !== null && <small> · {t('servings', { count: entry.servings })}</small>}
            {entry.text && (
              <small>
                <br />
                <bdi>{entry.text}</bdi>
              </small>
            )}
          </p>
        ))}
      </div>
    );
  });
}
