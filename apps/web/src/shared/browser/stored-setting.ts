import { useSyncExternalStore } from 'react';
import { deviceStorage } from './browser-storage.ts';

export interface StoredSetting<T> {
  change: (to: T) => void;
  /** The server and the first render see the initial value. */
  use: () => T;
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** Setting of this device, or of the open page where nothing can be stored. `accept` validates the stored value, perhaps of another version. */
export function storedSetting<T>(key: string, initial: T, accept: (stored: unknown) => T): StoredSetting<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const get = () => (current ??= accept(deviceStorage.get(key) ?? null));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const change = (to: T) => {
    current = to;
    deviceStorage.set(key, to);
    for (const listener of listeners) listener();
  };
  return { change, get, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
