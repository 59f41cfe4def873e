import { useCallback, useEffect, useState } from 'react';

/** State that survives a reload of the tab. The server and the first render see the initial value. */
export function useSessionState<T>(key: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const stored = read<T>(key);
    if (stored !== undefined) setValue(stored);
  }, [key]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, set];
}

function read<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sets the initial value of the state with this key for the next component that uses it. */
export const rememberInSession = (key: string, value: unknown): void => write(key, value);

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may have no storage; the state then lasts as long as the page
  }
}
