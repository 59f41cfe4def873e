import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { lazyOnIdle } from '#ui';
import { useTimers } from './use-timers.ts';

const TimerBar = lazy(() => import('./timer-bar.tsx').then((module) => ({ default: module.TimerBar })));
const TimerSync = lazyOnIdle(() => import('./timer-sync.tsx').then((module) => module.TimerSync));

/** The household's timers, shown on all screens but cook mode, which has its own bar. */
export function RunningTimers() {
  const timers = useTimers();
  const cooking = useRouterState({ select: ({ location }) => 'cook' in location.search });
  return (
    <Suspense>
      <TimerSync />
      {!cooking && timers.length > 0 && <TimerBar floating />}
    </Suspense>
  );
}
