import { retryUntilLoaded } from '../lazy/retry-until-loaded.ts';
import type { Toast } from './toast-message.ts';

let need: () => void;

/** Resolves with the first toast or earlier, so that screen readers announce it. */
export const toastsAreNeeded = new Promise<void>((resolve) => (need = resolve));

export const needToasts = (): void => need();

/** Loads the toast region; without a network, toasts wait for it. */
export const loadToastRegion = () => retryUntilLoaded(() => import('./toast-region.tsx'));

/** Time for which messages with an action stay; null until they are used or closed. */
export const toastSettings: { actionSeconds: number | null } = { actionSeconds: null };

/** Sets how long messages with an action stay. */
export const keepToasts = (seconds: number | null): void => void (toastSettings.actionSeconds = seconds);

/** Shows a short message over the page. */
export function toast(message: Toast): void {
  needToasts();
  void loadToastRegion().then((parts) => parts.showToast(message));
}
