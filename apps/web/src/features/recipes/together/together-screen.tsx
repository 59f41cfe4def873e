import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Printer, Users } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServed, prepList } from '#cooking-plan';
import { Button, EmptyState, PageHeader } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useWakeLock } from '../../../shared/browser/use-wake-lock.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { useClock, useNow } from './clock.ts';
import { Conflicts } from './conflicts.tsx';
import { DayBefore } from './day-before.tsx';
import { GuestDialog } from './guest-dialog.tsx';
import { PlaceChart } from './place-chart.tsx';
import { Settings } from './settings.tsx';
import { StepList } from './step-list.tsx';
import styles from './together.module.css';
import { groupQuery } from './together-query.ts';
import { useDinner, type Dinner } from './use-dinner.ts';

interface TogetherScreenProps {
  date: string;
  slugs: string[];
}

/** Minutes that the button for a late cook adds. */
const lateMinutes = 10;

/** Cooks the dishes of a day together: what to do by the clock, where, and what waits. */
export function TogetherScreen({ date, slugs }: TogetherScreenProps) {
  const { t } = useTranslation('together');
  const dates = useDates();
  const { data: group } = useSuspenseQuery(groupQuery(useApi()));
  const now = useNow(date, group.timeZone);
  const dinner = useDinner(date, slugs, now);
  useWakeLock(dinner.settings.progress.length > 0);
  const clock = useClock();
  const { plan, settings, late } = dinner;
  const open = plan.blocks.filter(({ block }) => !settings.progress.some((one) => one.block === block.id && one.done));
  const [isGuestLate, setIsGuestLate] = useState(false);
  const isOver = now === null || dinner.dishes.every((dish) => isServed(dish, now));
  const next = open.find(({ start }) => now !== null && start > now);
  if (dinner.all.length === 0)
    return (
      <EmptyState as="h1" icon={<Clock />} title={t('nothing.title')}>
        {t('nothing.text')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={t('title')} subtitle={dates.format(date, 'long')}>
        <Button className={styles.screenOnly} kind="quiet" icon={<Printer />} onClick={() => print()}>
          {t('print')}
        </Button>
      </PageHeader>
      <div className={styles.screenOnly}>
        <Settings dinner={dinner} />
      </div>
      <Conflicts dinner={dinner} plan={plan} />
      <div className={`${styles.next} ${styles.screenOnly}`}>
        <p role="status">{next && t('next', { time: clock(next.start), step: next.block.recipeName })}</p>
        <div className={styles.changes}>
          <Button size="small" icon={<Clock />} disabled={now === null} onClick={() => late(lateMinutes)}>
            {t('late', { value: lateMinutes })}
          </Button>
          <Button size="small" icon={<Users />} disabled={isOver} onClick={() => setIsGuestLate(true)}>
            {t('guest.action')}
          </Button>
        </div>
      </div>
      {isGuestLate && <GuestDialog dinner={dinner} onClose={() => setIsGuestLate(false)} />}
      <PlaceChart dinner={dinner} now={now} />
      <StepList dinner={dinner} now={now} />
      <DayBefore date={date} blocks={plan.blocks.filter(({ start }) => start < 0)} now={now} />
      <Prep dinner={dinner} />
    </>
  );
}

/** Foods that are cut and weighed, for all dishes at once. */
function Prep({ dinner }: { dinner: Dinner }) {
  const { t } = useTranslation('together');
  const rows = prepList(dinner.recipes);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('prep')}</h2>
      <dl className={styles.prep}>
        {rows.map(({ food, parts }) => (
          <div key={food}>
            <dt>
              <bdi>{food}</bdi>
            </dt>
            {parts.map(({ recipe, line }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a recipe can name a food twice in the same words
              <dd key={index}>
                <bdi>{line}</bdi> <small>{recipe}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
