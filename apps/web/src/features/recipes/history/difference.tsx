import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './history.module.css';

/** Difference of two texts: removed words are struck out, added ones underlined. */
export function Difference({ was, is }: { was: string; is: string }) {
  const parts = useMemo(() => diffWordsWithSpace(was, is), [was, is]);
  return (
    <p className={styles.text} dir="auto">
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        return removed ? <del key={index}>{value}</del> : value;
      })}
    </p>
  );
}
