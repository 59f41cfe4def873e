import type { CSSProperties } from 'react';
import styles from './states.module.css';

interface SkeletonProps {
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  radius?: string;
}

/** Placeholder in the shape of the content. */
export function Skeleton({ width = '100%', height = '1rem', radius }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}
