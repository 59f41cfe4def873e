import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Modal dialog, which restores the focus afterwards. */
export const Dialog = lazyOnIdle<DialogProps>(() => import('./dialog-panel.tsx').then((parts) => parts.DialogPanel));
