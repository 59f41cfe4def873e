import type { PlacedBlock, PlacedSegment } from '#cooking-plan';
import { Link } from '@tanstack/react-router';
import { Check } from '#ui/icons';
import { Play } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button } from '#ui';
import { useStartTimer } from '../cook/use-start-timer.ts';
import { heatText, minutesText } from '../step-facts/facts-text.ts';
import { useClock } from './clock.ts';
import { dishColor } from './dish-color.ts';
import styles from './together.module.css';
import type { Dinner } from './use-dinner.ts';

interface StepListProps {
  dinner: Dinner;
  now: number | null;
}

/** Longer waits have no timer. */
const longestTimer = 12 * 60;

/** All steps by the clock, with serving between them. */
export function StepList({ dinner, now }: StepListProps) {
  const { t } = useTranslation('together');
  const { plan, dishes, settings } = dinner;
  const isDone = (id: string) => settings.progress.some((one) => one.block === id && one.done);
  const rows = [
    ...plan.blocks.map((placed) => ({ at: placed.start, placed })),
    ...[...new Set(dishes.map(({ serveAt }) => serveAt))].map((at) => ({
      at,
      served: dishes.filter(({ serveAt }) => serveAt === at).map(({ name }) => name),
    })),
  ].toSorted((a, b) => a.at - b.at || Number('served' in b) - Number('served' in a));
  const done = rows.filter((row) => 'placed' in row && isDone(row.placed.block.id));
  const open = rows.filter((row) => !done.includes(row));
  const item = (row: (typeof rows)[number]) =>
    'served' in row ? (
      <ServeRow key={row.at} names={row.served} at={row.at} />
    ) : (
      <StepRow key={row.placed.block.id} placed={row.placed} dinner={dinner} now={now} />
    );
  return (
    <section className={styles.section}>
      <h2>{t('byClock')}</h2>
      {done.length > 0 && (
        <details className={styles.screenOnly}>
          <summary>{t('doneCount', { count: done.length })}</summary>
          <ol className={styles.steps}>{done.map(item)}</ol>
        </details>
      )}
      <ol className={styles.steps} aria-label={t('byClock')}>
        {open.map(item)}
      </ol>
    </section>
  );
}

function ServeRow({ names, at }: { names: string[]; at: number }) {
  const { t, i18n } = useTranslation('together');
  const clock = useClock();
  return (
    <li className={styles.serve}>
      <time>{clock(at)}</time>
      <strong>{t('serve', { name: listText(names, i18n.language) })}</strong>
    </li>
  );
}

function StepRow({ placed, dinner, now }: StepListProps & { placed: PlacedBlock }) {
  const { t } = useTranslation('together');
  const clock = useClock();
  const { block, start, end, segments } = placed;
  const { dishes, settings, plan } = dinner;
  const dish = dishes.find(({ id }) => id === block.dish);
  const progress = settings.progress.find((one) => one.block === block.id);
  const slug = dinner.recipes.find(({ id }) => id === block.recipeId)?.slug;
  const isTight = plan.tight.includes(block.id);
  const state = progress ? (progress.done ? 'done' : 'going') : now !== null && start <= now ? 'due' : 'later';
  return (
    <li className={styles.step} data-state={state} style={{ '--dish': dishColor(dishes, block.dish) }}>
      <time>{start < 0 ? t('dayBefore.at', { time: clock(start) }) : clock(start)}</time>
      <div>
        <p className={styles.dishName}>
          <bdi>{dish?.name}</bdi>
          {dish?.name !== block.recipeName && <bdi>{block.recipeName}</bdi>}
          {dinner.settings.cooks > 1 && <Cooks segments={segments} />}
        </p>
        <p className={styles.words}>{block.text}</p>
        <p className={styles.where}>
          {segments.map((segment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- segments have no other identity than their order
            <SegmentText key={index} segment={segment} />
          ))}
          {block.isAssumed && slug && (
            <Link to="/recipe/$slug" params={{ slug }} search={{ edit: true }}>
              {t('assumed')}
            </Link>
          )}
          {isTight && <span>{t('tight')}</span>}
        </p>
      </div>
      <StepActions
        placed={{ block, start, end, segments }}
        name={dish?.name ?? ''}
        dinner={dinner}
        now={now}
        state={state}
      />
    </li>
  );
}

