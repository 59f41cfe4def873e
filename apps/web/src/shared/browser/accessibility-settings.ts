import { useEffect } from 'react';
import { keepToasts } from '#ui';
import { storedSetting } from './stored-setting.ts';

/** False if keys such as "f" do nothing, for people whose speech input types letters. */
export const singleKeys = storedSetting('single-keys', true, (stored) => stored !== false);

/** Seconds for which messages with an undo stay; null until they are used or closed. */
export const undoSeconds = storedSetting<number | null>(
  'undo-seconds',
  null,
  (stored) => undoTimes.find((time) => time === stored) ?? null,
);

export const undoTimes = [10, 30, 60];

/** Applies the settings of this device that the components of the page need. */
export function useAccessibilitySettings(): void {
  const seconds = undoSeconds.use();
  useEffect(() => keepToasts(seconds), [seconds]);
}
