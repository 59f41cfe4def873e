import { Skeleton } from '#ui';
import { ROW_REM } from './first-rows.ts';
import styles from './list-skeleton.module.css';

/** Shape of a shopping list that is still loading: its name, the line for additions, and rows with a box. */
export function ListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      <Skeleton width="min(14rem, 60%)" height="2.25rem" />
      <Skeleton height="3rem" radius="var(--t-radii-lg)" />
      <div>
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index} className={styles.row} style={{ blockSize: `${ROW_REM}rem` }}>
            <Skeleton width="1.5rem" height="1.5rem" />
            <Skeleton width="min(14rem, 60%)" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shape of the lists of the group: their heading and a card each. */
export function ListsSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <Skeleton width="min(14rem, 60%)" height="2.25rem" />
      <div className={styles.cards}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} height="6.5rem" radius="var(--t-radii-lg)" />
        ))}
      </div>
    </div>
  );
}
