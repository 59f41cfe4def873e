import { useSyncExternalStore } from 'react';

export interface StoredSetting<T> {
  change: (to: T) => void;
  /** The server and the first render see the initial value. */
  use: () => T;
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** Setting in localStorage. `accept` validates the stored value, perhaps of another version. */
export function storedSetting<T>(key: string, initial: T, accept: (stored: unknown) => T): StoredSetting<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const get = () => (current ??= accept(read(key)));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const change = (to: T) => {
    current = to;
    write(key, to);
    for (const listener of listeners) listener();
  };
  return { change, get, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage, the setting lasts as long as the page
  }
}
