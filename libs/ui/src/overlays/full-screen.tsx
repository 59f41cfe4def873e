import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import type { FullScreenProps } from './full-screen-props.ts';

/** Covers the page as long as it is rendered, as cooking does. */
export const FullScreen = lazyOnIdle<FullScreenProps>(() =>
  import('./full-screen-panel.tsx').then((parts) => parts.FullScreenPanel),
);
