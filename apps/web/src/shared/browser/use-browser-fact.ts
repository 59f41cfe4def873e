import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Reads something that only the browser knows and that does not change while a page is open. */
export const useBrowserFact = <T>(read: () => T, onServer: T): T => useSyncExternalStore(never, read, () => onServer);
