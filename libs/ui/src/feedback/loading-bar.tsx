import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';

const throttle = 200;

/** Line at the top while something loads for longer than 200 ms. */
export function LoadingBar({ busy }: { busy: boolean }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(busy), busy ? throttle : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return visible && busy ? <div className={styles.bar} aria-hidden /> : null;
}