function Cooks({ segments }: { segments: PlacedSegment[] }) {
  const { t } = useTranslation('together');
  const hands = segments.find(({ kind, by }) => kind === 'hands' && by !== null);
  return hands ? <span>{t('cook', { value: (hands.by ?? 0) + 1 })}</span> : null;
}

/** "oven 170 °C, 20 min, until 16:20, look from 16:15". */
function SegmentText({ segment }: { segment: PlacedSegment }) {
  const { t, i18n } = useTranslation('together');
  const { t: common } = useTranslation();
  const clock = useClock();
  const { kind, temperature, minutes, checkAfter, start, end } = segment;
  const time = minutesText({ common })(minutes);
  if (kind === 'hands') return <span>{t('place.hands', { time })}</span>;
  return (
    <span>
      {[
        t(`place.${kind}`),
        temperature === null ? '' : heatText(temperature, i18n.language),
        t('until', { time: clock(end) }),
        checkAfter < minutes ? t('check', { time: clock(start + checkAfter) }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}

interface StepActionsProps extends StepListProps {
  placed: PlacedBlock;
  name: string;
  state: string;
}

function StepActions({ placed: { block, start, end, segments }, name, dinner, now, state }: StepActionsProps) {
  const { t } = useTranslation('together');
  const { t: common } = useTranslation();
  const startTimer = useStartTimer();
  const wait = segments.find(({ kind }) => kind !== 'hands');
  // a press before the clock is there would note the planned time as the real one
  const isTimeless = now === null;
  const at = now ?? start;
  const note = (from: number, to: number, done: boolean) =>
    dinner.setProgress({ block: block.id, start: from, end: Math.max(from, to), done });
  const finish = () => note(Math.min(start, at), at, true);
  const begin = () => {
    note(at, at + end - start, false);
    if (!wait || wait.minutes > longestTimer) return;
    const lead = segments.filter(({ kind }) => kind === 'hands').reduce((sum, { minutes }) => sum + minutes, 0);
    const waits = segments.filter(({ kind }) => kind !== 'hands');
    const minutes = (pick: 'checkAfter' | 'minutes') => waits.reduce((sum, one) => sum + one[pick], lead);
    startTimer({
      recipeId: block.recipeId,
      name: `${name}, ${t(`place.${wait.kind === 'hands' ? 'anywhere' : wait.kind}`)}`,
      label: minutesText({ common })(minutes('checkAfter')),
      step: block.step,
      seconds: minutes('checkAfter') * 60,
      secondsMax: minutes('minutes') > minutes('checkAfter') ? minutes('minutes') * 60 : null,
    });
  };
  const label = t('stepOf', { value: block.step, name: block.recipeName });
  if (state === 'done')
    return (
      <Button className={styles.screenOnly} kind="quiet" size="small" onClick={() => dinner.undo(block.id)}>
        {t('undo')}
        <span className="visually-hidden"> {label}</span>
      </Button>
    );
  return (
    <div className={`${styles.actions} ${styles.screenOnly}`}>
      {wait && state !== 'going' && (
        <Button size="small" icon={<Play />} disabled={isTimeless} onClick={begin}>
          {t('start')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      )}
      <Button
        size="small"
        kind={state === 'later' ? 'quiet' : 'secondary'}
        icon={<Check />}
        disabled={isTimeless}
        onClick={finish}
      >
        {t('done')}
        <span className="visually-hidden"> {label}</span>
      </Button>
    </div>
  );
}
