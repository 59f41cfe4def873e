import type { ReactNode } from 'react';
import { Skeleton } from '#ui';
import styles from './page-skeletons.module.css';

// Shapes of screens whose data are still loading: the title, with what follows below it.

const ROUND = 'var(--t-radii-lg)';

function PageSkeleton({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={styles.page} data-wide={isWide || undefined} aria-hidden>
      <div className={styles.head}>
        <Skeleton width="min(16rem, 60%)" height="2.25rem" />
        <Skeleton width="min(24rem, 85%)" />
      </div>
      {children}
    </div>
  );
}

const times = (count: number, part: ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => <Repeated key={index}>{part}</Repeated>);

const Repeated = ({ children }: { children: ReactNode }) => children;

const Rows = ({ count }: { count: number }) =>
  times(
    count,
    <div className={styles.row}>
      <Skeleton width="2.5rem" height="2.5rem" radius={ROUND} />
      <div className={styles.words}>
        <Skeleton width="min(18rem, 80%)" />
        <Skeleton width="min(11rem, 50%)" height="0.875rem" />
      </div>
    </div>,
  );

const Fields = ({ count }: { count: number }) =>
  times(
    count,
    <div className={styles.words}>
      <Skeleton width="8rem" />
      <Skeleton height="2.75rem" radius={ROUND} />
    </div>,
  );

/** A list of rows with a picture or an icon and two lines. */
export const RowsSkeleton = () => (
  <PageSkeleton>
    <div>
      <Rows count={9} />
    </div>
  </PageSkeleton>
);

/** A list of rows below a search field and a choice of kinds. */
export const FilteredRowsSkeleton = () => (
  <PageSkeleton>
    <div className={styles.filters}>
      <Skeleton width="min(22rem, 100%)" height="2.75rem" radius={ROUND} />
      <Skeleton width="12rem" height="2.75rem" radius={ROUND} />
    </div>
    <div>
      <Rows count={8} />
    </div>
  </PageSkeleton>
);

/** A table below its search field. */
export const TableSkeleton = () => (
  <PageSkeleton isWide>
    <Skeleton width="min(22rem, 100%)" height="2.75rem" radius={ROUND} />
    <div>
      {times(
        12,
        <div className={styles.tableRow}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="min(14rem, 60%)" />
          <Skeleton width="6rem" />
        </div>,
      )}
    </div>
  </PageSkeleton>
);

/** Sections with a heading and some settings or facts each. */
export const PanelsSkeleton = () => (
  <PageSkeleton>
    {times(
      3,
      <div className={styles.panel}>
        <Skeleton width="min(12rem, 60%)" height="1.5rem" />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton width="60%" />
      </div>,
    )}
  </PageSkeleton>
);

/** A section with fields. */
export const FormSkeleton = () => (
  <PageSkeleton>
    <div className={styles.panel}>
      <Fields count={5} />
    </div>
  </PageSkeleton>
);

/** Pictures with a name below. */
export const TilesSkeleton = () => (
  <PageSkeleton isWide>
    <div className={styles.tiles}>
      {times(
        8,
        <div className={styles.words}>
          <Skeleton height="9rem" radius={ROUND} />
          <Skeleton width="70%" />
        </div>,
      )}
    </div>
  </PageSkeleton>
);
