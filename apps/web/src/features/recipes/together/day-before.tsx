import { CalendarPlus, X } from '#ui/icons';
import { BellRing } from '#ui/late-icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as newUuid } from 'uuid';
import { addDays } from '#contract/plain-dates';
import type { PlacedBlock } from '#cooking-plan';
import { listText } from '#locales';
import { Button, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { isReminder, onTimersChange, stopTimer, storedTimers } from '../cook/timer-store.ts';
import { useStartTimer } from '../cook/use-start-timer.ts';
import { useClock } from './clock.ts';
import styles from './together.module.css';

interface DayBeforeProps {
  date: string;
  blocks: PlacedBlock[];
  /** Minutes since the midnight before the meal; null until the page knows the time. */
  now: number | null;
}

/** Work that can be done the day before, with buttons that plan it there and remind of it. */
export function DayBefore({ date, blocks, now }: DayBeforeProps) {
  const { t, i18n } = useTranslation('together');
  const api = useApi();
  const dates = useDates();
  const create = api.useMutation('post', '/households/mealplans/batch', {});
  const work = blocks.filter(({ segments }) => segments.some(({ kind }) => kind === 'hands' || kind === 'oven'));
  const [first] = work.toSorted((a, b) => a.start - b.start);
  if (!first) return null;
  const before = addDays(date, -1);
  const names = [...new Set(work.map(({ block }) => block.recipeName))];
  const title = t('dayBefore.entry', { names: listText(names, i18n.language) }).slice(0, 255);
  const plan = () => {
    const text = work.map(({ block }) => block.text).join('\n\n');
    create.mutate({ body: [{ uuid: newUuid(), date: before, entryType: 'side', title, text: text.slice(0, 10_000) }] });
    toast({ kind: 'success', text: t('dayBefore.done', { day: dates.format(before, 'long') }) });
  };
  return (
    <section className={styles.section}>
      <h2>{t('dayBefore.title', { day: dates.format(before, 'long') })}</h2>
      <p>{listText(names, i18n.language)}</p>
      <div className={`${styles.actions} ${styles.screenOnly}`}>
        <Button icon={<CalendarPlus />} onClick={plan}>
          {t('dayBefore.action')}
        </Button>
        <Reminder title={title} at={first.start} now={now} />
      </div>
    </section>
  );
}

/** Days for which a timer can run. */
const MAX_MINUTES = 31 * 1440;

/** A reminder is a timer of no step, which the household's devices show when it rings. */
function Reminder({ title, at, now }: { title: string; at: number; now: number | null }) {
  const { t } = useTranslation('together');
  const clock = useClock();
  const startTimer = useStartTimer();
  const { timers } = useSyncExternalStore(onTimersChange, storedTimers, () => NO_TIMERS);
  const reminder = timers.find((timer) => isReminder(timer) && timer.name === title);
  const minutes = now === null ? 0 : at - now;
  const remind = () =>
    startTimer({
      recipeId: null,
      name: title,
      label: t('dayBefore.at', { time: clock(at) }),
      step: null,
      seconds: minutes * 60,
      secondsMax: null,
    });
  if (reminder)
    return (
      <Button kind="quiet" icon={<X />} onClick={() => stopTimer(reminder.uuid)}>
        {t('dayBefore.forget')}
      </Button>
    );
  if (minutes <= 0 || minutes > MAX_MINUTES) return null;
  return (
    <Button icon={<BellRing />} onClick={remind}>
      {t('dayBefore.remind', { time: clock(at) })}
    </Button>
  );
}

const NO_TIMERS: ReturnType<typeof storedTimers> = { owner: '', timers: [], stopped: [] };
