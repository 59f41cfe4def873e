import { Skeleton } from '#ui';
import styles from './recipe-skeleton.module.css';

/** Shape of a recipe that is still loading: its name beside the picture, ingredients beside the steps. */
export function RecipeSkeleton() {
  return (
    <div className={styles.recipe} aria-hidden>
      <div className={styles.hero}>
        <div className={styles.texts}>
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="60%" />
          <Skeleton width="min(20rem, 100%)" height="2.75rem" radius="var(--t-radii-lg)" />
        </div>
        <Skeleton height="14rem" radius="var(--t-radii-xl)" />
      </div>
      <div className={styles.columns}>
        <div className={styles.texts}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} width="85%" height="1.5rem" />
          ))}
        </div>
        <div className={styles.texts}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height="4.5rem" radius="var(--t-radii-lg)" />
          ))}
        </div>
      </div>
    </div>
  );
}
