import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from './browser-storage.ts';

/** State that survives a reload of the tab. The server and the first render see the initial value. */
export function useSessionState<T>(key: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const stored = tabStorage.get<T>(key);
    if (stored !== undefined) setValue(stored);
  }, [key]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      tabStorage.set(key, next);
    },
    [key],
  );
  return [value, set];
}

/** Sets the initial value of the state with this key for the next component that uses it. */
export const rememberInSession = (key: string, value: unknown): void => void tabStorage.set(key, value);
