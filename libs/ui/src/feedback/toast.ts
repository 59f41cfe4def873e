import { persistently } from '../lazy/persistently.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import { partsAhead } from '../root/parts-ahead.ts';

export interface Toast {
  kind: 'info' | 'success' | 'error' | 'warning';
  text: string;
  /** An undo, for instance; such a toast stays longer. */
  action?: { label: string; run: () => void };
}

let need: () => void;

/** Settles with the first message, or before when the browser is idle. */
export const toastsAreNeeded = new Promise<void>((resolve) => {
  need = resolve;
  partsAhead();
  whenIdle(resolve);
});

/** Shows a short message over the page. */
export function toast(message: Toast): void {
  need();
  void persistently(() => import('./toast-region.tsx')).then((parts) => parts.showToast(message));
}
