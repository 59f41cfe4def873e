import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { whenIdle } from '#ui';
import { fitPage, type Orientation } from './fit-page.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  children: ReactNode;
  orientation?: Orientation;
  /** Type gets smaller until everything is on one page, down to 9.5 pt. */
  fitsPage?: boolean;
  /** Rendered when the browser is idle, because it has pictures, which printing does not wait for. */
  hasPictures?: boolean;
}

/** Replaces the screen on paper; rendered when the browser is about to print. */
export function PrintSheet({
  children,
  orientation = 'portrait',
  fitsPage = true,
  hasPictures = false,
}: PrintSheetProps) {
  const isWanted = useIsWanted(hasPictures);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isWanted || !fitsPage) return undefined;
    const fit = () => sheet.current && fitPage(sheet.current, orientation);
    fit();
    addEventListener('beforeprint', fit);
    return () => removeEventListener('beforeprint', fit);
  }, [isWanted, fitsPage, orientation]);
  if (!isWanted) return null;
  return createPortal(
    <div ref={sheet} className={`${styles.sheet} ${styles[orientation]}`} data-sheet aria-hidden>
      {children}
    </div>,
    document.body,
  );
}

function useIsWanted(early: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const make = () => isHere && setWanted(true);
    // printing does not wait for the next frame
    const makeNow = () => flushSync(make);
    const paper = matchMedia('print');
    if (paper.matches) make();
    if (early) whenIdle(make);
    addEventListener('beforeprint', makeNow);
    paper.addEventListener('change', makeNow);
    return () => {
      isHere = false;
      removeEventListener('beforeprint', makeNow);
      paper.removeEventListener('change', makeNow);
    };
  }, [early]);
  return isWanted;
}
