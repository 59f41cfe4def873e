import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** True while the page is scrolled down by more than a height. */
export const useScrolledPast = (heightPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > heightPx,
    () => false,
  );
