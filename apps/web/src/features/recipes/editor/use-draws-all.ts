import { useDeferredValue } from 'react';

/** Rows that fill a screen. */
export const firstRows = 12;

/**
 * False while the editor opens, so that a long recipe opens as fast as a short one; true right after. An address that
 * names a field may name any of them.
 */
export const useDrawsAll = (): boolean => useDeferredValue(true, location.hash !== '');
