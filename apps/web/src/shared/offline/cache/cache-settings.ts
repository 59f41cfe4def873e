import { savesData } from '#ui';
import { storedSetting } from '../../browser/stored-setting.ts';

/** Settings of the offline cache on this device. */
export interface CacheSettings {
  isOn: boolean;
  megabytes: number;
  /** Allows filling the cache on metered connections. */
  onMetered: boolean;
}

export const megabyteChoices = [50, 100, 200, 500, 1000, 2000];

const initial: CacheSettings = { isOn: true, megabytes: 200, onMetered: false };

function parseStored(stored: unknown): CacheSettings {
  const { isOn, megabytes, onMetered } = (stored ?? {}) as Partial<Record<keyof CacheSettings, unknown>>;
  return {
    isOn: isOn !== false,
    megabytes: megabyteChoices.find((one) => one === megabytes) ?? initial.megabytes,
    onMetered: onMetered === true,
  };
}

export const cacheSettings = storedSetting('kept', initial, parseStored);

/** True on metered connections; browsers that do not tell count as unmetered. */
export function isMetered(): boolean {
  return savesData() || navigator.connection?.type === 'cellular';
}

/** True if the browser can show cached pages, which needs https for the service worker. */
export const canCache = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator && 'indexedDB' in globalThis;
