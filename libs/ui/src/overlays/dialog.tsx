import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Shown as long as it is rendered; keeps the focus inside and gives it back afterwards. */
export const Dialog = lazyOnIdle<DialogProps>(() => import('./dialog-panel.tsx').then((parts) => parts.DialogPanel));
