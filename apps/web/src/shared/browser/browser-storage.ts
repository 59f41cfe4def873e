/** JSON values in a storage of the browser. Private windows may have none, and a storage may be full. */
export interface BrowserStorage {
  /** Undefined if there is no value, or if the browser refuses. */
  get: <T>(key: string) => T | undefined;
  /** False if the storage is full or forbidden. */
  set: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/** @param storageOf reading the global itself throws where storage is forbidden */
function browserStorage(storageOf: () => Storage): BrowserStorage {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storageOf());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined,
    set: (key, value) => attempt((storage) => (storage.setItem(key, JSON.stringify(value)), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Lasts until the tab is closed. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Lasts until the browser's data is cleared. */
export const deviceStorage = browserStorage(() => localStorage);
