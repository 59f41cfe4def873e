import type { PlacedSegment } from '#cooking-plan';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock.ts';
import { dishColor } from './dish-color.ts';
import styles from './together.module.css';
import type { Dinner } from './use-dinner.ts';

interface Bar extends PlacedSegment {
  id: string;
  dish: string;
  name: string;
}

interface Lane {
  label: string;
  rows: Bar[][];
}

const HOUR = 60;

/** The same plan by place, for wide screens; the list says it all in words. */
export function PlaceChart({ dinner, now }: { dinner: Dinner; now: number | null }) {
  const { t } = useTranslation('together');
  const clock = useClock();
  const { plan, dishes } = dinner;
  const bars = plan.blocks.flatMap(({ block, segments }) =>
    segments.map((one, index): Bar => ({
      ...one,
      id: `${block.id} ${index}`,
      dish: block.dish,
      name: block.recipeName,
    })),
  );
  const shown = bars.filter(({ end }) => end > 0);
  if (shown.length === 0) return null;
  const from = Math.max(0, Math.floor(Math.min(...shown.map(({ start }) => start)) / HOUR) * HOUR);
  const to = Math.ceil(Math.max(...dishes.map(({ serveAt }) => serveAt), ...shown.map(({ end }) => end)) / HOUR) * HOUR;
  const percent = (minute: number) => `${(100 * (Math.max(from, minute) - from)) / Math.max(1, to - from)}%`;
  const lanes = lanesOf(shown, (kind, by, count) =>
    count > 1 ? t('lane.numbered', { name: t(`lane.${kind}`), value: by + 1 }) : t(`lane.${kind}`),
  );
  const hours = Array.from({ length: (to - from) / HOUR + 1 }, (_, index) => from + index * HOUR);
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour} style={{ insetInlineStart: percent(hour) }}>
            {clock(hour)}
          </span>
        ))}
      </div>
      {lanes.map(({ label, rows }) => (
        <div key={label} className={styles.lane}>
          <b>{label}</b>
          <div>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity than their order
              <div key={index} className={styles.laneRow}>
                {row.map((bar) => (
                  <span
                    key={bar.id}
                    title={`${bar.name} ${clock(bar.start)}–${clock(bar.end)}`}
                    style={{
                      insetInlineStart: percent(bar.start),
                      inlineSize: `calc(${percent(bar.end)} - ${percent(bar.start)})`,
                      '--dish': dishColor(dishes, bar.dish),
                    }}
                  >
                    <bdi>{bar.name}</bdi>
                  </span>
                ))}
              </div>
            ))}
            {now !== null && now > from && now < to && <i style={{ insetInlineStart: percent(now) }} />}
          </div>
        </div>
      ))}
    </div>
  );
}

const lanePlaces = ['hands', 'oven', 'hob', 'fridge', 'freezer', 'room', 'anywhere'] as const;

function lanesOf(
  bars: Bar[],
  labelOf: (kind: (typeof lanePlaces)[number], by: number, count: number) => string,
): Lane[] {
  return lanePlaces.flatMap((kind) => {
    const own = bars.filter((bar) => bar.kind === kind);
    const numbers = [...new Set(own.map(({ by }) => by ?? 0))].toSorted((a, b) => a - b);
    return numbers.map((by) => ({
      label: labelOf(kind, by, numbers.length),
      rows: rowsOf(own.filter((bar) => (bar.by ?? 0) === by)),
    }));
  });
}

/** Puts bars that overlap below one another. */
function rowsOf(bars: Bar[]): Bar[][] {
  const rows: Bar[][] = [];
  for (const bar of bars.toSorted((a, b) => a.start - b.start)) {
    const row = rows.find((one) => (one.at(-1)?.end ?? -Infinity) <= bar.start);
    if (row) row.push(bar);
    else rows.push([bar]);
  }
  return rows;
}
