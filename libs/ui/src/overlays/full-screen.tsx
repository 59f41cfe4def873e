import type { ReactNode } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';

export interface FullScreenProps {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Covers the page as long as it is rendered, as cooking does. */
export const FullScreen = lazyOnIdle<FullScreenProps>(() =>
  import('./full-screen-panel.tsx').then((parts) => parts.FullScreenPanel),
);
