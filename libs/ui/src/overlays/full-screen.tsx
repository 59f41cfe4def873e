import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import type { FullScreenProps } from './full-screen-props.ts';

/** Full-screen modal. */
export const FullScreen = lazyOnIdle<FullScreenProps>(() =>
  import('./full-screen-panel.tsx').then((parts) => parts.FullScreenPanel),
);
